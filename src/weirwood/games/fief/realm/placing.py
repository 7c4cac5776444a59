"""Placing Nobles who are new in play or have been freed (2.4.1, 4.1.8)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import placements
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame


class PlaceNoble(FiefFrame):
    """A new or freed Noble is placed (fief.2.4.1.9 to fief.2.4.1.11)."""

    __slots__ = ("noble",)

    def __init__(self, noble: int) -> None:
        self.at = 0
        self.noble = noble

    def run(self, s: Fief) -> None:
        seat = s.owner[self.noble]
        options = [make_option(f"place {s.board.villages[v].name}", "place", (v,)) for v in placements(s, seat)]
        s.ask(seat, "place", f"{NOBLES[self.noble].name} joins your House: in which Village?", "fief.2.4.1.9", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        s.where[self.noble] = option.args[0]
        s.dirty = True
        s.note("placed", self.noble, option.args[0], rule="fief.2.4.1.9")
