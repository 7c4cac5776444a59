"""A clock that tests can turn: everything at the tables goes by the event loop's time, and this loop's is ahead."""

from __future__ import annotations

import asyncio


class TurnedLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock goes as fast as any, and jumps when a test says so."""

    def __init__(self) -> None:
        self.ahead = 0.0
        super().__init__()

    def time(self) -> float:
        return super().time() + self.ahead

    def turn(self, seconds: float) -> None:
        """Let time pass (from any thread); whatever is due by then happens now."""
        self.call_soon_threadsafe(self._jump, seconds)

    def _jump(self, seconds: float) -> None:
        self.ahead += seconds
