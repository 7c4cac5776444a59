"""A database that fails when it is told to: the n-th operation, in one of the ways in which SQLite does."""

from __future__ import annotations

import sqlite3
import threading
from typing import Any

from weirwood.server.store import database

WAYS = ("database is locked", "database or disk is full", "disk I/O error")


class Faults:
    """Counts the operations of all connections, and lets some of them fail."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.count = 0
        self.first, self.times = 0, 0
        self.way = WAYS[0]
        self.failed = 0

    def arm(self, first: int, way: str = WAYS[0], times: int = 1) -> None:
        """From now on the first-th operation fails (and those after it, so many times)."""
        with self.lock:
            self.count, self.first, self.way, self.times, self.failed = 0, first, way, times, 0

    def operate(self) -> None:
        with self.lock:
            self.count += 1
            if not self.first <= self.count < self.first + self.times:
                return
            self.failed += 1
        raise sqlite3.OperationalError(self.way)


def install(monkeypatch: Any) -> Faults:
    """Let every database that is opened from now on fail when the faults say so."""
    faults = Faults()

    class Cursor(sqlite3.Cursor):
        def execute(self, *args: Any) -> Any:
            faults.operate()
            return super().execute(*args)

        def executemany(self, *args: Any) -> Any:
            faults.operate()
            return super().executemany(*args)

    class Connection(sqlite3.Connection):
        def cursor(self, *_: Any, **__: Any) -> Any:
            return super().cursor(Cursor)

        def commit(self) -> None:
            if self.in_transaction:
                faults.operate()
            super().commit()

    plain = database.create_engine

    def create(*args: Any, **more: Any) -> Any:
        more["connect_args"] = {**more.get("connect_args", {}), "factory": Connection}
        return plain(*args, **more)

    monkeypatch.setattr(database, "create_engine", create)
    return faults
