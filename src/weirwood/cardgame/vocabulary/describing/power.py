"""Power on cards: which have some, whether it counts, and the power that is claimed for renown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..answering.card_triggers import About, told
from ..answering.triggers import Trigger
from ..effects.base import Effect
from ..ruling.rules import OnCards, OnPlayers
from .cards import Cards
from .players import PLAYER, YOU, Players

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from .known import LastKnown


class HasPower(Cards):
    """Cards with so much power on them, or more."""

    least: int = 1
    phrases = (Phrase(" with any power on it", least=1), Phrase(" with {least} or more power on it", least=NUMBER))

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.power[card] >= self.least

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.power >= self.least

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it has {s.power[card]} power"


class Powerless(Cards):
    """Cards without power on them."""

    phrases = (Phrase(" without power"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.power[card] == 0

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.power == 0

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


class GainsForUnopposed(Trigger):
    """A player gains power for having won a challenge unopposed."""

    player: Players = YOU
    kinds = ("power",)
    impending = True
    phrases = (Phrase("{player} gain<s> power for an unopposed challenge", player=PLAYER),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return "unopposed" in event.how.split(", ") and event.player in self.player.seats(s, ctx)


class GainInstead(Effect):
    """The power that is gained in the way that is answered is so much, in place of 1."""

    n: int
    phrases = (Phrase("gain {n} power for it instead", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).done and not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.event(s).amount += self.n - 1
