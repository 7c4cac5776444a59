"""Effects that bring cards into play under their owners' control, or take duplicates and power back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import PLAY
from ..describing.players import WHOSE, Players
from ..describing.who import OBJECT
from ..effects.base import Effect, ToCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class PutUnderOwners(ToCards):
    """Put characters or locations into play under their owners' control."""

    verb = "enter"
    phrases = (Phrase("put {who} into play on the owner's side", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != PLAY and s.may_put(s.owner[card], card) is None

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("enter", card, s.owner[card], source=ctx.card, by=ctx.player, how="put into play")


class DiscardDuplicates(Effect):
    """All duplicates of players are discarded."""

    whose: Players
    phrases = (Phrase("discard all {whose} duplicates", whose=WHOSE),)

    def found(self, s: Table, ctx: Context) -> list[int]:
        """The duplicates in question."""
        seats = self.whose.seats(s, ctx)
        return [below for p in seats for card in s.area[p] for below in s.duplicates(card)]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.found(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events = [
            Event("discard", c, s.ctrl[c], source=ctx.card, by=ctx.player, unsavable=True) for c in self.found(s, ctx)
        ]
        self.happen(s, frame, events)


class PowerToFaction(ToCards):
    """All power on cards moves to their controllers' faction cards."""

    verb = "move power"
    on_tokens = True
    phrases = (Phrase("move all power on {who} to the controller's [faction card]", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and s.power[card] > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        seat = s.ctrl[card]
        n = s.power[card]
        return Event("move power", card, seat, other=s.faction[seat], amount=n, source=ctx.card, by=ctx.player)


class PowerToOwner(ToCards):
    """Power on cards moves to their owners' faction cards."""

    n: int = 1
    verb = "move power"
    on_tokens = True
    phrases = (Phrase("move {n} power from {who} to its owner's [faction card]", n=NUMBER, who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and s.power[card] > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        seat, n = s.owner[card], min(self.n, s.power[card])
        return Event("move power", card, seat, other=s.faction[seat], amount=n, source=ctx.card, by=ctx.player)
