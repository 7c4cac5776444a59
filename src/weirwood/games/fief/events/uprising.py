"""Uprising: the people attack Troops, and who may calm them (2.4.7, 1.3.15 to 18, 1.3.1.14 to 17)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..battles.losses import OwnLosses
from ..model.army import STRONGHOLD, fortified
from ..model.board import NONE
from ..model.cards import FAMINE, SECRET_PASSAGE, UPRISING, discard, in_hand, lies_on
from ..model.dice import DIE, battle_die
from ..model.nobles import GODS_CURSED, NOBLES, TYRANT
from ..model.state import Fief, FiefFrame
from ..model.titles import COUNCIL
from ..realm.death import kill
from .taxes import spared_by_coin

CALMED = 3
"""The lowest roll of 1d6 that stops an Uprising (fief.1.3.15)."""
PRICE = 3
"""What a Member of the Small Council pays for an attempt (fief.1.3.1.14)."""


# Why the people rise


def causes(s: Fief, seat: int, village: int) -> bool:
    """Whether a Village is taxed by another player or starving (fief.2.4.7.1, fief.2.4.7.2, fief.2.4.7.4)."""
    place = s.board.villages[village]
    if lies_on(s, place.region, FAMINE):
        return True
    taxers = [t[1] for t in s.tallages if t[0] == place.fief] + [t[1] for t in s.taxes if t[0] == place.region]
    return any(taxer != seat and not spared_by_coin(s, village, taxer) for taxer in taxers)


def taxed(s: Fief, village: int) -> bool:
    place = s.board.villages[village]
    return any(t[0] == place.fief for t in s.tallages) or any(t[0] == place.region for t in s.taxes)


def may_rise(s: Fief, seat: int, village: int) -> str | None:
    """The clause that keeps a player from playing an Uprising on a Village; None if he may."""
    if s.sept[village]:
        return "fief.2.4.7.5"
    if causes(s, seat, village):
        return None
    return "fief.2.4.7.4" if taxed(s, village) and causes(s, NONE, village) else "fief.2.4.7.1"


def may_rise_against(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from playing an Uprising on a tyrant or Gods cursed Noble; None if he may."""
    if s.where[noble] < 0:
        return "fief.2.4.7.3"
    if s.sept[s.where[noble]]:
        return "fief.2.4.7.5"
    if s.marked(noble, GODS_CURSED):
        return None  # fief.1.1.2.5
    return None if s.has(noble, TYRANT) and s.owner[noble] != seat else "fief.2.4.7.3"


def uprising_offers(s: Fief, seat: int) -> list[Option]:
    """Where a seat may play an Uprising now, if there is something to be hit."""
    if in_hand(s, seat, UPRISING) < 0:
        return []
    found = [
        make_option(f"play Uprising on {s.board.villages[v].name}", "play uprising", (v, NONE))
        for v in range(len(s.control))
        if may_rise(s, seat, v) is None and anything(s, v)
    ]
    return found + [
        make_option(f"play Uprising against {NOBLES[n].name}", "play uprising", (s.where[n], n))
        for n in s.in_play()
        if may_rise_against(s, seat, n) is None
    ]


def anything(s: Fief, village: int) -> bool:
    """Whether an Uprising could do something in a Village."""
    return bool(
        s.mills[village]
        or s.strongholds[village] == STRONGHOLD
        or village in s.where
        or any(s.has_troops(seat, village) for seat in range(s.seats))
    )


def play_uprising(s: Fief, seat: int, option: Option) -> None:
    village, noble = option.args
    discard(s, in_hand(s, seat, UPRISING))
    s.note("uprising", seat, village, noble, rule="fief.2.4.7.3" if noble >= 0 else "fief.2.4.7.1")
    s.push(Uprising(s, seat, village, noble))


def wall_uprising(s: Fief, noble: int) -> None:
    """The Uprising that a defeat at the Wall causes against a Noble's player where the Noble is (fief.7.0.12).

    It is no card (fief.2.4.7.22), and nobody calms it (fief.1.3.18).
    """
    if s.where[noble] >= 0:
        s.note("uprising", s.owner[noble], s.where[noble], NONE, rule="fief.7.0.12")
        s.push(Uprising(s, s.owner[noble], s.where[noble], noble, wall=True))


class Uprising(FiefFrame):
    """An Uprising: cards that boost it, attempts to calm it, and the attack (fief.2.4.7.20)."""

    __slots__ = ("armies", "cards", "hits", "noble", "passage", "passed", "safe", "seat", "struck", "tries",
                 "turn", "village", "wall")  # fmt: skip
    BOOST, CALM, ROLL, ATTACK, END = range(5)

    def __init__(self, s: Fief, seat: int, village: int, noble: int, wall: bool = False) -> None:
        self.at = self.BOOST
        self.seat = seat
        self.village = village
        self.noble = noble  # against whom it is, if it isn't against everybody in the Village
        self.wall = wall
        self.cards = 1
        self.passage = False
        self.turn = seat
        self.passed = 0
        self.tries: list[tuple[int, int]] = []  # which of the cards, and who may try to stop it
        self.armies: list[int] = []
        self.hits = 0
        self.safe = 0  # the hits from which the Fortification keeps its Controller
        self.struck = NONE

    def run(self, s: Fief) -> None:
        if self.at == self.BOOST:
            self.ask_boost(s)
        elif self.at == self.CALM:
            self.ask_calm(s)
        elif self.at == self.ROLL:
            self.roll(s)
        elif self.at == self.ATTACK:
            self.attack(s)
        else:
            s.pop()
            self.aftermath(s)

    # Boosting (fief.2.4.7.10, fief.2.4.7.11)

    def ask_boost(self, s: Fief) -> None:
        while self.passed < s.seats:
            options = self.boosts(s, self.turn)
            if options or s.ask_all:
                prompt = f"An Uprising in {s.board.villages[self.village].name}: boost it, or pass."
                s.ask(self.turn, "boost", prompt, "fief.2.4.7.20", [*options, make_option("pass", "pass")])
                return
            self.passed += 1
            self.turn = (self.turn + 1) % s.seats
        self.at = self.CALM
        if not self.wall:
            self.tries = [(card, noble) for card in range(self.cards) for noble in calmers(s, self.village)]

    def boosts(self, s: Fief, seat: int) -> list[Option]:
        found: list[Option] = []
        if in_hand(s, seat, UPRISING) >= 0 and self.may_add(s, seat) is None:
            found.append(make_option("add Uprising", "uprising"))
        if in_hand(s, seat, SECRET_PASSAGE) >= 0 and self.penalty(s) and not s.maester[self.village]:
            found.append(make_option("add Secret Passage", "passage"))
        return found

    def may_add(self, s: Fief, seat: int) -> str | None:
        """The clause that keeps a player from adding an Uprising card; None if he may."""
        if self.wall:
            return "fief.7.0.12" if seat == self.seat else "fief.2.4.7.5" if s.sept[self.village] else None
        if self.noble >= 0:
            return may_rise_against(s, seat, self.noble)
        return may_rise(s, seat, self.village)

    # Calming (fief.1.3.15, fief.1.3.1.14)

    def ask_calm(self, s: Fief) -> None:
        while self.tries:
            noble = self.tries[0][1]
            options = calm_options(s, noble, self.village)
            if options:
                where = s.board.villages[self.village].name
                prompt = f"Shall {NOBLES[noble].name} try to stop the Uprising in {where}?"
                s.ask(s.owner[noble], "calm", prompt, "fief.2.4.7.21", [*options, make_option("pass", "pass")])
                return
            self.tries.pop(0)
        self.at = self.ROLL

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.BOOST:
            self.boost(s, seat, option.verb)
        elif self.at == self.CALM:
            self.calm(s, seat, option.verb)
        else:
            self.struck = option.args[0]

    def boost(self, s: Fief, seat: int, verb: str) -> None:
        self.passed = 0 if verb != "pass" else self.passed + 1
        self.turn = (self.turn + 1) % s.seats
        if verb == "uprising":
            self.cards += 1
            discard(s, in_hand(s, seat, UPRISING))
            s.note("boosted", seat, UPRISING, rule="fief.2.4.7.11")
        elif verb == "passage":
            self.passage = True
            discard(s, in_hand(s, seat, SECRET_PASSAGE))
            s.note("boosted", seat, SECRET_PASSAGE, rule="fief.2.4.7.10")

    def calm(self, s: Fief, seat: int, verb: str) -> None:
        """On 3 to 6 this one Uprising is stopped; a Warden who fails is killed (fief.1.3.16), a Member isn't."""
        card, noble = self.tries.pop(0)
        if verb == "pass":
            return
        price = PRICE if verb == "pay" else 0
        s.pay(seat, price)
        roll = s.chance.pick(DIE) + 1
        rule = "fief.1.3.15" if verb == "warden" else "fief.1.3.1.15"
        s.note("calming", seat, noble, price, roll, roll >= CALMED, rule=rule)
        if roll >= CALMED:
            self.cards -= 1
            self.tries = [each for each in self.tries if each[0] != card]
        elif verb == "warden":
            kill(s, noble, "fief.1.3.16")

    # The attack (fief.2.4.7.6 to fief.2.4.7.9)

    def penalty(self, s: Fief) -> int:
        """The Battle Dice a Fortification takes off: 1 or 2 (fief.2.4.7.8)."""
        return 0 if self.passage and not s.maester[self.village] else fortified(s, self.village)

    def protected(self, s: Fief, seat: int) -> bool:
        """A Fortification protects its Controller's pieces only."""
        return s.control[self.village] == seat

    def roll(self, s: Fief) -> None:
        """1 Battle Die and 1 hit for each card, less for a Fortification; without a die no hit at all (fief.2.4.7.12)."""
        self.at = self.ATTACK
        village, inside = self.village, self.cards - self.penalty(s)
        if self.noble >= 0:
            owner = s.owner[self.noble]
            if owner < 0 or s.where[self.noble] != village:
                s.pop()
                return
            self.armies = [owner] if s.has_troops(owner, village) else []
            guarded = self.protected(s, owner) or self.protected(s, s.captor[self.noble])
        else:
            self.armies = [seat for seat in s.order() if s.has_troops(seat, village)]
            guarded = not self.armies or all(self.protected(s, seat) for seat in self.armies)
        number = max(0, inside if guarded else self.cards)
        if not number:
            s.pop()
            s.note("uprising fails", village, rule="fief.2.4.7.9" if self.cards else "fief.2.4.7.19")
            return
        if not self.armies:
            self.at = self.END
            return
        dice = [battle_die(s) for _ in range(number)]
        self.hits = sum(dice) + number
        self.safe = sum(dice[max(0, inside) :]) + number - max(0, inside)
        s.note("uprising roll", village, tuple(dice), self.hits, rule="fief.2.4.7.6")

    def attack(self, s: Fief) -> None:
        """Army after army, in the order that the player of the Uprising wants (fief.2.4.7.7)."""
        if not self.armies or not self.hits:
            self.at = self.END
            return
        if self.struck == NONE:
            options = [make_option(f"attack {s.name(seat)}", "attack", (seat,)) for seat in self.armies]
            s.ask(self.seat, "attack", "Choose whose Troops are attacked next.", "fief.2.4.7.7", options)
            return
        seat, self.struck = self.struck, NONE
        self.armies.remove(seat)
        hits = max(0, self.hits - self.safe) if self.protected(s, seat) else self.hits
        taken = OwnLosses(seat, self.village, hits, s.army(seat, self.village), "fief.2.4.7.6")
        self.hits -= taken.absorbed
        s.push(taken)

    # What is left (fief.2.4.7.14 to fief.2.4.7.18)

    def aftermath(self, s: Fief) -> None:
        village = self.village
        if self.noble >= 0 and s.has_troops(s.owner[self.noble], village):
            return
        alone = not any(s.has_troops(seat, village) for seat in range(s.seats))
        if self.wall:  # the player's people, and the Village if it is his and nobody else guards it (fief.7.0.12)
            dead = [n for n in s.in_play() if n == self.noble or n in s.nobles_at(self.seat, village)]
            self.slay(s, dead, "fief.7.0.12")
            if alone and self.protected(s, self.seat):
                self.raze(s)
        elif self.noble >= 0:
            self.slay(s, [self.noble], "fief.2.4.7.18")
        elif alone:
            self.slay(s, [n for n in s.in_play() if s.where[n] == village], "fief.2.4.7.14")
            self.raze(s)

    def slay(self, s: Fief, nobles: list[int], rule: str) -> None:
        for noble in reversed(nobles):
            kill(s, noble, rule)

    def raze(self, s: Fief) -> None:
        """Mills and Stronghold fall."""
        village = self.village
        razed = s.strongholds[village] == STRONGHOLD and not s.maester[village]  # fief.2.4.7.16
        if s.mills[village] or razed:
            s.note("razed", village, s.mills[village], razed, rule="fief.2.4.7.15")
        s.mills[village] = 0
        if razed:
            s.strongholds[village] = 0
        s.dirty = True


