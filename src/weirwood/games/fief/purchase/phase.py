"""Phase 4, Purchase: Ransoms, bids, then each player's purchases (fief.4.0.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.state import Fief, FiefFrame
from ..timing.phase import Phase, Step
from ..timing.window import window
from . import buying
from .bids import CouncilBid, may_bid_for_council
from .granting import begin_grant, grant_offers
from .ransom import settle_ransom
from .wall_bid import WallBid


class PurchasePhase(Phase):
    """Phase 4."""

    __slots__ = ()
    number = 4

    def ransoms(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            settle_ransom(s, seat)

    def council_bid(self, s: Fief) -> None:
        if may_bid_for_council(s) is None:
            s.push(CouncilBid(s.seats))

    def wall_bid(self, s: Fief) -> None:
        if s.options.nwe:
            s.push(WallBid(s.seats))

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


def purchases_begun(s: Fief) -> bool:
    """Whether Ransoms and bids are over in this Purchase Phase."""
    return any(isinstance(frame, PurchasePhase) and frame.reached == len(frame.steps) for frame in s.frames)


class Purchases(FiefFrame):
    """All of one player's purchases (fief.4.0.2), in any order; the Protector may give Titles away too."""

    __slots__ = ("added", "bought", "seat")

    def __init__(self, seat: int, villages: int) -> None:
        self.at = 0
        self.seat = seat
        self.added = [0] * villages  # Troops bought for each Village (fief.4.2.0.3)
        self.bought: list[str] = []

    def picks(self, seat: int) -> list[str] | None:
        return self.bought if seat == self.seat else None

    def run(self, s: Fief) -> None:
        options = buying.purchases(s, self.seat, self.added) + grant_offers(s, self.seat)
        if not options and not s.ask_all:
            s.pop()
            window(s)
            return
        prompt = f"You have {s.gold[self.seat]} gold: buy something, or stop."
        s.ask(self.seat, "buy", prompt, "fief.4.0.2", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            window(s)
        elif option.verb == "grant":
            begin_grant(s, seat, option)
        else:
            self.bought.append(option.label)
            buying.buy(s, seat, option, self.added)
