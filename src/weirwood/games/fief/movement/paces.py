"""Paces: how far units have gone in this Phase, and with whom (5.0.2, 5.0.6, 5.0.7)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..model.state import Fief

FRESH, ONE, TWO, ONE_LED, TWO_LED, SPENT = range(6)
"""The pace of a unit: the steps it has taken, and whether all of them with a leader of 3 steps (fief.5.0.7)."""
LED = {FRESH: ONE_LED, ONE: TWO, ONE_LED: TWO_LED, TWO_LED: SPENT}
ALONE = {FRESH: ONE, ONE: TWO, ONE_LED: TWO}
WEARY = (SPENT, TWO, TWO_LED, ONE, ONE_LED, FRESH)
"""The paces from the most tired to the freshest."""


@dataclass(slots=True)
class Paces:
    """How many of a player's Troops in a Village, by kind, have come to which pace; the fresh ones aren't listed."""

    seat: int
    moved: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def copy(self) -> Paces:
        return Paces(self.seat, dict(self.moved))

    def count(self, s: Fief, village: int, kind: int, pace: int) -> int:
        """The Troops of a kind in a Village that have a pace."""
        if pace:
            return self.moved.get((village, kind, pace), 0)
        tired = 0
        if self.moved:
            for each in range(1, 6):
                tired += self.moved.get((village, kind, each), 0)
        return max(0, s.troop(self.seat, village, kind) - tired)

    def kinds(self, village: int) -> set[int]:
        """The kinds of Troops in a Village of which some have moved."""
        return {kind for place, kind, _ in self.moved if place == village}

    def tired(self, village: int) -> int:
        """The Troops in a Village that have moved."""
        return sum(count for (place, _, _), count in self.moved.items() if place == village)

    def add(self, village: int, kind: int, pace: int, count: int) -> None:
        """Troops come to a Village at this pace, or are gone (a negative count)."""
        if pace and count:
            self.moved[village, kind, pace] = self.moved.get((village, kind, pace), 0) + count
