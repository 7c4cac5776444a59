"""What players give up of their own power, each from a card of their choice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import FACTION_ZONE, PLAY, PLOT
from ...table.words import TITLE as TITLE_ZONE
from ..changing.hand_and_deck import chosen_number
from ..changing.power_and_gold import DiscardPower
from ..describing.players import PLAYER, Players
from ..describing.power import HasPower
from ..describing.predicates import In
from ..describing.who import OBJECT, Chosen, Who
from .base import Effect, do_next
from .each_chooses import EachChooses

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

WITH_POWER = HasPower() & In((PLAY, FACTION_ZONE, PLOT, TITLE_ZONE))
"""All cards on which power may lie."""


class WhichPower(EachChooses):
    """The card from which each player gives up power."""

    phrases = ()

    def question(self, s: Table, ctx: Context) -> str:
        return f"{s.called(ctx.card)}: discard power from which card?"


@cache
def giving_up(who: Players, n: int) -> tuple[Effect, ...]:
    """What is chosen, in player order, and what is then discarded at once."""
    choosing = WhichPower(WITH_POWER, who)
    return (choosing, DiscardPower(Chosen(choosing.name), n=n))


class PlayersDiscardPower(Effect):
    """Players discard power from one card that they control, a faction card included; whoever has no power discards none."""

    who: Players
    n: int = 1
    phrases = (Phrase("{who} discard<s> {n} power from a card of their own", who=PLAYER, n=NUMBER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return giving_up(self.who, self.n)[0].could(s, ctx)

    def do(self, s: Table, frame: Initiating) -> None:
        do_next(frame, giving_up(self.who, self.n))


class DiscardAnyPower(Effect):
    """As much power as you like, 1 at least, is discarded from a card; how much is bound to ``x``."""

    who: Who
    phrases = (Phrase("discard an amount X of power from {who}", who=OBJECT),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.power[card] for card in self.who.find(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in [card for card in self.who.find(s, ctx) if s.power[card]][:1]:
            n = chosen_number(s, frame, s.power[card])
            if n > 0:
                ctx.vars["x"] = n
                s.happen([Event("discard power", card, s.ctrl[card], amount=n, source=ctx.card, by=ctx.player)])
            return
        frame.failed = True
