"""Opportunities to act: they rotate between the players until all pass one after the other, and what may be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ..cards.definition import ACTION, Context
from ..table import values
from ..table.choosing import PASS
from ..table.gaining import MORE, holders, more, playing
from ..table.moving import as_if_held, identity, whence
from ..table.naming import NEAREST, name_for
from ..table.state import Listener, Table
from ..table.words import DEAD, DISCARD, EVENT, HAND, SHADOWS
from ..vocabulary.ruling.elsewhere import marshaled_from_elsewhere
from .pricing import lowered_by
from .purses import spendable

ALIKE = (HAND, DISCARD, DEAD, SHADOWS)
"""Where copies of a card are interchangeable."""
Check = Callable[[Any, int, int], str | None]
"""Whether a seat may do something with a card: the clause that forbids it, or None."""


def actions(s: Table) -> list[list[Listener]]:
    """The actions, printed, gained and lent ones, that each seat could use in this phase, each with its card."""
    others, key = more(s) if s.beneath or not MORE.isdisjoint(s.present) else (), ("actions", s.phase)
    kept: Actions | None = s.steady.get(key)
    if kept is None or kept[0] is not s.actions or kept[1] != others:
        kept = s.steady[key] = (s.actions, others, _by_seat(s, (*s.actions, *others)))
    return kept[2]


Actions = tuple[tuple[Listener, ...], tuple[Listener, ...], list[list[Listener]]]
"""What the actions of a phase were found among, printed and gained ones; and those of each seat."""


def _by_seat(s: Table, found: tuple[Listener, ...]) -> list[list[Listener]]:
    """The actions of this phase, by the seats that could use them."""
    seats: list[list[Listener]] = [[] for _ in s.names]
    lending, phase, ctrl = "AsHeld" in s.given, s.phase, s.ctrl
    for entry in found:
        card, ability = entry
        if ability.kind != ACTION or (ability.phase is not None and ability.phase != phase):
            continue
        if not lending and not ability.anyone:
            seats[ctrl[card]].append(entry)
            continue
        for each in seats if ability.anyone else [seats[seat] for seat in holders(s, card)]:
            each.append(entry)
    return seats


def idle(s: Table) -> bool:
    """Whether it is clear at once that no card gives anybody an action now, and nobody wants to know that either."""
    return not s.ask_all and s.unasked is None and not any(actions(s))


def usable_actions(s: Table, seat: int) -> list[Option]:
    """The actions of cards that a seat may use now, interchangeable cards in hand or in a pile once."""
    options: list[Option] = []
    found = actions(s)[seat]
    if not found:
        return options
    seen: set[tuple[int, str, bool]] = set()
    for card, ability in found:
        if ability.kneels and s.kneeling[card]:
            continue
        zone = s.zone[card]
        if zone in ALIKE:
            copy = (zone, s.defn[card].code, zone in ability.zones)
            if copy in seen:
                continue
            seen.add(copy)
        ctx = Context(card, seat, ability)
        if s.may_use(ctx) is None:
            verb = "play" if playing(s, ctx) else "trigger"
            label = f"{verb} {name_for(s, card, seat)}"
            apart = zone == SHADOWS or zone not in ability.zones
            if apart and nearer(s, found, seat, card):
                label += f" from {whence(s, card)}"
            same = [o for o in options if o.label == label and o.args[0] == card]
            if any(o.args[1] == ability for o in same):
                continue  # gained twice: once it is used up, the other is offered
            if same:
                label += f": {ability.label}"
            options.append(make_option(label, verb, (card, ability)))
    return options


def nearer(s: Table, found: list[Listener], seat: int, card: int) -> bool:
    """Whether a copy of a card in hand or in play may be used as well, which is the one that a name alone means."""
    for other, ability in found:
        if other != card and s.defn[other] is identity(s, card) and s.zone[other] in NEAREST:
            if s.may_use(Context(other, seat, ability)) is None:
                return True
    return False


def marshal_options(s: Table, seat: int, may_marshal: Check, may_duplicate: Check) -> list[Option]:
    """The cards in hand that a seat may bring into play or add as duplicates, interchangeable ones once."""
    options: list[Option] = []
    seen: set[str] = set()
    gold = spendable(s, seat) + lowered_by(s, seat)
    elsewhere = marshaled_from_elsewhere(s, seat)
    held = {s.defn[card].code for card in s.hand[seat]} if elsewhere else set()
    for card in (*s.hand[seat], *elsewhere) if elsewhere else s.hand[seat]:
        defn = identity(s, card) if s.beneath else s.defn[card]
        code, away = defn.code, ""
        if elsewhere and card in elsewhere and (code in held or (card in s.beneath and code in seen)):
            away = f" from {whence(s, card)}"  # its name alone means another
            code += away
        if code in seen or defn.type == EVENT:
            continue
        seen.add(code)
        dear = (defn.cost or 0) > gold and not defn.rules
        if dear and not (defn.unique and defn.name in s.titled):
            continue  # most cards are too dear most of the time, and need no further questions
        if card in s.beneath:
            with as_if_held(s, card):
                offer(s, seat, card, away, dear, may_marshal, may_duplicate, options)
        else:
            offer(s, seat, card, away, dear, may_marshal, may_duplicate, options)
    return options


def offer(
    s: Table,
    seat: int,
    card: int,
    away: str,
    dear: bool,
    may_marshal: Check,
    may_duplicate: Check,
    options: list[Option],
) -> None:
    """The ways in which a seat may bring a card in now; what is too dear can only become a duplicate."""
    defn = s.defn[card]
    if "MayDuplicate" in defn.rules and may_duplicate(s, seat, card) is None:
        options.append(make_option(f"marshal {s.called(card)} as duplicate{away}", "marshal", (card, True)))
    if defn.unique and defn.name in s.titled and may_duplicate(s, seat, card) is None:
        options.append(make_option(f"marshal {s.called(card)} as duplicate{away}", "marshal", (card, True)))
    elif not dear and may_marshal(s, seat, card) is None:
        options.append(make_option(f"marshal {s.called(card)}{away}", "marshal", (card, False)))


class Opportunities(Frame):
    """Opportunities rotate in player order, the first player first, until all pass consecutively.

    ``last`` is the seat that had the latest one (-1: nobody yet), so that an elimination skips nobody.
    """

    __slots__ = ("last", "passes")
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.at = 0
        self.last = -1
        self.passes = 0

    def copy_into(self, new: Self) -> None:
        new.at, new.last, new.passes = self.at, self.last, self.passes

    def options(self, s: Table, seat: int) -> list[Option]:
        """What a seat may do now, passing aside."""
        return usable_actions(s, seat)

    def prompt(self, s: Table, seat: int) -> str:
        """What it is asked."""
        c, strength = s.challenge, s.speech.word("STR")
        if s.phase.startswith("marshal") and s.active == seat:
            more = spendable(s, seat) - s.gold[seat]
            gold = f"{s.gold[seat]} gold{f' and {more} on cards' if more else ''}"
            return f"{s.speech.word('marshal').capitalize()} a card ({gold}), take an action, or pass."
        if c is None:
            return f"{s.phase.capitalize()} phase: take an action or pass."
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        sides = f"{c.kind.capitalize()} challenge of {s.name(c.attacker)} against {s.name(c.defender)}"
        return f"{sides}, {attack} attacking against {defence} defending {strength}: act or pass."

    def take(self, s: Table, seat: int, option: Option) -> None:
        """Do what it chose: use an ability, unless an edition has more to choose from."""
        card, ability = option.args
        s.initiate(Context(card, seat, ability))

    def obliged(self, s: Table, seat: int) -> bool:
        """Whether something takes the place of the opportunity, and has been seen to."""
        return False

    def run(self, s: Table) -> None:
        most = s.alive.count(True)
        while self.passes < most:
            seat = s.first if self.last < 0 else s.left_of(self.last)
            if self.obliged(s, seat):
                return
            options = self.options(s, seat)
            if options or s.ask_all:
                options.append(PASS)
                s.ask(seat, "action", self.prompt(s, seat), self.rule, options)
                return
            if s.unasked is not None:
                s.spare(seat, "action", self.prompt(s, seat), self.rule, [PASS])
            self.last = seat
            self.passes += 1
        s.pop()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.last = seat
        if option.verb == "pass":
            self.passes += 1
            return
        self.passes = 0
        self.take(s, seat, option)


STALLING = 4
"""How often the same position may come up after an action: nobody may stall the game."""


class Unstalled(Opportunities):
    """Opportunities that end when the same position comes again and again; ``before`` are those after actions."""

    __slots__ = ("before",)

    def __init__(self) -> None:
        super().__init__()
        self.before: list[tuple[Any, ...]] = []

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.before = self.before[:]

    def stalled(self, s: Table) -> bool:
        """Whether this very position has come up often enough after an action in this window."""
        places = (s.zone, s.ctrl, s.host, s.kneeling, s.power, s.gold)
        counted = tuple([tuple(counts.items()) for counts in s.tally.values() if counts])
        now = (self.last, s.serial, *map(tuple, places), tuple(s.tokens.items()), counted)
        self.before.append(now)
        return self.before.count(now) >= STALLING
