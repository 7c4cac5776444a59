"""Keeping what was found out about an object, so that it is found once."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")
MOST = 10_000
"""So many cards, nodes or abilities are in use at once; more of them come from tables that are over."""


class Kept(dict[int, tuple[K, V]]):
    """What was found about objects, by their identity; each is kept with it, so that no other gets its place.

    When there are too many, all are forgotten: those that are still in use are found again.
    """

    def put(self, of: K, found: V) -> tuple[K, V]:
        """Keep what was found about an object."""
        if len(self) >= MOST:
            self.clear()
        self[id(of)] = kept = (of, found)
        return kept
