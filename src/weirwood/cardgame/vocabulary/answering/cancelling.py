"""Cancels of effects that draw cards, and what of a card's ability is paid with gold or influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import WHEN_REVEALED, Ability, Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..changing.looking import Search
from ..effects.base import Effect
from ..paying.costs import Cost
from ..paying.influence import EitherCost, Influence
from ..ruling.rules import cannot
from ..walking import walk
from .triggers import Trigger

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


def is_currency(cost: Cost) -> bool:
    """Whether a cost is one of gold or influence, in any of the ways to pay it."""
    if isinstance(cost, EitherCost):
        return is_currency(cost.one) or is_currency(cost.other)
    return cost.golden or isinstance(cost, Influence)


def is_free(s: Table, card: int, ability: Ability) -> bool:
    """Whether an ability of a card has neither a gold nor an influence cost."""
    defn = s.defn[card]
    return not defn.cost and not defn.x_cost and not any(is_currency(cost) for cost in ability.costs)


def cancellable(s: Table, card: int) -> bool:
    """Whether effects of a card can be cancelled: those of agendas never can."""
    return s.defn[card].type != "agenda" and not cannot(s, card, "cancel")


def answered(s: Table, ctx: Context) -> Context | None:
    """The use of an ability that is answered as its effects would initiate."""
    below = s.frames[ctx.occ - 1] if ctx.occ > 0 else None
    return getattr(below, "ctx", None)


class Would(Trigger):
    """What would happen, so that it can be cancelled."""

    @property
    def would(self) -> bool:
        return True


class FreeEventWouldTakeEffect(Would):
    """An event would take effect that has neither a gold nor an influence cost."""

    kinds = ("initiate",)
    phrases = (Phrase("an event without a gold or influence cost would take effect"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.how == "event" and is_free(s, event.card, s.defn[event.card].abilities[event.other])


class SearchWouldTakeEffect(Would):
    """An ability would take effect that lets somebody search."""

    kinds = ("initiate",)
    phrases = (Phrase("an ability that searches would take effect"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        using = answered(s, ctx)
        if event.unsavable or using is None or using.ability is None:
            return False
        return any(isinstance(node, Search) for node in walk(using.ability.do))


class WhenRevealedWouldTakeEffect(Would):
    """The when revealed ability of a plot would take effect."""

    kinds = ("initiate",)
    phrases = (Phrase("a when revealed ability would take effect"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        using = answered(s, ctx)
        if event.unsavable or using is None or using.ability is None or not cancellable(s, event.card):
            return False
        return using.ability.kind == WHEN_REVEALED


class WouldDraw(Would):
    """An opponent would draw cards by a card effect, which is answered as a whole.

    What a lasting effect will bring about later can't be cancelled when that comes.
    """

    kinds = ("draw",)
    phrases = (Phrase("a card effect would let an opponent draw cards"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.source < 0 or event.how == "delayed" or not cancellable(s, event.source):
            return False
        events = [e for e in drawing(s, ctx, event) if e.player != ctx.player]
        return bool(events) and events[0] is event


def drawing(s: Table, ctx: Context, event: Event) -> list[Event]:
    """The draws of the effect that an event is a part of."""
    found: list[Event] = s.frames[ctx.occ].events  # type: ignore[attr-defined]
    return [e for e in found if e.kind == event.kind and e.source == event.source and not e.cancelled]


class CancelDraws(Effect):
    """Nobody draws by the effect that is answered."""

    phrases = (Phrase("cancel that effect"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        event = frame.ctx.event(s)
        for each in drawing(s, frame.ctx, event):
            each.cancelled = True
        s.note("cancel", s.called(event.source), s.called(frame.ctx.card), rule=s.clauses.cancel)
