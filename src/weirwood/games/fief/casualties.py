"""Casualties of an attack that isn't a Battle: the owner takes off Troops that absorb the hits (fief.2.4.7.6)."""

from __future__ import annotations

from itertools import product

from ...kernel.decision import Option
from .state import Fief, FiefFrame
from .troops import KINDS, TROOPS, said


def deaths(army: list[int], hits: int) -> list[tuple[int, ...]]:
    """The ways in which an Army can absorb as many of so many hits as it can, counted by kind."""
    best: list[tuple[int, ...]] = []
    most = -1
    ranges = [range(min(count, hits // TROOPS[kind].hits) + 1) for kind, count in enumerate(army)]
    for lost in product(*ranges):
        taken = sum(count * TROOPS[kind].hits for kind, count in enumerate(lost))
        if taken <= hits and taken >= most:
            best = [*best, lost] if taken == most else [lost]
            most = taken
    return best


class Casualties(FiefFrame):
    """The owner of an Army chooses which Troops die; ``absorbed`` is how many hits they take."""

    __slots__ = ("absorbed", "rule", "seat", "village", "ways")

    def __init__(self, seat: int, village: int, hits: int, army: list[int], rule: str) -> None:
        self.at = 0
        self.seat = seat
        self.village = village
        self.rule = rule
        self.ways = deaths(army, hits)
        self.absorbed = sum(count * TROOPS[kind].hits for kind, count in enumerate(self.ways[0]))

    def run(self, s: Fief) -> None:
        if not self.absorbed:
            s.pop()
            return
        options = [Option(f"lose {said(lost)}", "lose", lost) for lost in self.ways]
        name = s.board.villages[self.village].name
        s.ask(self.seat, "losses", f"Choose the Troops you lose in {name}.", self.rule, options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        for kind in range(KINDS):
            if option.args[kind]:
                s.add_troops(seat, self.village, kind, -option.args[kind])
        s.note("losses", seat, self.village, said(option.args), rule=self.rule)
