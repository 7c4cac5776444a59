"""An event loop in which no time passes but the one that is waited for: the same seed gives the same run."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from random import Random
from typing import Any


class Stuck(Exception):
    """Nothing will ever happen any more."""


class _Selector(selectors.SelectSelector):
    """Instead of waiting, time goes on."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found:
            if timeout is None:
                raise Stuck("everybody waits for somebody else")
            self.loop.now += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its clock is a number, and what would be done by a thread is done by itself, after a while."""

    def __init__(self, chance: Random) -> None:
        self.now = 1000.0
        self.chance = chance
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self.chance.uniform(0.0005, 0.02), run)
        return future
