"""Challenges: the phase, and the steps of resolving one that all editions share."""

from __future__ import annotations

from typing import ClassVar, Self

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ...native import trait
from ..cards.definition import STEALTH, Context
from ..table import values
from ..table.challenge import Challenge, took_part
from ..table.choosing import DONE, Pick, bind
from ..table.event import Event
from ..table.lasting import fought
from ..table.naming import name_of
from ..table.state import Table
from ..table.words import CHALLENGE, CHARACTER, DECIDED, LOST, WON, article
from ..vocabulary.changing.hand_and_deck import random_cards
from ..vocabulary.describing import predicates
from ..vocabulary.describing.predicates import YOURS
from ..vocabulary.paying.tolls import due, dues, tolls
from ..vocabulary.ruling.in_challenges import BypassesMore, HasToAttack, HasToDefend, SomebodyDefends
from ..vocabulary.ruling.rules import active, bearing, cannot
from .declaring import challenge_options, kneels, may_attack, may_bypass, may_defend, most_attackers, most_defenders
from .phases import Phase, Step, advance

VICTIM = predicates.CHARACTER & YOURS
"""Whom a loser may choose for a military claim."""


def count_outcome(s: Table) -> None:
    """Who won and who lost the challenge under way, counted for its phase and its round."""
    c = s.under_way()
    winner, loser, kind = c.winner, c.loser, c.kind
    for period in ("phase", "round"):
        counts = s.counts(period)
        for key in (
            (period, "player", winner, "won"), (period, "player", loser, "lost"),
            (period, "player", winner, "won", loser), (period, "player", winner, "won", kind),
            (period, "player", loser, "lost", kind),
        ):  # fmt: skip
            counts[key] = counts.get(key, 0) + 1
        if loser == c.defender:
            s.tick(period, "player", loser, "lost as defender")


class Challenges(Phase):
    """Each player in turn initiates challenges. ``window_each``: an action window comes before every one of them."""

    __slots__ = ()
    name = "challenges"
    leads = {"challenge": "attackers"}
    resolution: ClassVar[type[Challenging]]
    window_each: ClassVar[bool]

    def become_active(self, s: Table) -> None:
        s.active = self.seat_in_turn(s)
        if s.active < 0:
            self.at += 2
        else:
            s.note("active", s.name(s.active), rule=s.clauses.challenge_turn)

    def initiate(self, s: Table) -> None:
        options = challenge_options(s, s.active) if s.alive[s.active] else []
        if not options and not s.ask_all:
            self.turn += 1
            self.at = 1
            return
        prompt = "Initiate a challenge, or pass to end your challenges."
        s.ask(s.active, "challenge", prompt, s.clauses.challenge_limit, [*options, make_option("pass", "pass")])

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "pass":
            self.turn, self.at = self.turn + 1, 1
            return
        if self.window_each:
            self.at = 2
        s.challenges += 1
        s.challenge = Challenge(option.args[0], seat, option.args[1], s.challenges)
        s.touch()
        s.push(self.resolution())

    steps: ClassVar[tuple[Step, ...]] = (Phase.begin, become_active, Phase.window, initiate, Phase.end, Phase.leave)


def stealthy(s: Table, attackers: list[int]) -> list[int]:
    """The attackers with stealth, each as often as it may bypass a character."""
    users = values.with_keyword(s, attackers, STEALTH)
    if "BypassesMore" not in s.present:
        return users
    return [user for user in users for _ in range(1 + sum(rule.n for _, rule in bearing(s, BypassesMore, user)))]


