"""Who plays the games of a run: this process, several on this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self

from .playing import Line, play
from .setting import Job, Setting


class Workers(Protocol):
    """Whoever plays the games that are given out."""

    number: int

    def give(self, setting: Setting, job: Job) -> Any:
        """Let a game be played; the answer is a ticket for it."""

    def take(self, ticket: Any) -> Line:
        """The game of a ticket, once it has been played."""

    def forget(self, tickets: Iterable[Any]) -> None:
        """Games that nobody needs any more."""


class Alone:
    """Plays each game when it is asked for."""

    number = 1

    def give(self, setting: Setting, job: Job) -> Any:
        return setting, job

    def take(self, ticket: Any) -> Line:
        return play(*ticket)

    def forget(self, tickets: Iterable[Any]) -> None:
        """Nothing has been begun."""


class Processes:
    """Processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.shutdown(wait=kind is None, cancel_futures=True)

    def give(self, setting: Setting, job: Job) -> Any:
        return self.pool.submit(play, setting, job)

    def take(self, ticket: Any) -> Line:
        assert isinstance(ticket, Future)
        line: Line = ticket.result()
        return line

    def forget(self, tickets: Iterable[Any]) -> None:
        for ticket in tickets:
            ticket.cancel()
