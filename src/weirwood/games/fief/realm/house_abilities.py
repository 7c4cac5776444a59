"""House abilities that a player uses in a window: Arryn, Greyjoy, Lannister, Tyrell (fief.house.*).

Baratheon's is in death.py, Stark's in events/drawing.py, Martell's in movement/phase.py, Tully's in round/income.py.
"""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.cards import CARDS, FAMINE, discard
from ..model.houses import ARRYN, GREYJOY, LANNISTER, TYRELL
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from .death import kill
from .hands import look, looked


def ability_offers(s: Fief, seat: int) -> list[Option]:
    """The abilities a seat may use now and would be asked for."""
    found: list[Option] = []
    house = s.house[seat]
    if house == TYRELL and s.once("tyrell"):
        for region in s.board.regions:
            if any(s.kind_laid(card) == FAMINE for card in s.region_cards[region.number]):
                found.append(make_option(f"end Famine in the {region.name}", "use house", (TYRELL, region.number)))
    elif house == ARRYN:
        for noble, captor in enumerate(s.captor):
            if captor == seat and may_kill_captive(s, seat, noble) is None:
                found.append(make_option(f"kill {NOBLES[noble].name}", "use house", (ARRYN, noble)))
    return found


def private_offers(s: Fief, seat: int) -> list[Option]:
    """Abilities that are nearly always possible: looking at a hand, and the theft."""
    others = [other for other in range(s.seats) if other != seat]
    if s.house[seat] == LANNISTER:
        return [
            make_option(f"look at {s.name(other)}'s hand", "look", (other,))
            for other in others
            if may_look(s, seat, other) is None
        ]
    if s.house[seat] == GREYJOY:
        return [
            make_option(f"steal from {s.name(other)}", "steal", (other,))
            for other in others
            if may_steal(s, seat, other) is None
        ]
    return []


def use_ability(s: Fief, seat: int, option: Option) -> None:
    house, what = option.args
    if house == TYRELL:  # fief.house.tyrell.2
        s.used_round.append("tyrell")
        card = next(c for c in s.region_cards[what] if s.kind_laid(c) == FAMINE)
        s.region_cards[what].remove(card)
        discard(s, card)
        s.note("famine ended", seat, what, rule="fief.house.tyrell.2")
    else:
        s.used_round.append("arryn")
        kill(s, what, "fief.house.arryn.3")


def use_private(s: Fief, seat: int, option: Option) -> None:
    if option.verb == "look":
        s.used_round.append("lannister")
        look(s, seat, option.args[0], "fief.house.lannister.2")
        if "lannister" not in s.used_game:
            s.push(Swap(seat, option.args[0]))
    else:
        s.used_game.append("greyjoy")
        s.note("theft", seat, option.args[0], rule="fief.house.greyjoy.2")
        s.push(Theft(seat, option.args[0]))


# Arryn


def may_kill_captive(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from killing a Captive by his House's ability; None if he may."""
    if s.house[seat] != ARRYN:
        return "fief.6.2.3.8"
    if s.captor[noble] != seat or not s.nobles_at(seat, s.where[noble]) or not s.once("arryn"):
        return "fief.house.arryn.3"
    return None


def may_kill(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a captor from killing a Captive without a card; None if his House may (Arryn)."""
    return may_kill_captive(s, seat, noble) if s.captor[noble] == seat else "fief.6.2.3.8"


# Lannister


def may_look(s: Fief, seat: int, other: int) -> str | None:
    """The clause that keeps a player from looking at a hand by his House's ability; None if he may."""
    if s.house[seat] != LANNISTER or not s.once("lannister") or not s.hands[other]:
        return "fief.house.lannister.2"
    return None if s.once(looked(seat, other)) else "fief.1.3.1.12"


class Swap(FiefFrame):
    """Having looked, Lannister may swap a card, once in the game (fief.house.lannister.3)."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int, other: int) -> None:
        self.at = 0
        self.seat = seat
        self.other = other

    def run(self, s: Fief) -> None:
        mine, theirs = ({s.kinds[card] for card in s.hands[seat]} for seat in (self.seat, self.other))
        options = [
            make_option(f"swap {CARDS[give].name} for {CARDS[take].name}", "swap", (give, take))
            for give in sorted(mine)
            for take in sorted(theirs)
            if give != take
        ]
        if not options and not s.ask_all:
            s.pop()
            return
        prompt = (
            f"{s.name(self.other)} has {', '.join(CARDS[s.kinds[c]].name for c in s.hands[self.other])}. Swap a card?"
        )
        s.ask(self.seat, "swap", prompt, "fief.house.lannister.3", [*options, make_option("pass", "pass")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "swap":
            s.used_game.append("lannister")
            give = next(c for c in s.hands[seat] if s.kinds[c] == option.args[0])
            take = next(c for c in s.hands[self.other] if s.kinds[c] == option.args[1])
            for owner, card, to in ((seat, give, self.other), (self.other, take, seat)):
                s.hands[owner].remove(card)
                s.hands[to].append(card)
                s.known[card] |= 1 << to
            s.note("swaps", seat, self.other, rule="fief.house.lannister.3")


# Greyjoy


def may_steal(s: Fief, seat: int, other: int) -> str | None:
    """The clause that keeps a player from the theft; None if he may try it."""
    nothing = s.purse(seat, other) == 0
    if s.house[seat] != GREYJOY or "greyjoy" in s.used_game or other == seat or nothing:
        return "fief.house.greyjoy.2"
    return None


class Theft(FiefFrame):
    """The victim splits all his gold between two hands; the thief takes what is in one (fief.house.greyjoy.3)."""

    __slots__ = ("left", "seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.at = 0
        self.seat = seat
        self.victim = victim
        self.left = NONE

    def run(self, s: Fief) -> None:
        gold = s.gold[self.victim]
        if self.at == 0:
            options = [make_option(f"split {n}/{gold - n}", "split", (n,)) for n in range(gold, -1, -1)]
            prompt = "A thief: split all your gold between your left and your right hand."
            s.ask(self.victim, "split", prompt, "fief.house.greyjoy.3", options)
        else:
            options = [
                make_option("take the left hand", "take", (0,)),
                make_option("take the right hand", "take", (1,)),
            ]
            s.ask(self.seat, "theft", "Which hand?", "fief.house.greyjoy.2", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == 0:
            self.at = 1
            self.left = option.args[0]
            return
        s.pop()
        amount = s.gold[self.victim] - self.left if option.args[0] else self.left
        s.pay(self.victim, amount, self.seat)
        s.note("stolen", self.seat, self.victim, amount, rule="fief.house.greyjoy.2")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Only the victim knows the split."""
        if self.at == 1 and seat != self.victim:
            self.left = chance.below(s.gold[self.victim] + 1)
