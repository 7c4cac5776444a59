"""The grammar of abilities: 'if', 'either', 'may', later moments, and costs that come up while an effect resolves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.kinds import Marked
from ...grammar.node import field
from ...grammar.phrase import Kind, Phrase
from ...grammar.speech import Speech
from ...table.choosing import NO, YES, PickWord, words
from ...table.event import Event
from ...table.lasting import SINCE, Delayed
from ...table.words import (
    CHALLENGE,
    DECIDED,
    INITIATIVE,
    LOST,
    PHASE,
    WON,
)
from ...timing.purses import drawn, split
from ..bases import CONDITION, Condition
from ..changing.hand_and_deck import Draw
from ..conditions.conditions import StillInPlay
from ..describing.comparing import WITH_NAMED_TRAIT
from ..describing.players import PLAYER, THAT_PLAYER, YOU, Players
from ..describing.who import ANSWERED, FOUND, IT, ITS_CARD, THAT, THOSE
from ..kinds import AWAY
from ..paying.costs import COSTS, Cost, bill, paid, payable
from ..walking import mentions, walk
from .answers import driven_out
from .base import EFFECTS, Effect, Step, asked_in_turn, before_then, do_next
from .choosing import Later

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from ...timing.initiating import Initiating


class Compound(Effect):
    """An effect made of effects."""

    _order = False
    _compound = True


class If(Compound):
    """Do one thing if a condition holds (when it comes up), else another."""

    condition: Condition
    yes: tuple[Effect, ...]
    no: tuple[Effect, ...] = ()
    phrases = (
        Phrase("if {condition}, {yes}", condition=CONDITION, yes=EFFECTS),
        Phrase("if {condition}, {yes}; otherwise {no}", condition=CONDITION, yes=EFFECTS, no=EFFECTS),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        branch = self.yes if self.condition.holds(s, ctx) else self.no
        return any(e.could(s, ctx) for e in branch)

    def would(self, s: Table, ctx: Context) -> list[Event]:
        branch = self.yes if self.condition.holds(s, ctx) else self.no
        return [event for effect in branch for event in effect.would(s, ctx)]

    def do(self, s: Table, frame: Initiating) -> None:
        branch = self.yes if self.condition.holds(s, frame.ctx) else self.no
        do_next(frame, branch)


def parts(effects: tuple[Effect, ...]) -> list[Effect]:
    """All effects of which some are made, themselves included."""
    return [node for node in walk(effects) if isinstance(node, Effect)]


class Choice(Kind):
    """What one may do: an order as it is, a statement after 'have it that'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        said, first = EFFECTS.say(value, speech), value[0]
        order = first.order or first.told or (isinstance(first, Later) and first.inline is None and not first.may)
        return said if said is None or order else f"have it that {said}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        have = reader.literal("have it that ", at)
        for begin in (at, have):
            if begin >= 0:
                yield from reader.read(EFFECTS, begin)


CHOICE = Choice()


class May(Compound):
    """An option during the resolution, of the controller or of other players; ``instead``: what happens otherwise."""

    effects: tuple[Effect, ...]
    instead: tuple[Effect, ...] = ()
    condition: Condition | None = None
    by: Players = YOU
    phrases = (
        Phrase("{by} may {effects}", by=PLAYER, effects=CHOICE),
        Phrase("{by} may {effects}; failing that, {instead}", by=PLAYER, effects=CHOICE, instead=EFFECTS),
        Phrase(
            "{by} may {effects} if {condition}; failing that, {instead}",
            by=PLAYER, effects=CHOICE, condition=CONDITION, instead=EFFECTS,
        ),
    )  # fmt: skip

    def check(self) -> None:
        if self.condition is not None and not self.instead:
            raise ValueError("What one may do if something holds, and nothing otherwise, is an 'if'.")
        first = self.effects[0]
        if self.by != YOU and isinstance(first, Draw) and first.who == YOU:
            raise ValueError("That another player may draw is said by 'MayDraw'.")
        if self.by == YOU and not self.instead and isinstance(first, Later) and first.inline is None:
            raise ValueError("Who may pick a card for something may decline as the card is picked.")

    def open(self, s: Table, ctx: Context) -> bool:
        """Whether there is something to agree to."""
        due = before_then(self.effects)
        return (self.condition is None or self.condition.holds(s, ctx)) and any(e.could(s, ctx) for e in due)

    def could(self, s: Table, ctx: Context) -> bool:
        return self.open(s, ctx) or any(e.could(s, ctx) for e in self.instead)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if asked_in_turn(s, frame, self, self.by):
            return
        answer = ctx.vars.pop("may", None)
        seats = self.by.seats(s, ctx)
        if answer is None and seats and self.open(s, ctx):
            frame.at -= 1
            title = s.called(ctx.card)
            prompt = f"{title}: {CHOICE.say(self.effects, s.speech)}?".replace("~", title)
            s.push(PickWord(seats[0], "may", [YES, NO], prompt[0].upper() + prompt[1:], s.clauses.may))
            return
        branch = self.effects if answer else self.instead
        do_next(frame, branch)


