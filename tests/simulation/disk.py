"""A database whose disk is slow, fails, and forgets what wasn't committed when its process is killed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from virtual import VirtualLoop

from weirwood.server.store.database import Database

T = TypeVar("T")


class Disk(Database):
    """The real database with its real jobs; only when they are done is up to the simulation."""

    def __init__(
        self, address: str, loop: VirtualLoop, chance: Random, others: Callable[[Disk], list[Disk]], wear: float
    ) -> None:
        self.wear = wear
        self.dead = False
        self.calm = False
        super().__init__(address)
        self.loop, self.chance, self.others = loop, chance, others
        self.waiting: list[tuple[str, Callable[[Connection], Any], Future[Any]]] = []
        self.connection = self.engine.connect().execution_options(writing=True)
        self.written = 0

    def _write(self) -> None:
        """No thread writes; ``_flush`` does."""

    def write(self, order: str, job: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        if not self.dead:
            if not self.waiting:
                self.loop.call_later(self._delay(), self._flush)
            self.waiting.append((order, job, future))
        return future

    def _delay(self) -> float:
        if not self.calm and self.chance.random() < 0.02:
            return self.chance.uniform(0.5, 8.0)
        return self.chance.uniform(0.001, 0.03)

    def _flush(self) -> None:
        batch, self.waiting = self.waiting, []
        if self.dead or not batch:
            return
        batch.sort(key=lambda each: each[0])
        if not self.calm and self.chance.random() < self.wear:  # for longer than anybody has the patience to try again
            for _, _, future in batch:
                future.set_exception(OperationalError("INSERT", {}, Exception("database or disk is full")))
            return
        if not self._together(self.connection, batch):
            for each in batch:
                self._together(self.connection, [each])
        self.written += len(batch)
        for other in self.others(self):  # they see soon that the file has changed
            self.loop.call_later(self.chance.uniform(0.0, 0.5), other.look)

    def look(self) -> None:
        """Somebody else has written."""
        if not self.dead and self.changed_outside is not None:
            self.changed_outside()

    def kill(self) -> None:
        """Whatever isn't committed is lost; whoever waits for it waits for good."""
        self.dead = True
        self.waiting.clear()

    def read(self, job: Callable[[Connection], T]) -> T:
        if self.dead:
            raise OperationalError("SELECT", {}, Exception("the process is dead"))
        return super().read(job)

    def key(self) -> bytes:
        return b"one key for all processes of all worlds"

    def close(self) -> None:
        self.dead = True
        self.connection.close()
        self.engine.dispose()
