"""Control of Villages: who holds them, who gets them, and handing them over (5.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import CITY, embattled, occupants, present
from ..model.board import NONE
from ..model.state import Fief, FiefFrame
from ..model.titles import FIEF
from .bestowing import ChooseHolder, take_fief_title


def governor(s: Fief, village: int) -> int:
    """The player whose Noble holds the Title of a Village's Fief; -1 if it is ungoverned (fief.general.3).

    While he chooses which of his Nobles inherits it, it is still his (fief.4.4.1.10).
    """
    title = FIEF + s.board.villages[village].fief
    if s.holder[title] >= 0:
        return s.title_seat(title)
    choosing = (frame for frame in s.frames if isinstance(frame, ChooseHolder) and frame.title == title)
    return next((frame.seat for frame in choosing), NONE)


def settle_control(s: Fief) -> None:
    """Every Village is Controlled by one player or nobody (fief.5.1.1)."""
    asked = {frame.village for frame in s.frames if isinstance(frame, NewController)} | embattled(s)
    for village, controller in enumerate(s.control):
        if village in asked or (controller >= 0 and present(s, controller, village)):
            continue
        there = occupants(s, village)
        if len(there) > 1 and controller >= 0:
            chooser = s.cause[village] if s.cause[village] in there else controller
            s.push(NewController(village, chooser, there))
        else:
            new = there[0] if there else governor(s, village)
            if new != controller:
                rule = "fief.5.1.2" if there else "fief.5.1.7" if new >= 0 else "fief.5.1.3"
                set_control(s, village, new, rule)
        s.cause[village] = NONE


def set_control(s: Fief, village: int, seat: int, rule: str) -> None:
    """A Village changes hands, with all its buildings (fief.5.1.8); its Fortified City brings the Fief's Title."""
    before = s.control[village]
    if before == seat:
        return
    s.control[village] = seat
    s.dirty = True
    s.note("control", seat, village, before, rule=rule)
    if s.strongholds[village] == CITY and seat >= 0:
        take_fief_title(s, seat, s.board.villages[village].fief)


def settle_blocks(s: Fief) -> None:
    """Nobody blocks a road of a Village in which he has no units any more, or which he Controls."""
    if not any(s.blocks):
        return
    for (village, _), edge in s.board.edges.items():
        if s.blocks[edge]:
            for seat in range(s.seats):
                if s.blocks[edge] >> seat & 1 and (s.control[village] == seat or not present(s, seat, village)):
                    s.blocks[edge] &= ~(1 << seat)


def block(s: Fief, seat: int, village: int, came_from: int) -> None:
    """Units that entered another player's Village stand on the road by which they came (fief.5.0.10)."""
    s.blocks[s.board.edges[village, came_from]] |= 1 << seat


def blockers(s: Fief, seat: int, village: int, to: int) -> list[int]:
    """The other players who stand on the road from a Village to another, at this end of it."""
    mask = s.blocks[s.board.edges[village, to]]
    return [other for other in s.order() if other != seat and mask >> other & 1]


def clear_blocks(s: Fief) -> None:
    """In Phase 6 the units on the roads are put into the Villages (fief.5.0.10)."""
    s.blocks = [0] * len(s.blocks)


class NewController(FiefFrame):
    """Somebody decides who Controls a Village that several players are in (fief.5.1.9)."""

    __slots__ = ("chooser", "seats", "village")

    def __init__(self, village: int, chooser: int, seats: list[int]) -> None:
        self.at = 0
        self.village = village
        self.chooser = chooser
        self.seats = seats

    def run(self, s: Fief) -> None:
        there = [seat for seat in self.seats if present(s, seat, self.village)]
        if not there or s.control[self.village] in there:
            s.pop()
            s.dirty = True
            return
        name = s.board.villages[self.village].name
        options = [make_option(f"choose {s.name(seat)}", "choose", (seat,)) for seat in there]
        s.ask(self.chooser, "controller", f"Choose who Controls {name} now.", "fief.5.1.9", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        set_control(s, self.village, option.args[0], "fief.5.1.9")


# Handing over a Village (an effect, fief.2.4.7)


def may_hand_over(s: Fief, seat: int, village: int, other: int) -> str | None:
    """The clause that keeps a player from handing a Village to another (fief.5.1.5)."""
    if s.phase != 5 or s.control[village] != seat or other == seat or not present(s, other, village):
        return "fief.5.1.5"
    return None


def hand_over_offers(s: Fief, seat: int) -> list[Option]:
    """The Villages a player may hand over now, and to whom."""
    if s.phase != 5:
        return []
    return [
        make_option(f"hand over {s.board.villages[v].name} to {s.name(other)}", "hand over", (v, other))
        for v, controller in enumerate(s.control)
        if controller == seat
        for other in range(s.seats)
        if may_hand_over(s, seat, v, other) is None
    ]


def hand_over(s: Fief, seat: int, option: Option) -> None:
    set_control(s, option.args[0], option.args[1], "fief.5.1.5")
