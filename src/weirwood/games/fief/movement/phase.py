"""Phase 5, Movement: each player makes all his moves in turn (5.0)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.houses import MARTELL
from ..model.state import Fief
from ..timing.phase import Phase, Step
from .moves import Moves


class MovementPhase(Phase):
    """Phase 5."""

    __slots__ = ("martell",)
    number = 5

    def __init__(self) -> None:
        super().__init__()
        self.martell = 0

    def choose_place(self, s: Fief) -> None:
        """Martell may move first, last or in his place (fief.house.martell.2)."""
        seat = s.seat_of_house(MARTELL)
        if seat >= 0:
            options = [
                make_option("keep your place", "keep"),
                make_option("move first", "place", (-1,)),
                make_option("move last", "place", (1,)),
            ]
            s.ask(seat, "order", "Choose when you move.", "fief.house.martell.2", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.at += 1
        if option.verb == "place":
            self.martell = option.args[0]
            s.note("martell", seat, self.martell, rule="fief.house.martell.2")

    def moves(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Moves(seat))

    def turn_order(self, s: Fief) -> list[int]:
        order = s.order()
        if self.martell:
            seat = s.seat_of_house(MARTELL)
            order.remove(seat)
            order.insert(0 if self.martell < 0 else len(order), seat)
        return order

    steps = (
        Step("Martell's place", "fief.house.martell.2", choose_place),
        Step("moves", "fief.5.0.1", moves),
    )