@trait
class ChallengeSteps:
    """The steps of a challenge, for whatever frame goes through them.

    ``part`` counts the attackers that have used stealth or not; what is chosen on the way is bound in ``ctx``. The frames
    have these fields; there is no room for them here.
    """

    __slots__ = ()
    at: int
    part: int
    ctx: Context

    # Attackers

    def declare_attackers(self, s: Table) -> None:
        c, clauses = s.under_way(), s.clauses
        toll = sum(event.amount for event in tolls(s, c.attacker, c.kind, c.defender))
        found = [card for card in s.area[c.attacker] if may_attack(s, card, c.kind, toll) is None]
        most = most_attackers(s)
        pick = Attackers(
            s.gold[c.attacker] - toll, c.attacker, found, most if most > 0 else len(found),
            f"{c.kind.capitalize()} challenge against {s.name(c.defender)}: declare attackers.", clauses.attack,
        )  # fmt: skip
        if "HasToAttack" in s.present:
            pick.oblige(s)
        s.push(pick)

    def may_bypass(self, s: Table, card: int) -> str | None:
        """The clause that keeps a character from being bypassed by stealth, or None."""
        return may_bypass(s, card)

    def beside_stealth(self, s: Table) -> list[Option]:
        return []  # what else an edition lets the attacker choose there

    def stealth(self, s: Table) -> None:
        """For each declared attacker with stealth, a character without stealth that can't defend."""
        c = s.under_way()
        if not c.attackers and "attackers" in self.ctx.vars:  # else they have all left already
            c.attackers = list(self.ctx.vars["attackers"])
            s.touch()
        users = stealthy(s, c.attackers)
        while self.part < len(users):
            user = users[self.part]
            found = [t for t in s.area[c.defender] if self.may_bypass(s, t) is None and (user, t) not in c.bypassed]
            if found:
                label = f"stealth {name_of(s, user)} past"
                options = [make_option(f"{label} {name_of(s, t)}", "stealth", (user, t)) for t in found]
                prompt = f"{s.called(user)} has {s.speech.word('stealth')}: {s.speech.word('bypass')} a character?"
                s.ask(c.attacker, "stealth", prompt, s.clauses.stealth, [*options, *self.beside_stealth(s), DONE])
                return
            self.part += 1  # type: ignore[misc]
        self.part = 0  # type: ignore[misc]

    def bypass(self, s: Table, option: Option) -> None:
        """An attacker has used stealth, or not."""
        users, user = stealthy(s, s.under_way().attackers), -1
        if option.verb == "stealth":
            s.under_way().bypassed.append(option.args)
        elif self.part < len(users):  # not for any further character either
            user = users[self.part]
        self.part += 1  # type: ignore[misc]
        while self.part < len(users) and users[self.part] == user:
            self.part += 1  # type: ignore[misc]

    def announce(self, s: Table) -> None:
        """The challenge is known to all now, and its attackers."""
        c = s.under_way()
        if c.defender == c.against:
            names = [s.called(a) for a in c.attackers]
            who = (s.name(c.attacker), c.kind, s.name(c.defender))
            s.note("challenge", *who, *names, rule=s.clauses.attackers_declared)
        for user, target in c.bypassed:
            s.note("bypass", s.called(user), s.called(target), rule=s.clauses.bypassing)

    def initiated(self, s: Table) -> None:
        """One window for the reactions to all announcements."""
        c = s.under_way()
        seat = c.attacker
        events = [Event("kneel", a, seat, how="declared") for a in c.attackers if kneels(s, a, "attacking")]
        self.counted(s)
        events += tolls(s, seat, c.kind, c.against) + [toll for a in c.attackers for toll in dues(s, a)]
        events.append(Event("challenge initiated", player=seat, other=c.against))
        events += [Event("attacker declared", a, seat) for a in c.attackers]
        for a in c.attackers:
            took_part(s, a)
        events += [Event("bypassed", target, c.defender, source=user) for user, target in c.bypassed]
        s.happen(events)

    def counted(self, s: Table) -> None:
        """The challenge is initiated: one more of its attacker's, in all, of its type, and of its type against its target."""
        c = s.under_way()
        seat, kind, against = c.attacker, c.kind, c.against
        for period in ("challenge", "phase", "round"):
            counts = s.counts(period)
            for key in (
                (period, "player", seat, "initiated"), (period, "player", seat, "initiated", kind),
                (period, "player", seat, "initiated", kind, against),
            ):  # fmt: skip
                counts[key] = counts.get(key, 0) + 1
        s.tick("phase", "player", against, "met")
        s.touch()

    # Defenders

    def declare_defenders(self, s: Table) -> None:
        c = s.under_way()
        found = [card for card in s.area[c.defender] if may_defend(s, card) is None]
        most = most_defenders(s)
        self.ctx.vars["defenders"] = ()
        if found:
            strength = f"{values.side_strength(s, 'attacking')} {s.speech.word('STR')}"
            prompt = (
                f"{s.name(c.attacker)} attacks you with {strength} in {article(c.kind)} challenge: declare defenders."
            )
            bound = [d for d in found if bearing(s, HasToDefend, d)] if "HasToDefend" in s.present else []
            must = [d for d in found if d in c.must_defend or d in bound]
            least = int("SomebodyDefends" in s.present and bool(active(s, SomebodyDefends, c.defender)))
            s.push(Defenders(c.defender, found, most if most > 0 else len(found), prompt, must, least))

    def defended(self, s: Table) -> None:
        c = s.under_way()
        declared = list(self.ctx.vars.get("defenders") or ())
        events = [Event("kneel", d, c.defender, how="declared") for d in declared if kneels(s, d, "defending")]
        events += [toll for d in declared for toll in dues(s, d)]
        c.defenders += declared
        s.touch()
        if declared:
            for seat in dict.fromkeys([c.defender, *[s.ctrl[d] for d in declared]]):  # others may help
                named = [s.called(d) for d in declared if s.ctrl[d] == seat]
                if named:
                    s.note("defend", s.name(seat), *named, rule=s.clauses.defenders_declared)
        else:
            s.note("no defenders", s.name(c.defender), rule=s.clauses.no_defenders)
        events += [Event("defender declared", d, c.defender) for d in declared]
        for d in declared:
            took_part(s, d)
        s.happen(events or [Event("no defenders", player=c.defender)])

    # Winner and claim

    def decide(self, s: Table, attack: int, defence: int, won: bool) -> None:
        """The attacker has won or lost with these strengths: keep it for this challenge, its phase and its round."""
        c = s.under_way()
        c.winner, c.loser = (c.attacker, c.defender) if won else (c.defender, c.attacker)
        c.margin = abs(attack - defence)
        c.unopposed = won and defence < 1
        s.note("winner", s.name(c.winner), attack, defence, c.unopposed, rule=s.clauses.challenge_winner)
        count_outcome(s)

    def resolve_claim(self, s: Table) -> None:
        """What the claim does to those who suffer it; ``amount`` was settled before."""
        c = s.under_way()
        if not c.claim:
            return
        claim = self.ctx.vars["amount"]
        for loser in c.suffer:
            s.note("claim", c.claim, claim, s.name(loser), rule=s.clauses.claim)
        if claim > 0:
            claims = {"military": self.military_claim, "intrigue": self.intrigue_claim, "power": self.power_claim}
            claims[c.claim](s, claim, c.suffer)

    def military_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        """Each who suffers it chooses in player order; the chosen characters are killed at once."""
        self.ctx.vars["choosing"] = suffer

    def choose_victims(self, s: Table) -> None:
        chosen = (*self.ctx.vars.get("victims", ()), *self.ctx.vars.pop("claim", ()))
        self.ctx.vars["victims"] = chosen
        claim = self.ctx.vars.get("amount", 0)
        for loser in self.ctx.vars.get("choosing", ()):
            self.ctx.vars["choosing"] = tuple(p for p in self.ctx.vars["choosing"] if p != loser)
            found = [card for card in s.area[loser] if may_be_claimed(s, card)]
            due = [card for card in s.under_way().must_die if card in found][:claim]
            self.ctx.vars["victims"] = (*self.ctx.vars["victims"], *due)
            found = [card for card in found if card not in due]
            n = min(claim - len(due), len(found))
            if n:
                self.at -= 1  # type: ignore[misc]
                prompt = f"Military claim {claim}: choose {n} character{'s' if n > 1 else ''} to kill."
                pick = Pick(
                    loser, "claim", found, n, n, prompt=prompt, rule=s.clauses.military_claim, kind="claim", fits=VICTIM,
                    does="kill",
                )  # fmt: skip
                s.push(pick)
                return

    def kill_claim(self, s: Table) -> None:
        chosen = self.ctx.vars.pop("victims", ())
        if chosen:
            self.satisfy(s, [Event("kill", card, s.ctrl[card], how="claim") for card in chosen])

    def intrigue_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        cards = [card for loser in suffer for card in random_cards(s, loser, claim)]
        self.satisfy(s, [Event("discard from hand", card, s.owner[card], how="claim") for card in cards])

    def power_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        """From faction card to faction card."""
        to = s.faction[s.under_way().winner]
        found = [s.faction[loser] for loser in suffer if s.power[s.faction[loser]]]
        self.satisfy(s, [Event("move power", card, s.ctrl[to], other=to, amount=claim, how="claim") for card in found])

    def satisfy(self, s: Table, events: list[Event]) -> None:
        """What the claim brings about."""
        if events:
            s.happen(events)


