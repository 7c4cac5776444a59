"""Effects by which cards come under another player's control, and back under their owner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import PLAY
from ...timing.entering import may_control
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, YOU, Players
from ..describing.who import OBJECT, SUBJECT
from ..effects.base import ToCards

if TYPE_CHECKING:
    from ...table.state import Table


class PutUnderControl(ToCards):
    """Put a character or location into play under another player's control."""

    whose: Players = THAT_PLAYER
    verb = "enter"
    phrases = (Phrase("put {who} into play under {whose} control", who=OBJECT, whose=WHOSE),)

    def seat(self, s: Table, ctx: Context) -> int:
        """Whose control it comes under; -1 if nobody was chosen."""
        return next(iter(self.whose.seats(s, ctx)), -1)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        seat = self.seat(s, ctx)
        return seat >= 0 and s.zone[card] != PLAY and s.may_put(seat, card) is None

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("enter", card, self.seat(s, ctx), source=ctx.card, by=ctx.player, how="put into play")


class GiveControl(ToCards):
    """Another player takes control of a card."""

    to: Players = THAT_PLAYER
    verb = "control"
    phrases = (Phrase("{to} takes control of {who}", to=PLAYER, who=OBJECT),)
    _order = False

    def check(self) -> None:
        if self.to == YOU:
            raise ValueError("That you take control is said by 'TakeControl'.")

    def seat(self, s: Table, ctx: Context) -> int:
        """Who takes control; -1 if nobody was chosen."""
        return next(iter(self.to.seats(s, ctx)), -1)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        """As long as the player is still to be chosen, any opponent may turn out to be."""
        seats = self.to.seats(s, ctx)
        if not seats and self.to == THAT_PLAYER and "player" not in ctx.vars:
            seats = s.opponents(ctx.player)
        return s.zone[card] == PLAY and any(
            s.ctrl[card] != seat and may_control(s, seat, card, taking=True) is None for seat in seats
        )

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("control", card, self.seat(s, ctx), source=ctx.card, by=ctx.player)


class OwnerTakesControl(ToCards):
    """A card goes under its owner's control."""

    verb = "control"
    phrases = (Phrase("the owner of {who} takes control of it", who=SUBJECT),)
    _order = False

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        owner = s.owner[card]
        return s.zone[card] == PLAY and s.ctrl[card] != owner and may_control(s, owner, card, taking=True) is None

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("control", card, s.owner[card], source=ctx.card, by=s.owner[card])
