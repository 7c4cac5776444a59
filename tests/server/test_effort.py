"""With many tables computers think less rather than later, and each table has its share."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from weirwood.bots import Squire
from weirwood.kernel import Chance, Game, rulebook, seed_text
from weirwood.kernel.packing import packed
from weirwood.server.computers.thinker import Request, answer
from weirwood.server.computers.thinkers import ENOUGH, HURRY, Thinkers


class Worker:
    """A process that says at once what it was asked, and remembers it."""

    def __init__(self, asked: list[Request]) -> None:
        self.asked = asked
        self.returncode: int | None = None
        self.stdin = self.stdout = self

    def write(self, row: bytes) -> None:
        self.asked.append(msgspec.json.decode(row, type=Request))

    async def readline(self) -> bytes:
        await asyncio.sleep(0)
        return b'{"label":"pass"}\n'

    def kill(self) -> None:
        self.returncode = -9


def thought(table: str, **more: Any) -> Request:
    return Request(table, b"", "squire", **more)


@pytest.mark.parametrize(("tables", "least", "most"), [(1, 1.0, 1.0), (3, 0.9, 1.0), (50, 0.0, 0.15)])
def test_the_more_wait_the_less_each_thinks(tables: int, least: float, most: float) -> None:
    """Issue 15, item 15: with 50 tables the wait grew to 57 s."""

    async def ask() -> list[Request]:
        thinkers = Thinkers(2)
        asked: list[Request] = []
        workers = [Worker(asked), Worker(asked)]
        thinkers.idle = list(workers)  # type: ignore[arg-type]
        await asyncio.gather(*(thinkers.ask(thought(f"table {n}")) for n in range(tables)))
        return asked

    asked = asyncio.run(ask())
    assert least <= asked[min(2, tables - 1)].effort <= most, "the first two can't know how many come after them"
    assert sum(each.effort for each in asked[2 : tables // 2]) * Squire.SECONDS / 2 <= HURRY
    assert [each.table for each in asked] == [f"table {n}" for n in range(tables)], "each in its turn"


def test_whoever_has_waited_longest_comes_first_and_is_not_kept_by_thoughts() -> None:
    async def ask() -> list[Request]:
        thinkers, asked = Thinkers(1), list[Request]()
        thinkers.idle = [Worker(asked)]  # type: ignore[list-item]
        now = asyncio.get_running_loop().time()
        since = {"new": now, "old": now - ENOUGH / 2, "oldest": now - 2 * ENOUGH}
        first = asyncio.create_task(thinkers.ask(thought("first")))
        await asyncio.sleep(0)
        given_up = asyncio.create_task(thinkers.ask(thought("given up"), now - 9))
        others = [asyncio.create_task(thinkers.ask(thought(name), when)) for name, when in since.items()]
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(first, *others)
        assert (thinkers.free, thinkers.crowd, thinkers.waiting) == (1, 0, [])
        await thinkers.ask(thought("alone"), now - 2 * ENOUGH)
        return asked

    asked = asyncio.run(ask())
    assert [each.table for each in asked] == ["first", "oldest", "old", "new", "alone"]
    efforts = {each.table: each.effort for each in asked}
    assert efforts["oldest"] == 0.0 < efforts["old"] < efforts["new"] <= efforts["alone"] == 1.0


def test_without_effort_a_computer_does_at_once_what_it_would_do_unthinking() -> None:
    rules = rulebook("agot2")
    game = Game(rules, rules.random_config(Chance(seed_text("effort"))), seed_text(1))
    while len(game.waiting[0].options) < 3:
        game.choose(game.waiting[0].options[0].label, game.waiting[0].seat)
    seat = game.waiting[0].seat
    request = Request("t", packed(game.observe(seat)), "squire", effort=0.0)
    answer(request)
    begun = time.thread_time()
    found = answer(request)
    assert found["label"] in [option.label for option in game.waiting[0].options]
    assert time.thread_time() - begun < 0.1 < Squire.SECONDS
