"""Waiting lines for what takes long: so many at once, so many who wait, so many of one person or address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


PATIENCE = 60.0
"""Seconds after which nobody waits any more for what was to be done elsewhere."""


class Asker(NamedTuple):
    """Who asks for something: a person, and the address they ask from ('' where addresses don't matter)."""

    person: str = ""
    address: str = ""
    left: Callable[[], Awaitable[None]] | None = None
    """Waits until they have left; None: the table itself asks."""


NOBODY = Asker()


class Crowded(Exception):
    """The line is full, or one of those who ask stands in it often enough; a sentence for the person."""


class Left(Exception):
    """Whoever asked is no longer there."""


async def while_there(asker: Asker, work: asyncio.Future[T], patience: float | None = None) -> T:
    """The result of some work; it is given up if whoever asked for it leaves."""
    if asker.left is None:
        return await asyncio.wait_for(work, patience)
    gone: asyncio.Future[Any] = asyncio.ensure_future(asker.left())
    try:
        both: set[asyncio.Future[Any]] = {work, gone}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED, timeout=patience)
        if work.done():
            return work.result()
        raise Left if gone.done() else TimeoutError
    finally:
        work.cancel()
        gone.cancel()
        await asyncio.gather(work, gone, return_exceptions=True)


class Line:
    """Who is in line and who is at work, counted by person and by address."""

    def __init__(self, what: str, at_once: int, waiting: int, each: int, address: int) -> None:
        """``each`` and ``address``: how often one person, and one address, may be in it at once."""
        self.what = what
        self.waiting, self.each, self.address = waiting + at_once, each, address
        self.inside = 0
        self.persons: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.places = asyncio.Semaphore(at_once)

    def enter(self, asker: Asker) -> None:
        """Stand in line, or raise ``Crowded``."""
        if asker.person and self.persons[asker.person] >= self.each:
            raise Crowded(f"You have asked for {self.what} already; wait until that is done.")
        if asker.address and self.addresses[asker.address] >= self.address:
            raise Crowded(f"From your address {self.what} is asked for too often at once; wait a moment.")
        if self.inside >= self.waiting:
            raise Crowded(f"Too many ask for {self.what} at the moment; try again soon.")
        self.inside += 1
        self.persons[asker.person] += 1
        self.addresses[asker.address] += 1

    def leave(self, asker: Asker) -> None:
        self.inside -= 1
        for counted, name in ((self.persons, asker.person), (self.addresses, asker.address)):
            counted[name] -= 1
            if counted[name] <= 0:
                del counted[name]

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn and have it; whoever gives up waiting leaves the line."""
        self.enter(asker)
        try:
            async with self.places:
                yield
        finally:
            self.leave(asker)


class Workshop:
    """A few threads for work that would hold up the event loop, behind a line."""

    def __init__(self, what: str, threads: int, waiting: int, each: int, address: int) -> None:
        self.line = Line(what, threads, waiting, each, address)
        self.threads = ThreadPoolExecutor(threads, "workshop")
        self.loop = asyncio.get_running_loop()

    async def do(self, asker: Asker, work: Callable[[], T]) -> T:
        """The result of some work. Who leaves takes back what isn't begun; what is begun counts until its end."""
        self.line.enter(asker)
        future = self.threads.submit(work)
        future.add_done_callback(lambda _: self._done(asker))
        try:
            return await while_there(asker, asyncio.wrap_future(future), PATIENCE)
        except TimeoutError:
            raise Crowded(f"The server is too busy at the moment for {self.line.what}; try again soon.") from None

    def _done(self, asker: Asker) -> None:
        try:
            self.loop.call_soon_threadsafe(self.line.leave, asker)
        except RuntimeError:  # the server has ended
            pass

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
