"""Draws that bring fewer cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..describing.players import PLAYER
from ..effects.base import Effect
from .triggers import Does

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class WouldDrawCards(Does):
    """A player is about to draw cards, however many at a time."""

    kinds = ("draw",)
    would = True
    phrases = (Phrase("{player} is about to draw any cards", player=PLAYER),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.amount > 0 and super().match(s, ctx, event)


class LessDrawn(Effect):
    """Fewer cards are drawn by what is answered."""

    n: int
    phrases = (Phrase("that draw brings {n} card<s> less", n=NUMBER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return ctx.event(s).amount > 0

    def do(self, s: Table, frame: Initiating) -> None:
        event = frame.ctx.event(s)
        event.amount = max(0, event.amount - self.n)
        event.cancelled = event.cancelled or not event.amount
