"""Reinforcing the Wall: Troops openly, gold secretly, and Lords who take the black (4.2.2, 1.2.2.10)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..events.drawing import draw_one
from ..model.board import NONE
from ..model.cards import CARDS, HAND_LIMIT, discard, find, in_hand
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.titles import LORD_COMMANDER, PROTECTOR
from ..model.troops import KINDS, TROOPS, bid_value
from ..realm.nights_watch import may_take_black, take_black
from ..timing.window import window
from .bids import SealedBids, highest

HIGHEST = 12
STEP = 2
"""The right end of the Wall track, and what a space of it is worth (fief.7.0.2)."""
COMMANDER = 2
"""What the Lord Commander adds to his player's bid (fief.1.2.2.10)."""


def may_promise(s: Fief, seat: int) -> str | None:
    """The clause that keeps a player from promising that a Lord takes the black; None if he may (fief.4.2.2.0.3)."""
    if s.brother[seat] >= 0:
        return "fief.4.2.2.1.6"
    return None if lords_for_the_black(s, seat) else "fief.4.2.2.0.3"


def lords_for_the_black(s: Fief, seat: int) -> list[int]:
    """The Lords of a player who can take the black, Captives and Outlaws too (fief.4.2.2.1.1, fief.4.2.2.1.2)."""
    return [n for n in s.house_nobles(seat) if may_take_black(s, n) is None]


