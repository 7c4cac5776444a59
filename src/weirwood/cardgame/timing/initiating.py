"""Using an ability step by step: declare it, choose and pay its costs, choose its targets, carry out its effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from ...kernel.frame import Frame
from ..cards.definition import LIMITED_RESPONSE, Context
from ..table.event import Event
from ..table.gaining import playing
from ..table.state import Table
from ..table.words import DECK, DISCARD, HAND, LIMBO, PLAY, REMOVED
from ..vocabulary.effects.base import Effect, before_then
from ..vocabulary.effects.choosing import EARLIER, Choose, Target
from ..vocabulary.paying.costs import bill, leaves_targets, paid
from ..vocabulary.ruling.elsewhere import bound_for, use_up
from ..vocabulary.ruling.triggering import PLAYED
from .purses import drawn, split

WATCHING: list[Callable[[Table, Context], None]] = []
"""Who is told of every ability that is declared, in any game: whoever counts them."""
# The steps
DECLARE, COSTS, PAY, TARGETS, CANCEL, RESOLVE, FINISH = range(7)

BOUND_FOR = "bound for"
"""What says where an event goes that has been played, if not to the discard pile."""
AFTER_PLAY = (DISCARD, PLAY, HAND, REMOVED, DECK)
"""Where an event may be that has been played."""


class Initiating(Frame):
    """An ability from the declaration to the end of its resolution; what answers it comes in one window after it.

    ``pending`` collects what happened during the resolution; ``failed``: a part could not be done. An edition adds
    what a card's play costs beside the ability's own costs, and what may come between the choices and the effects.
    """

    __slots__ = ("cancelled", "ctx", "failed", "legal", "part", "pending", "played", "stage", "steps", "unpaid")
    rules: ClassVar[dict[str, str]]
    """The clause of each kind of ability."""

    def __init__(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        self.at = 0
        self.ctx = ctx
        self.stage = DECLARE if steps is None else RESOLVE
        self.steps: tuple[Effect, ...] = steps if steps is not None else ()
        self.part = 0
        self.pending: list[Event] = []
        self.failed = False
        self.cancelled = False
        self.unpaid = False
        self.played = False
        self.legal: tuple[tuple[int, ...], ...] = ()

    def copy_into(self, new: Self) -> None:
        new.at, new.stage, new.part, new.legal, new.steps = self.at, self.stage, self.part, self.legal, self.steps
        new.ctx = self.ctx.copy()
        new.pending = [event.copy() for event in self.pending] if self.pending else []
        new.failed, new.cancelled, new.unpaid, new.played = self.failed, self.cancelled, self.unpaid, self.played

    @property
    def collecting(self) -> bool:
        """Whether what happens now waits for the common window."""
        return self.stage == RESOLVE

    def run(self, s: Table) -> None:
        stage = self.stage
        if stage == RESOLVE:
            if self.at < len(self.steps):
                step = self.steps[self.at]
                self.at += 1
                step.do(s, self)
            else:
                self.stage = FINISH
        elif stage == DECLARE:
            self.declare(s)
        elif stage == COSTS:
            self.ask_costs(s)
        elif stage == PAY:
            self.pay(s)
        elif stage == TARGETS:
            self.ask_targets(s)
        elif stage == CANCEL:
            self.after_cancel(s)
        else:
            self.finish(s)

    def declare(self, s: Table) -> None:
        """Show the card, keep what is legal now: later choices are limited to it."""
        ctx = self.ctx
        ability = ctx.ability
        assert ability is not None
        rule = self.rules[ability.kind]
        s.note(
            "use",
            s.name(ctx.player),
            s.called(ctx.card),
            ability.kind,
            s.zone[ctx.card] == HAND or playing(s, ctx),
            rule=rule,
        )
        s.known[ctx.card] = s.everyone
        for watch in WATCHING:
            watch(s, ctx)
        self.stage = COSTS
        self.legal = self.targets(s)

    def targets(self, s: Table) -> tuple[tuple[int, ...], ...]:
        ability = self.ctx.ability
        assert ability is not None
        return tuple(tuple(choose.eligible(s, self.ctx, ability.do)) for choose in ability.choose)

    def ask_costs(self, s: Table) -> None:
        """What to pay with, where that is a choice."""
        ability = self.ctx.ability
        assert ability is not None
        if not self.legal:
            self.legal = self.targets(s)
        while self.part < len(ability.costs):
            number = self.part
            asking = ability.costs[number].ask(s, self.ctx, number, self.spent(s))
            self.part += 1
            if asking is not None:
                s.push(asking)
                return
        if split(s, self.ctx.vars, self.ctx.player, bill(ability.costs, self.ctx) + self.price_now(s)):
            return
        self.part = 0
        self.stage = PAY

    def spent(self, s: Table) -> list[int]:
        """The cards that parts of the cost are paid with: no card pays for two."""
        ability = self.ctx.ability
        assert ability is not None
        chosen = [card for number in range(len(ability.costs)) for card in self.ctx.vars.get(paid(number), ())]
        return chosen + [card for cost in ability.costs for card in cost.uses(s, self.ctx)]

    def pay(self, s: Table) -> None:
        """All parts of the cost at once."""
        ability = self.ctx.ability
        assert ability is not None
        self.stage = TARGETS
        held = {kind: n for (card, kind), n in s.tokens.items() if card == self.ctx.card} if s.tokens else {}
        if held:  # for effects that count them after the card has left
            self.ctx.vars["tokens here"] = held
        events = [event for number, cost in enumerate(ability.costs) for event in cost.events(s, self.ctx, number)]
        events += self.price(s)
        events = drawn(events, self.ctx.vars)
        if events:
            s.happen(events)

    def price_now(self, s: Table) -> int:
        """How much gold playing the card itself costs now."""
        return 0

    def price(self, s: Table) -> list[Event]:
        """What is paid for playing the card itself."""
        return []

    def ask_targets(self, s: Table) -> None:
        ctx = self.ctx
        ability = ctx.ability
        assert ability is not None
        if self.unpaid:
            s.pop()
            return
        while self.part < len(ability.choose):
            choose = ability.choose[self.part]
            legal = self.legal[self.part]
            found = [c for c in choose.eligible(s, ctx, ability.do) if c in legal]
            self.part += 1
            if not found:
                self.failed = True
                break
            s.push(choose.frame(s, ctx, found))
            return
        self.count(s)
        if self.failed:
            self.stage = FINISH
        else:
            self.take_effect(s)

    def count(self, s: Table) -> None:
        """The use counts towards limits and maxima; an event leaves the hand, or where it lies."""
        ctx = self.ctx
        assert ctx.ability is not None
        if ctx.ability.limit is not None:
            s.tick(*limit_key(s, ctx))
        if ctx.ability.kind == LIMITED_RESPONSE:
            s.tick("round", "player", ctx.player, LIMITED_RESPONSE)
        if playing(s, ctx):
            if s.zone[ctx.card] != HAND:
                ctx.vars[BOUND_FOR] = bound_for(s, ctx.card)
                use_up(s, ctx.player, ctx.card)
            if s.defn[ctx.card].has_keyword("limited"):
                s.tick("round", "player", ctx.player, "limited")
            s.place(ctx.card, LIMBO)
            s.history.append((ctx.player, "play", s.defn[ctx.card]))
            s.tick("phase", "player", ctx.player, PLAYED)
            self.played = True

    def take_effect(self, s: Table) -> None:
        """Everything is paid and chosen: on to the effects."""
        self.after_cancel(s)

    def after_cancel(self, s: Table) -> None:
        ability = self.ctx.ability
        assert ability is not None
        if self.cancelled:
            self.stage = FINISH
            return
        self.steps = ability.do
        self.stage = RESOLVE

    def finish(self, s: Table) -> None:
        """An event goes to the discard pile; then whatever answers all that happened, in one window."""
        ctx = self.ctx
        card = ctx.card
        s.pop()
        pending = self.pending
        if self.played:  # an ability used from elsewhere is not playing the event
            if s.zone[card] == LIMBO:
                s.place(card, ctx.vars.get(BOUND_FOR, DISCARD), bottom=True)
            if s.zone[card] in AFTER_PLAY:
                played = Event("played", card, ctx.player)
                played.done = True
                pending.append(played)
        if pending:
            s.react(pending)


def limit_key(s: Table, ctx: Context) -> tuple[Any, ...]:
    """Where the uses of an ability are counted: per copy and player (and card chosen), or per title and player."""
    ability = ctx.ability
    assert ability is not None and ability.limit is not None
    if ability.limit.shared:
        return (ability.limit.period, "title", s.defn[ctx.card].name, ability.index, ctx.player)
    key = (ability.limit.period, "card", ctx.card, ability.index, ctx.player)
    return (*key, *ctx.vars.get("that", ())) if ability.limit.per_card else key


def lacks_targets(s: Table, ctx: Context) -> bool:
    """Whether there aren't enough cards or players to choose, once the costs are paid."""
    ability = ctx.ability
    assert ability is not None
    if not ability.costs and len(ability.choose) == 1:
        only = ability.choose[0]
        if isinstance(only, Choose) and only.fewest < 2:
            return not only.choosable(s, ctx, ability.do)
    cards: list[tuple[list[int], int]] = []
    for choose in ability.choose:
        found, least = choose.eligible(s, ctx, ability.do), choose_least(choose)
        if len(found) < least:
            return True
        if isinstance(choose, Choose) and choose.which in EARLIER and not apart([*(each for each, _ in cards), found]):
            return True  # none can be two of them
        if isinstance(choose, Choose):
            cards.append((found, least))
    if not cards or not ability.costs:
        return False
    kneels = any(getattr(effect, "verb", "") == "kneel" for effect in before_then(ability.do))
    return not leaves_targets(s, ctx, ability.costs, cards, kneels)


def apart(targets: Sequence[Sequence[int]], taken: frozenset[int] = frozenset()) -> bool:
    """Whether each target can be another card."""
    if not targets:
        return True
    return any(card not in taken and apart(targets[1:], taken | {card}) for card in targets[0])


def choose_least(choose: Target) -> int:
    """An 'up to' choice still needs one valid target for the ability to be worth initiating."""
    return max(1, choose.fewest)
