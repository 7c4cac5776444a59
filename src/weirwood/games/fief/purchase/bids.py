"""Secret bids: all players choose at the same time, and all is revealed at once (4.2.1)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.nobles import AMBITIOUS, NOBLES
from ..model.state import BRIBED, Fief, FiefFrame
from ..model.titles import FIEF, MASTERS, PROTECTOR, WARDEN, may_hold, title_name
from ..realm.bestowing import give
from ..timing.window import window

LEAST = 5
"""The lowest bid that wins a seat on the Small Council (fief.4.2.1.2)."""


class SealedBids(FiefFrame):
    """Each player locks an amount of his gold; nobody sees it before the last one is locked (fief.4.2.1.1)."""

    __slots__ = ("bids",)
    BID, TIE = 0, 1
    clause: ClassVar = "fief.4.2.1.1"

    def __init__(self, seats: int) -> None:
        self.at = self.BID
        self.bids = [NONE] * seats

    def ask_bids(self, s: Fief, prompt: str) -> bool:
        """Ask everybody who hasn't bid yet; whether anybody is asked."""
        for seat in s.order():
            if self.bids[seat] < 0:
                s.ask(seat, "bid", f"{prompt} (You have {s.gold[seat]} gold.)", self.clause, self.bid_options(s, seat))
        return bool(s.asks)

    def bid_options(self, s: Fief, seat: int) -> list[Option]:
        """Any amount of his gold, also nothing."""
        return [
            make_option("pass", "pass"),
            *(make_option(f"bid {n}", "bid", (n,)) for n in range(1, s.gold[seat] + 1)),
        ]

    def lock(self, seat: int, option: Option) -> None:
        self.bids[seat] = option.args[0] if option.args else 0

    def ask_tie(self, s: Fief, tied: list[int], what: str) -> None:
        """The Protector of the Realm decides a tie (fief.1.5.16)."""
        options = [make_option(f"choose {s.name(seat)}", "choose", (seat,)) for seat in tied]
        s.ask(s.title_seat(PROTECTOR), "tie", f"Break the tie for {what}.", "fief.1.5.16", options)

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Before the bids are revealed they are known only to their players."""
        if self.at != self.BID:
            return
        for other in range(s.seats):
            if other != seat and self.bids[other] >= 0:
                self.bids[other] = chance.below(s.gold[other] + 1)


def highest(values: list[int]) -> list[int]:
    """The seats that share the highest bid."""
    return [seat for seat, value in enumerate(values) if value == max(values)]


# The Small Council (4.2.1)


def seats_to_win(s: Fief) -> list[int]:
    """The Master seats still available."""
    return [title for title in MASTERS if s.holder[title] < 0]


def may_be_seated(s: Fief, noble: int, title: int) -> str | None:
    """The clause that keeps a Noble from a Master seat that was won by a bid; None if he may have it."""
    if s.holder[title] >= 0:
        return "fief.components.7"
    return "fief.4.2.1.3" if may_hold(s, noble, title) is not None else None


def wardens_to_seat(s: Fief) -> list[int]:
    """The Wardens, of any player, who aren't yet Members of the Small Council (fief.4.2.1.3)."""
    free = seats_to_win(s)
    return sorted(n for n in s.holder[WARDEN:FIEF] if n >= 0 and free and may_be_seated(s, n, free[0]) is None)


def may_bid_for_council(s: Fief) -> str | None:
    """The clause that keeps the bid from being held; None if it is (fief.4.2.1.4, fief.1.3.1.5)."""
    if BRIBED in s.seat_card:
        return "fief.4.2.1.4"
    return None if wardens_to_seat(s) else "fief.1.3.1.5"


class CouncilBid(SealedBids):
    """The bid for one seat on the Small Council; only the winner pays (fief.4.2.1.6).

    Another player's Warden may decline; if all do, nobody gets the seat and nothing is paid (fief.B.13).
    """

    __slots__ = ("declined", "noble", "title", "winner")
    SEAT, ACCEPT = 2, 3

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.winner = NONE
        self.noble = NONE
        self.title = NONE
        self.declined: list[int] = []

    def run(self, s: Fief) -> None:
        if self.at == self.BID:
            if not self.ask_bids(s, f"Bid for a seat on the Small Council, at least {LEAST} gold to win it."):
                self.reveal(s)
        elif self.at == self.TIE:
            self.ask_tie(s, highest(self.bids), "the Small Council bid")
        elif self.at == self.SEAT:
            self.ask_seat(s)
        else:
            prompt = f"Shall {NOBLES[self.noble].name} become {title_name(s, self.title)}?"
            options = [make_option("accept", "yes"), make_option("decline", "no")]
            s.ask(s.owner[self.noble], "accept", prompt, "fief.B.13", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.BID:
            self.lock(seat, option)
        elif self.at == self.TIE:
            self.winner = option.args[0]
            self.at = self.SEAT
        elif self.at == self.SEAT:
            self.noble, self.title = option.args
            self.at = self.ACCEPT
            if s.owner[self.noble] == seat:
                self.award(s, self.noble, self.title)
        elif option.verb == "yes":
            self.award(s, self.noble, self.title)
        else:
            self.declined.append(self.noble)
            s.note("declined", seat, self.noble, rule="fief.B.13")
            self.at = self.SEAT

    def reveal(self, s: Fief) -> None:
        """At least 5 GD win; of equal bids, who the Protector says, or nobody (fief.4.2.1.2, fief.4.2.1.5)."""
        s.note("bids", tuple(self.bids), rule="fief.4.2.1.1")
        best = highest(self.bids)
        if self.bids[best[0]] < LEAST:
            self.nobody(s, "fief.4.2.1.2")
        elif len(best) == 1:
            self.winner = best[0]
            self.at = self.SEAT
        elif s.holder[PROTECTOR] >= 0:
            self.at = self.TIE
        else:
            self.nobody(s, "fief.4.2.1.5")

    def nobody(self, s: Fief, rule: str) -> None:
        s.note("no winner", rule=rule)
        s.pop()

    def ask_seat(self, s: Fief) -> None:
        options = [
            make_option(f"seat {NOBLES[n].name} as {title_name(s, title)}", "seat", (n, title))
            for n in wardens_to_seat(s)
            if n not in self.declined
            for title in seats_to_win(s)
        ]
        if not options:
            self.nobody(s, "fief.B.13")
            return
        s.ask(self.winner, "seat", "Give a seat on the Small Council to a Warden.", "fief.4.2.1.3", options)

    def award(self, s: Fief, noble: int, title: int) -> None:
        """The Hand isn't asked (fief.4.2.1.7); for an ambitious Lord the winner pays 2 GD less (fief.4.2.1.8)."""
        price = self.bids[self.winner] - (2 if s.has(noble, AMBITIOUS) else 0)
        s.pop()
        s.pay(self.winner, price)
        s.note("won the bid", self.winner, price, rule="fief.4.2.1.6")
        s.seat_card[title - MASTERS[0]] = BRIBED
        window(s)
        give(s, noble, title, "fief.4.2.1.3")