class WallBid(SealedBids):
    """All players bid together for the Wall; everybody pays (fief.4.2.2.0.7)."""

    __slots__ = ("black", "sent", "turn", "winner")
    TROOPS, REVEAL, BLACK, BONUS = -1, 2, 3, 4
    clause = "fief.4.2.2.0.2"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.at = self.TROOPS
        self.turn = 0
        self.sent = [0] * seats  # what the Troops count
        self.black = [0] * seats  # whether a Tax token is in the bid
        self.winner = NONE

    def run(self, s: Fief) -> None:
        if self.at == self.TROOPS:
            self.ask_troops(s)
        elif self.at == self.BID:
            if not self.ask_bids(s, "Add gold to your bid for the Wall."):
                self.at = self.REVEAL
        elif self.at == self.REVEAL:
            self.reveal(s)
        elif self.at == self.BLACK:
            self.ask_black(s)
        elif self.at == self.TIE:
            self.ask_tie(s, highest(self.bids), "the Wall bid")
        else:
            self.bonus(s)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.TROOPS:
            if option.verb == "done":
                self.turn += 1
            else:
                self.send(s, seat, *option.args)
        elif self.at == self.BID:
            self.black[seat] = int(option.verb == "black")
            self.lock(seat, option)
        elif self.at == self.BLACK:
            self.turn += 1
            take_black(s, option.args[0], "fief.4.2.2.1.1")
        elif self.at == self.TIE:
            self.winner = option.args[0]
            self.at = self.BONUS
        else:
            self.make_room(s, seat, option)

    # Troops, openly and in turn order (fief.4.2.2.0.1)

    def ask_troops(self, s: Fief) -> None:
        while self.turn < s.seats:
            seat = s.order()[self.turn]
            options = [
                make_option(f"send {TROOPS[kind].name} from {place.name}", "send", (v, kind))
                for v, place in enumerate(s.board.villages)
                if s.has_troops(seat, v)
                for kind in range(KINDS)
                if s.troop(seat, v, kind)
            ]
            if options:
                prompt = f"Send Troops to the Wall (they count {self.sent[seat]} so far), or stop."
                s.ask(seat, "send", prompt, "fief.4.2.2.0.1", [*options, make_option("done", "done")])
                return
            self.turn += 1
        self.turn = 0
        self.at = self.BID

    def picks(self, seat: int) -> list[int] | None:
        """The strength that was sent, point by point."""
        return [1] * self.sent[seat] if self.at == self.TROOPS else None

    def send(self, s: Fief, seat: int, village: int, kind: int) -> None:
        """A Troop goes from the board into the bid, and so in the end to the reserve (fief.4.2.2.0.7)."""
        s.add_troops(seat, village, kind, -1)
        self.sent[seat] += bid_value(kind)
        s.note("sent to the Wall", seat, TROOPS[kind].name, village, rule="fief.4.2.2.0.1")

    # Gold and Tax tokens, secretly (fief.4.2.2.0.2, fief.4.2.2.0.3)

    def bid_options(self, s: Fief, seat: int) -> list[Option]:
        options = super().bid_options(s, seat)
        if may_promise(s, seat) is None:
            amounts = range(s.gold[seat] + 1)
            options += [make_option(f"bid {n} and take the black", "black", (n,)) for n in amounts]
        return options

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        super().redeal(s, seat, chance)
        if self.at == self.BID:
            for other in range(s.seats):
                if other != seat and self.bids[other] >= 0:
                    self.black[other] = chance.below(2) if may_promise(s, other) is None else 0

    def values(self, s: Fief) -> list[int]:
        """What each player's bid is worth (fief.4.2.2.0.4)."""
        commander = s.title_seat(LORD_COMMANDER)
        return [
            self.bids[seat] + self.sent[seat] + self.black[seat] + (COMMANDER if seat == commander else 0)
            for seat in range(s.seats)
        ]

    def reveal(self, s: Fief) -> None:
        """All is added to the Wall; what can't be marked goes to the Lord Commander's House or lies on the Wall."""
        self.at = self.BLACK
        self.turn = 0
        values = self.values(s)
        s.note("wall bids", tuple(self.bids), tuple(self.sent), tuple(self.black), tuple(values), rule="fief.4.2.2.0.2")
        for seat, bid in enumerate(self.bids):
            s.pay(seat, bid)
        total = sum(values)
        marked = min(total - total % STEP, HIGHEST - s.wall)
        s.wall += marked
        s.note("wall", s.wall, rule="fief.4.2.2.0.5")
        surplus, commander = total - marked, s.title_seat(LORD_COMMANDER)
        if surplus:
            s.note("surplus", commander, surplus, rule="fief.4.2.2.0.6")
            if commander >= 0:
                s.gold[commander] += surplus
            else:
                s.supplies += surplus
        self.bids = values
        best = highest(values)
        self.winner = best[0] if len(best) == 1 else NONE

    # Those who take the black (fief.4.2.2.1.1)

    def ask_black(self, s: Fief) -> None:
        while self.turn < s.seats:
            seat = s.order()[self.turn]
            lords = lords_for_the_black(s, seat) if self.black[seat] else []
            if lords:
                options = [make_option(f"black {NOBLES[n].name}", "choose", (n,)) for n in lords]
                s.ask(seat, "black", "Choose the Lord who takes the black.", "fief.4.2.2.1.1", options)
                return
            self.turn += 1
        tied = len(highest(self.bids)) > 1 and max(self.bids) > 0
        self.at = self.TIE if tied and s.holder[PROTECTOR] >= 0 else self.BONUS
        if tied and self.at == self.BONUS:
            s.note("no bonus card", tuple(highest(self.bids)), rule="fief.4.2.2.0.8")

    # The highest bidder's card (fief.4.2.2.0.8 to fief.4.2.2.0.10)

    def bonus(self, s: Fief) -> None:
        seat = self.winner
        if seat < 0 or len(s.hands[seat]) < HAND_LIMIT:
            s.pop()
            window(s)
            if seat >= 0:
                s.note("bonus card", seat, tuple(highest(self.bids)), rule="fief.4.2.2.0.8")
                draw_one(s, seat)
            return
        names = sorted({CARDS[s.kinds[card]].name for card in s.hands[seat]})
        options = [make_option(f"discard {name}", "discard", (find(name),)) for name in names]
        options += [option for option in s.course.offers(s, seat)[0] if option.verb.startswith("play ")]
        prompt = "Discard a card or play some to make room for the bonus card, or pass."
        s.ask(seat, "bonus", prompt, "fief.4.2.2.0.10", [*options, make_option("pass", "pass")])

    def make_room(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "pass":
            self.winner = NONE
        elif option.verb == "discard":
            card = in_hand(s, seat, option.args[0])
            s.note("discards", seat, s.kinds[card], rule="fief.4.2.2.0.10")
            discard(s, card)
        else:
            s.course.declare(s, seat, option)