class Branches(Kind):
    """'draw 1 card or gain 1 power'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        said = [EFFECTS.say(effects, speech) for effects in value]
        return None if None in said else " or ".join(each for each in said if each)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for first, end in reader.read(EFFECTS, at):
            after = reader.literal(" or ", end)
            if after < 0:
                continue
            for second, last in reader.read(EFFECTS, after):
                yield (first, second), last
            for rest, last in reader.read(self, after):
                yield (first, *rest), last


class Either(Compound):
    """Choose one of several effects; only those that could change the game are offered, each by its own words."""

    branches: tuple[tuple[Effect, ...], ...]
    by: Players = YOU
    phrases = (
        Phrase("either {branches}", branches=Branches()),
        Phrase("at the choice of {by}, either {branches}", by=PLAYER, branches=Branches()),
    )

    def check(self) -> None:
        if len(self.branches) < 2:
            raise ValueError("There must be something to choose between.")

    def open(self, s: Table, ctx: Context) -> dict[str, int]:
        """The effects that may be chosen, by their words."""
        return {
            (EFFECTS.say(effects, s.speech) or "").replace("~", s.called(ctx.card)): number
            for number, effects in enumerate(self.branches)
            if any(e.could(s, ctx) for e in effects)
        }

    def could(self, s: Table, ctx: Context) -> bool:
        return any(e.could(s, ctx) for effects in self.branches for e in effects)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        answer = ctx.vars.pop("either", None)
        if answer is None:
            if found := self.open(s, ctx):
                frame.at -= 1
                prompt = f"{s.called(ctx.card)}: choose one."
                s.push(PickWord(payer(s, ctx, self.by).player, "either", words(found), prompt, s.clauses.either))
            return
        do_next(frame, self.branches[answer])


AT = Marked(
    {
        PHASE: "at the end of the phase", CHALLENGE: "at the end of the challenge", WON: "if you win this challenge",
        LOST: "if you lose this challenge", DECIDED: "once this challenge is decided", INITIATIVE: "once initiative is yours this phase",
    }
)  # fmt: skip


class AtEnd(Compound):
    """A delayed effect: at the end of the phase or challenge, if you win something, as this card leaves play …

    It is about what was chosen, found or answered, if its effects speak of that, and ends with it if it leaves play; ``away``: it is out of
    play until then (removed for a duration), so that its leaving doesn't end the effect.
    """

    when: str
    effects: tuple[Effect, ...]
    away: bool = False
    _about: str = field(init=False, repr=False, compare=False)
    phrases = (
        Phrase("{when}, {effects}", when=AT, effects=EFFECTS),
        Phrase("{when}, wherever it is, {effects}", when=AT, effects=EFFECTS, away=True),
        *(Phrase(f"{words}, {{effects}}", when=when, effects=EFFECTS, away=True) for when, words in AWAY.items()),
    )

    def check(self) -> None:
        names = (
            (("found", FOUND),)
            if any(each.rebinds for each in parts(self.effects))
            else (("that", THAT), ("found", FOUND), ("those", THOSE))
        )
        about = [name for name, who in (*names, (ANSWERED, IT), (ANSWERED, ITS_CARD)) if mentions(self.effects, who)]
        object.__setattr__(self, "_about", about[0] if about else "")

    def could(self, s: Table, ctx: Context) -> bool:
        """Whether a condition will hold then nobody knows yet; what isn't in play now won't still be in play by itself."""
        due = [
            each
            for effect in self.effects
            for each in (
                (effect,) if not isinstance(effect, If) else effect.yes if self.may_hold(s, ctx, effect) else ()
            )
        ]
        return any(effect.could(s, ctx) for effect in due)

    def may_hold(self, s: Table, ctx: Context, effect: If) -> bool:
        """Whether the condition of an effect could come true."""
        return not isinstance(effect.condition, StillInPlay) or effect.condition.holds(s, ctx)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        about: tuple[int, ...] = (ctx.vars.get(self._about) or ()) if self._about else ()
        if self._about == ANSWERED:
            about = tuple(IT.find(s, ctx))
        one = len(about) == 1 and self._about != "those"
        if one and not s.in_play(about[0]) and not self.away:
            return
        kept = Context(ctx.card, ctx.player)
        kept.vars = {self._about: about} if about else {}
        if self._about == "those" and not self.away:
            kept.vars[SINCE] = s.serial
        for name, node in (("icon", WITH_NAMED_TRAIT), ("player", THAT_PLAYER)):
            if mentions(self.effects, node):
                kept.vars[name] = ctx.vars.get(name)
        number = s.challenge.number if s.challenge else 0
        kind, name = (s.defn[ctx.card].type, s.called(ctx.card)) if ctx.card >= 0 else ("", "")
        card = about[0] if one and not self.away else -1
        s.delayed.append(Delayed(self.when, card, self.effects, kept, number, kind, name))


# Costs during the resolution: paid then or not, never checked beforehand


def payer(s: Table, ctx: Context, by: Players) -> Context:
    """The context of the player who pays: the same card, with what was chosen so far."""
    found = Context(ctx.card, next(iter(by.seats(s, ctx)), ctx.player), ctx.ability, ctx.occ, ctx.ev)
    found.vars = ctx.vars
    return found


class MayPay(Compound):
    """A player may pay costs during the resolution; only then do the effects happen."""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    by: Players = YOU
    phrases = (Phrase("{by} may {costs} in order to {effects}", by=PLAYER, costs=COSTS, effects=CHOICE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(effect.could(s, ctx) for effect in self.effects)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if asked_in_turn(s, frame, self, self.by):
            return
        paying = payer(s, ctx, self.by)
        answer = ctx.vars.pop("may", None)
        if answer is None:
            if not self.could(s, ctx) or payable(s, paying, self.costs) is not None:
                frame.failed = True
                return
            frame.at -= 1
            title = s.called(ctx.card)
            prompt = f"{title}: {self.say(s.speech)}?".replace("~", title)
            s.push(PickWord(paying.player, "may", [YES, NO], prompt, s.clauses.costs))
        elif answer:
            asks = (Ask(cost, number, self.by) for number, cost in enumerate(self.costs))
            steps = (*asks, PayNow(self.costs, self.by), Paid(self.effects))
            do_next(frame, steps)


class PayOrElse(Compound):
    """Pay a cost now or something else happens, as the player (``by``) likes; without the means nobody is asked.

    What would be driven out of play again at once can't be kept by paying.
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    by: Players = YOU
    phrases = (
        Phrase("{costs} or else {effects}", costs=COSTS, effects=EFFECTS),
        Phrase("unless {by} chooses to {costs}, {effects}", by=PLAYER, costs=COSTS, effects=EFFECTS),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def payable(self, s: Table, ctx: Context) -> bool:
        """Whether it can be paid."""
        paying = payer(s, ctx, self.by)
        if driven_out(s, ctx) or (any(cost.golden for cost in self.costs) and not s.may_pay(paying)):
            return False
        return payable(s, paying, self.costs) is None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if asked_in_turn(s, frame, self, self.by):
            return
        answer = ctx.vars.pop("may", None)
        if answer is None and self.payable(s, ctx):
            frame.at -= 1
            title = s.called(ctx.card)
            prompt = f"{title}: {COSTS.say(self.costs, s.speech)}?".replace("~", title)
            s.push(PickWord(payer(s, ctx, self.by).player, "may", [YES, NO], prompt, s.clauses.costs))
            return
        steps: tuple[Effect, ...] = self.effects
        if answer:
            asks = (Ask(cost, number, self.by) for number, cost in enumerate(self.costs))
            steps = (*asks, PayNow(self.costs, self.by))
        do_next(frame, steps)


class Ask(Step):
    """What a later cost is paid with."""

    cost: Cost
    number: int
    by: Players

    def do(self, s: Table, frame: Initiating) -> None:
        taken = [card for n in range(self.number) for card in frame.ctx.vars.get(paid(n), ())]
        asking = self.cost.ask(s, payer(s, frame.ctx, self.by), self.number, taken)
        if asking is not None:
            s.push(asking)


class PayNow(Step):
    """All parts of a later cost at once; reactions to it wait for the window of the whole effect."""

    costs: tuple[Cost, ...]
    by: Players

    def do(self, s: Table, frame: Initiating) -> None:
        paying = payer(s, frame.ctx, self.by)
        if split(s, paying.vars, paying.player, bill(self.costs, paying)):
            frame.at -= 1
            return
        events = [event for number, cost in enumerate(self.costs) for event in cost.events(s, paying, number)]
        frame.ctx.vars["paid before"] = len(frame.pending)
        s.happen(drawn(events, paying.vars))


class Paid(Step):
    """What a later cost was paid for."""

    effects: tuple[Effect, ...]

    def do(self, s: Table, frame: Initiating) -> None:
        since = frame.ctx.vars.pop("paid before")
        if all(event.done for event in frame.pending[since:] if event.cost):
            do_next(frame, self.effects)
