"""Fifty tables with a computer each, on two cores and in virtual time: nobody waits for long, and no table longest."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from virtual import VirtualLoop

from weirwood.bots import Squire
from weirwood.server.computers import thinkers
from weirwood.server.computers.thinker import Request

TABLES, MINUTES = 50, 3.0
PACE = 2.0
"""Seconds that a person thinks, on average."""
ROW = 6
"""Choices that a computer makes in a row, at most."""
LEAST = 0.004
"""Seconds that a choice takes a computer that doesn't think."""


class Worker:
    """A process that thinks for as long as it may."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.stdin = self.stdout = self
        self.effort = 0.0

    def write(self, row: bytes) -> None:
        self.effort = msgspec.json.decode(row, type=Request).effort

    async def readline(self) -> bytes:
        await asyncio.sleep(LEAST + self.effort * Squire.SECONDS)
        return b'{"label":"pass"}\n'

    def kill(self) -> None:
        self.returncode = -9


def waits(tables: int) -> list[list[float]]:
    """How long the person at each table waited, each time."""
    loop = VirtualLoop(Random("computers"))

    async def table(hub: thinkers.Thinkers, number: int) -> list[float]:
        chance, found = Random(f"table {number}"), []
        while loop.time() < until:
            await asyncio.sleep(PACE * (0.5 + chance.random()))
            since = loop.time()
            for _ in range(chance.randint(1, ROW)):
                await hub.ask(Request(f"table {number}", b"", "squire"), since)
            found.append(loop.time() - since)
        return found

    async def play() -> list[list[float]]:
        hub = thinkers.Thinkers(2)
        hub.idle = [Worker(), Worker()]  # type: ignore[list-item]
        return await asyncio.gather(*(table(hub, number) for number in range(tables)))

    until = loop.time() + 60 * MINUTES
    try:
        return loop.run_until_complete(play())
    finally:
        loop.close()


def at(part: float, values: list[float]) -> float:
    return sorted(values)[int(part * len(values))]


def test_fifty_tables_on_two_cores() -> None:
    found = waits(TABLES)
    assert at(0.9, [each for one in found for each in one]) <= 3.0
    shares = [at(0.9, one) for one in found]
    assert max(shares) <= 2 * min(shares), "each table has its share"


def test_a_table_of_its_own_is_thought_about_as_ever() -> None:
    assert at(0.5, waits(1)[0]) >= Squire.SECONDS


def test_thoughts_that_nobody_cuts_short_would_be_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: without what it is about, it does."""
    monkeypatch.setattr(thinkers, "ENOUGH", 1e9)
    monkeypatch.setattr(thinkers, "HURRY", 1e9)
    assert at(0.9, [each for one in waits(TABLES) for each in one]) > 10.0
