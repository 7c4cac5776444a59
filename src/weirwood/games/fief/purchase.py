"""Phase 4, Purchase: Ransoms, bids, then each player's purchases (fief.4.0.1)."""

from __future__ import annotations

from ...kernel.decision import Option
from . import buying
from .opportunity import window
from .ransom import settle_ransom
from .round import Phase, Step
from .state import Fief, FiefFrame


class PurchasePhase(Phase):
    """Phase 4."""

    __slots__ = ()
    number = 4

    def ransoms(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            settle_ransom(s, seat)

    def council_bid(self, s: Fief) -> None:
        """Open: fief.4.2.1.1 to 8 (bids.py)."""

    def wall_bid(self, s: Fief) -> None:
        """Open: fief.4.2.2.0.1 to 10, fief.4.2.2.1.1 to 13 (bids.py)."""

    def purchases(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Purchases(seat, len(s.control)))

    steps = (
        Step("Ransoms", "fief.4.1.1", ransoms),
        Step("the Small Council bid", "fief.4.2.1.1", council_bid),
        Step("the Wall bid", "fief.4.2.2.0.1", wall_bid),
        Step("purchases", "fief.4.0.2", purchases),
    )


class Purchases(FiefFrame):
    """All of one player's purchases (fief.4.0.2), in any order."""

    __slots__ = ("added", "seat")

    def __init__(self, seat: int, villages: int) -> None:
        self.at = 0
        self.seat = seat
        self.added = [0] * villages  # Troops bought for each Village (fief.4.2.0.3)

    def run(self, s: Fief) -> None:
        options = buying.purchases(s, self.seat, self.added)
        if not options and not s.ask_all:
            s.pop()
            window(s)
            return
        prompt = f"Buy something ({s.gold[self.seat]} GD), or stop."
        s.ask(self.seat, "buy", prompt, "fief.4.0.2", [*options, Option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            window(s)
        else:
            buying.buy(s, seat, option, self.added)
