"""Power on cards: which have some, whether it counts, and the power that is claimed for renown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..answering.card_triggers import About, told
from ..ruling.rules import OnCards, OnPlayers
from .cards import Cards
from .players import PLAYER

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class HasPower(Cards):
    """Cards with so much power on them, or more."""

    least: int = 1
    phrases = (Phrase(" with {least} or more power on it", least=NUMBER),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.power[card] >= self.least

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.power >= self.least

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it has {s.power[card]} power"


class PowerUncounted(OnCards):
    """The power on a card doesn't count towards its controller's total power."""

    verbs = (Phrase("does not count its power towards its controller's total power"),)


class CannotClaimPower(OnPlayers):
    """Players claim no power for their faction cards; power that is moved there isn't claimed."""

    phrases = (Phrase("{players} cannot claim power for a [faction card]", players=PLAYER),)


class ClaimsForRenown(About):
    """A card claims power for its renown."""

    kinds = ("power",)
    phrases = told("claims power for renown", "would claim power for renown")

    def fits(self, event: Event) -> bool:
        return event.how == "renown"