def calmers(s: Fief, village: int) -> list[int]:
    """Who may try to stop an Uprising: the Region's Warden, then the other Members of the Small Council in turn order."""
    warden = s.warden(s.board.villages[village].region)
    members = [s.holder[title] for title in COUNCIL if s.holder[title] >= 0]
    members.sort(key=lambda n: s.order().index(s.owner[n]))
    return [*([warden] if warden >= 0 else []), *(n for n in members if n != warden)]


def calm_options(s: Fief, noble: int, village: int) -> list[Option]:
    """How a Noble may try to stop an Uprising in a Village."""
    found: list[Option] = []
    if s.owner[noble] < 0:
        return found
    if may_calm_as_warden(s, noble, village) is None:
        found.append(make_option(f"calm with {NOBLES[noble].name}", "warden"))
    if may_calm_for_gold(s, noble) is None:
        found.append(make_option(f"pay {PRICE} for {NOBLES[noble].name}", "pay"))
    return found


def may_calm_as_warden(s: Fief, noble: int, village: int) -> str | None:
    """The clause that keeps a Noble from a Warden's attempt; None if he may make it."""
    if s.warden(s.board.villages[village].region) != noble:
        return "fief.1.3.15"
    return "fief.1.3.17" if s.captor[noble] >= 0 else None


def may_calm_for_gold(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from a paid attempt; None if he may make it, even as a Captive (fief.1.3.1.17)."""
    if not any(s.holder[title] == noble for title in COUNCIL):
        return "fief.1.3.1.14"
    return None if s.gold[s.owner[noble]] >= PRICE else "fief.1.3.1.14"
