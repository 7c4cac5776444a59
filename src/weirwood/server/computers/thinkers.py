"""The processes that think, as seen from the server: so many at once, started when first needed."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Collection
from typing import Any

import msgspec

from weirwood.server.computers.thinker import Request

PATIENCE = 60.0
"""Seconds after which a thought is given up."""
LONGEST = 64 * 1024 * 1024


class Failed(Exception):
    """A thought that led nowhere."""


class Thinkers:
    """A few worker processes; whoever asks while all are busy waits."""

    def __init__(self, count: int | None = None, cards: Collection[str] = ()) -> None:
        """``cards``: Python files that register cards, for each of them to run."""
        self.cards = cards
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.idle: list[asyncio.subprocess.Process] = []
        self.places = asyncio.Semaphore(self.count)
        self.closed = False

    async def ask(self, request: Request) -> dict[str, Any]:
        """The answer to a request."""
        async with self.places:
            if self.closed:
                raise Failed("the server is closing")
            process = await self._process()
            try:
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                row = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
                found: dict[str, Any] = msgspec.json.decode(row)
            except BaseException as error:
                _end(process)
                if isinstance(error, (OSError, ValueError, TimeoutError, msgspec.DecodeError)):
                    raise Failed(f"the thinking process ended: {error!r}") from error
                raise
            self.idle.append(process)
            if "error" in found:
                raise Failed(found["error"])
            return found

    async def _process(self) -> asyncio.subprocess.Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "weirwood.server.computers.thinker",
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
            await process.wait()


def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass
