"""Triggering conditions about plot cards: one is being revealed, or has been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..describing.nouns import ANY_CARD
from ..describing.players import PLAYER
from .triggers import Trigger, Uses

if TYPE_CHECKING:
    from ...table.state import Table


class RevealsPlotCard(Uses):
    """A player reveals a plot card that fits."""

    kinds = ("plot revealed",)
    phrases = (Phrase("{player} turn<s> over {cards}", player=PLAYER, cards=ANY_CARD),)


class PlotTurned(Trigger):
    """A plot card is being revealed: what it becomes by that holds from then on."""

    kinds = ("plot turned",)
    impending = True
    phrases = (Phrase("any [plot card] is being revealed"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return True
