"""Counting: how often something has happened in a period, for limits and for cards that ask."""

from __future__ import annotations

from typing import Any

from ...kernel.state import State

Counts = dict[tuple[Any, ...], int]
"""How often things have happened; each begins with its period."""

NOTHING: Counts = {}
"""What has been counted in a period in which nothing has."""


class Counting(State):
    """A state that counts: ``tally`` by period, so that all of a period is forgotten at once."""

    __slots__ = ("tally",)

    def __init__(self, seats: int, seed: str) -> None:
        super().__init__(seats, seed)
        self.tally: dict[str, Counts] = {}

    def count(self, *key: Any) -> int:
        """How often something happened in its period: the first word of the key."""
        counts = self.tally.get(key[0])
        return counts.get(key, 0) if counts is not None else 0

    def kept(self, *key: Any) -> int:
        """The number that is kept for something, such as a card that was chosen; -1 if there is none."""
        return self.tally.get(key[0], NOTHING).get(key, -1)

    def counts(self, period: str) -> Counts:
        """What is counted in a period, to be changed."""
        found = self.tally.get(period)
        if found is None:
            found = self.tally[period] = {}
        return found

    def tick(self, *key: Any, n: int = 1) -> None:
        """Remember that something happened, or so often; forgotten when its period ends."""
        counts = self.counts(key[0])
        counts[key] = counts.get(key, 0) + n