class Challenging(Frame, ChallengeSteps):
    """One challenge, step by step."""

    __slots__ = ("ctx", "part")
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.part = 0
        self.ctx = Context(-1, -1)

    def copy_into(self, new: Self) -> None:
        new.at, new.part, new.ctx = self.at, self.part, self.ctx.copy()

    def run(self, s: Table) -> None:
        advance(self, self.steps, s)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.bypass(s, option)

    def window(self, s: Table) -> None:
        s.open_window()

    def leave(self, s: Table) -> None:
        fought(s, s.under_way().attacker)
        s.expire("challenge")
        s.delayed = [d for d in s.delayed if d.when not in (WON, LOST, DECIDED, CHALLENGE)]
        s.challenge = None
        s.touch()
        s.pop()


def may_be_claimed(s: Table, card: int) -> bool:
    """Whether a character can be chosen to die for a military claim."""
    return values.card_type(s, card) == CHARACTER and not s.stays(card) and not cannot(s, card, "kill")


class Attackers(Pick):
    """Declaring attackers, as many as there is gold for: some are to be paid for."""

    __slots__ = ("gold",)

    def __init__(self, gold: int, seat: int, cards: list[int], most: int, prompt: str, rule: str) -> None:
        super().__init__(seat, "attackers", cards, 1, most, verb="attack", kind="attackers", prompt=prompt, rule=rule)
        self.gold = gold

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.gold = self.gold

    def oblige(self, s: Table) -> None:
        """Those that must attack are declared first of all, as many as can be."""
        for card in self.cards:
            if len(self.picked) < self.most and card in self.left(s) and bearing(s, HasToAttack, card):
                self.picked.append(card)

    def left(self, s: Table) -> list[int]:
        spent = due(s, *self.picked)
        return [card for card in super().left(s) if spent + due(s, card) <= self.gold or not due(s, card)]


class Defenders(Frame):
    """Declaring defenders: any number, or ``least``, those that must defend first of all."""

    __slots__ = ("cards", "least", "most", "must", "picked", "prompt", "seat")

    def __init__(self, seat: int, cards: list[int], most: int, prompt: str, must: list[int], least: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.cards = cards
        self.most = most
        self.prompt = prompt
        self.least = least
        self.must = must[:most]
        self.picked: list[int] = list(self.must)

    def run(self, s: Table) -> None:
        gold = s.gold[self.seat] - due(s, *self.picked)
        left = [c for c in self.cards if c not in self.picked and due(s, c) <= max(gold, 0)]
        if not left or len(self.picked) >= self.most:
            self.finish(s)
            return
        options = [make_option(f"defend {name_of(s, c)}", "defend", (c,)) for c in left]
        done = [DONE] if len(self.picked) >= self.least else []
        s.ask(self.seat, "defenders", self.prompt, s.clauses.defenders_declared, [*options, *done])

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.finish(s)
        else:
            self.picked.append(option.args[0])

    def picks(self, seat: int) -> list[int] | None:
        return self.picked if seat == self.seat else None

    def finish(self, s: Table) -> None:
        s.pop()
        bind(s, "defenders", tuple(self.picked))
