"""How long a seat is kept for somebody who is away, by the clock of the event loop."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from weirwood.server.store.rows import ClockRule, SeatRow

LEAST = 60.0
"""Seconds that a seat is kept at the least."""
UNTIMED = 120.0
"""The same where nobody plays by the clock."""
PART = 0.1
"""The part of each player's own time that a seat is kept for, if that is more."""


def grace(rule: ClockRule | None) -> float:
    """For how many seconds a seat is kept: the longer the game may take, the longer."""
    return UNTIMED if rule is None else max(LEAST, PART * 60 * rule.minutes)


class Away:
    """Since when each person of a table is away."""

    __slots__ = ("since",)

    def __init__(self) -> None:
        self.since: dict[int, float] = {}

    def look(self, seats: Iterable[SeatRow], here: Collection[int], now: float) -> None:
        """See who is here: whoever isn't has been away since the first look that didn't find them."""
        gone = [row.seat for row in seats if row.kind == "person" and row.seat not in here]
        self.since = {seat: self.since.get(seat, now) for seat in gone}

    def kept(self, seat: int, rule: ClockRule | None, now: float) -> float | None:
        """For how many seconds more a seat is kept; None: its person is here."""
        since = self.since.get(seat)
        return None if since is None else max(0.0, since + grace(rule) - now)
