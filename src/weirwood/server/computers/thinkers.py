"""The processes that think, as seen from the server: so many at once, started when first needed."""

from __future__ import annotations

import asyncio
import heapq
import os
import sys
from collections import OrderedDict
from collections.abc import Collection, Hashable
from typing import Any, NamedTuple

import msgspec

from weirwood.bots import Squire
from weirwood.server.computers.thinker import Request

PATIENCE = 60.0
"""Seconds after which a thought is given up."""
HURRY = 0.8
"""Seconds within which all who wait for a computer should have had their turn: with many tables each thinks less."""
ENOUGH = 1.5
"""Seconds after which a table that has waited so long is not thought about any more, where others wait too."""
NICE = 5
"""Whoever waits for a click goes before a thought."""
LONGEST = 64 * 1024 * 1024
ERROR = b'{"error":'


class Failed(Exception):
    """A thought that led nowhere."""


class Kept:
    """Answers that stay the same, as many as fit; the longest unused are forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.found: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self.found:
            self.found.move_to_end(key)
        return self.found.get(key)

    def keep(self, key: Hashable, answer: bytes) -> None:
        self.size += len(answer) - len(self.found.pop(key, b""))
        self.found[key] = answer
        while self.size > self.most:
            self.size -= len(self.found.popitem(last=False)[1])


class Place(NamedTuple):
    """A place in the line of those who wait for a process."""

    since: float
    number: int
    called: asyncio.Future[None]


class Thinkers:
    """A few worker processes; whoever asks while all are busy waits."""

    def __init__(self, count: int | None = None, cards: Collection[str] = (), nice: int = NICE) -> None:
        """``cards``: Python files that register cards, for each of them to run; ``nice``: to whom else needs the processor."""
        self.cards, self.nice = cards, nice
        self.count = count or os.cpu_count() or 2  # they are nice: whoever waits for a click goes first
        self.crowd, self.number = 0, 0
        self.idle: list[asyncio.subprocess.Process] = []
        self.ended: list[asyncio.subprocess.Process] = []
        """Those that were ended while they thought, and may not be gone yet."""
        self.free = self.count
        self.waiting: list[Place] = []
        self.closed = False
        self.nobody_waits = asyncio.Event()
        self.nobody_waits.set()

    async def ask(self, request: Request, since: float | None = None) -> dict[str, Any]:
        """The answer to a request; ``since``: when whoever plays at the table began to wait (now, if nobody did before)."""
        found: dict[str, Any] = msgspec.json.decode(await self.ask_for_text(request, since))
        return found

    async def ask_for_text(self, request: Request, since: float | None = None) -> bytes:
        """The answer to a request, as JSON. Whoever stops waiting has the process ended that thinks for them."""
        since = asyncio.get_running_loop().time() if since is None else since
        self.crowd += 1
        self.nobody_waits.clear()
        try:
            await self._turn(since)
            try:
                return await self._answered(request, since)
            finally:
                self._next()
        finally:
            self.crowd -= 1
            if not self.crowd:
                self.nobody_waits.set()

    async def _turn(self, since: float) -> None:
        """Wait until a process is free: whoever has waited for longest comes first."""
        if self.free:
            self.free -= 1
            return
        loop = asyncio.get_running_loop()
        self.number += 1
        place = Place(since, self.number, loop.create_future())
        heapq.heappush(self.waiting, place)
        try:
            await place.called
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
                heapq.heapify(self.waiting)
            elif not place.called.cancelled():  # called just now: the next one goes instead
                self._next()
            raise

    def _next(self) -> None:
        while self.waiting:
            called = heapq.heappop(self.waiting).called
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def effort(self, waited: float = 0.0) -> float:
        """The part of its usual effort that a computer may make now: each table has its share of all processes.

        Where they are too few, nobody is kept waiting by thoughts for long: after some seconds, what is left to choose until
        it is somebody's turn again is chosen unthinking.
        """
        share = min(1.0, HURRY * self.count / (self.crowd * Squire.SECONDS))
        return share if self.crowd <= self.count else share * max(0.0, 1.0 - waited / ENOUGH)

    async def _answered(self, request: Request, since: float) -> bytes:
        if self.closed:
            raise Failed("the server is closing")
        request.effort = self.effort(asyncio.get_running_loop().time() - since)
        process = await self._process()
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            row = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            if not row.endswith(b"\n"):
                raise EOFError("nothing was answered")
        except BaseException as error:
            _end(process)
            self.ended = [each for each in (*self.ended, process) if each.returncode is None]
            if isinstance(error, (OSError, ValueError, EOFError, TimeoutError)):
                raise Failed(f"the thinking process ended: {error!r}") from error
            raise
        self.idle.append(process)
        if row.startswith(ERROR):
            raise Failed(msgspec.json.decode(row)["error"])
        return row.strip()

    async def _process(self) -> asyncio.subprocess.Process:
        """A process that has nothing to do."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "weirwood.server.computers.thinker",
            str(self.nice),
            *self.cards,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,  # Ctrl-C is for the server; this ends with its input
        )

    async def close(self) -> None:
        """End the processes."""
        self.closed = True
        for process in self.idle:
            _end(process)
        for process in (*self.idle, *self.ended):
            await process.wait()


def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass
