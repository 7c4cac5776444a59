"""Many machines: the games of a run as tasks of a Ray cluster. What a lost worker had not finished is played again."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Self

import msgspec

from ..errors import UserError
from .playing import Line, play
from .setting import Job, Setting

LOCAL = "local"
TRIES = 20
"""How often a game is given out again if its worker is lost."""
SECONDS = 10
"""How long an address may take to answer."""


class Cluster:
    """A Ray cluster: one at an address, or one of this machine's cores, which ends with the run."""

    def __init__(self, address: str = LOCAL, **settings: Any) -> None:
        try:
            import ray
        except ImportError:
            raise UserError("Ray isn't installed: pip install 'weirwood[ray]', or leave out --ray.") from None
        self.ray = ray
        if address != LOCAL:
            _answers(address)
        given = dict(settings) if address == LOCAL else {"address": address}
        try:
            ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False, **given)
        except (ConnectionError, ValueError, TimeoutError, RuntimeError) as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise UserError(f"No Ray cluster answers at {address}: {reason.rstrip('.')}.") from None
        self.number = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(max_retries=TRIES)(played)
        self.settings: dict[int, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()

    def give(self, setting: Setting, job: Job) -> Any:
        """A task for one game; the setting is sent to the cluster once."""
        if id(setting) not in self.settings:
            self.settings[id(setting)] = self.ray.put(msgspec.json.encode(setting))
        return self.remote.remote(self.settings[id(setting)], (job.meeting, job.set, job.game))

    def take(self, ticket: Any) -> Line:
        line = self.ray.get(ticket)
        return msgspec.json.decode(line, type=Line)

    def forget(self, tickets: Iterable[Any]) -> None:
        for ticket in tickets:
            self.ray.cancel(ticket, force=False)


def _answers(address: str) -> None:
    """A UserError if nobody listens there: Ray itself would try for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise UserError(f"A Ray cluster's address is a host and a port, as in 10.0.0.1:6379; {address!r} isn't that.")
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise UserError(f"No Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}.") from None


def played(setting: bytes, job: tuple[int, int, int]) -> bytes:
    """A game as a worker far away plays it: from bytes to bytes, so that it needs nothing but the program."""
    return msgspec.json.encode(play(msgspec.json.decode(setting, type=Setting), Job(*job)))
