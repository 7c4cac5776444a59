"""Clocks: what time each player has left, counted while they are asked and the clocks aren't stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weirwood.server.store.rows import ClockRule, SeatRow


class Clocks:
    """The clocks of a table. Only people's time is counted, by the clock that everything at a table goes by."""

    __slots__ = ("now", "paused", "rule", "running", "seats", "then")

    def __init__(self, rule: ClockRule, seats: list[SeatRow], paused: int | None, now: Callable[[], float]) -> None:
        self.rule = rule
        self.seats = seats
        self.paused = paused
        self.running: list[int] = []
        self.now = now
        self.then = now()

    def charge(self) -> list[int]:
        """Take the time since the last look from those whose clock runs; the seats whose time is up by that."""
        now = self.now()
        passed = int((now - self.then) * 1000)
        self.then += passed / 1000
        over = []
        if self.paused is None:
            for seat in self.running:
                row = self.seats[seat]
                if row.left_ms is not None:
                    row.left_ms = max(0, row.left_ms - passed)
                    if row.left_ms == 0 and not row.timed_out:
                        row.timed_out = True
                        over.append(seat)
        return over

    def ask(self, waiting: list[int]) -> None:
        """From now on the clocks of these seats run."""
        self.charge()
        self.running = [seat for seat in waiting if self.seats[seat].kind == "person"]

    def chosen(self, seat: int) -> None:
        """A choice was made: its increment."""
        row = self.seats[seat]
        if row.left_ms is not None and row.kind == "person":
            row.left_ms += self.rule.increment * 1000

    def next_end(self) -> float | None:
        """In how many seconds the next clock runs out."""
        if self.paused is not None:
            return None
        left = [self.seats[seat].left_ms for seat in self.running if not self.seats[seat].timed_out]
        times = [ms / 1000 for ms in left if ms is not None]
        return min(times) + 0.05 if times else None

    def shown(self) -> dict[str, Any]:
        self.charge()
        left = {str(row.seat): row.left_ms for row in self.seats if row.left_ms is not None and row.kind == "person"}
        running = self.running if self.paused is None else []
        return {"paused": self.paused is not None, "by": self.paused, "running": running, "left": left}
