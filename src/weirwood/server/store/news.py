"""News between processes that share a database: PostgreSQL tells at once, SQLite is looked at every so often."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from weirwood.server.store.database import Database
from weirwood.server.store.ids import fresh_id

CHANNEL = "weirwood"
log = logging.getLogger("weirwood.server")


class Item(msgspec.Struct, array_like=True):
    """A change by a process: to a table, its chat, who is at it, or the lobby's lists."""

    process: str
    kind: str
    table: str
    seats: list[int] = []


class News:
    """Tells the others what this process has changed, and hears what they have."""

    def __init__(self, database: Database, heard: Callable[[Item | None], None]) -> None:
        """``heard`` is called in another thread; None means that anything may have changed."""
        self.database = database
        self.heard = heard
        self.process = fresh_id()
        self.closed = False
        if database.is_sqlite:
            database.changed_outside = lambda: heard(None)
        else:
            threading.Thread(target=self._listen, name="news", daemon=True).start()

    def tell(self, sql: Connection, kind: str, table: str, seats: list[int] | None = None) -> None:
        """Tell the others when this transaction is committed."""
        if not self.database.is_sqlite:
            item = msgspec.json.encode(Item(self.process, kind, table, seats or [])).decode()
            sql.execute(text("SELECT pg_notify(:channel, :item)"), {"channel": CHANNEL, "item": item})

    def tell_later(self, kind: str, table: str, seats: list[int] | None = None) -> None:
        """Tell the others something that isn't in the database."""
        if not self.database.is_sqlite:
            self.database.write("", lambda sql: self.tell(sql, kind, table, seats))

    def close(self) -> None:
        self.closed = True

    def _listen(self) -> None:
        while not self.closed:
            try:
                self._listen_once()
            except Exception as error:
                log.warning("no news from the database for a while: %r", error)
                time.sleep(1)
                self.heard(None)

    def _listen_once(self) -> None:
        connection: Any = self.database.engine.raw_connection()
        driver: Any = connection.driver_connection
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            while not self.closed:
                for notice in driver.notifies(timeout=5.0):
                    item = msgspec.json.decode(notice.payload, type=Item)
                    if item.process != self.process:
                        self.heard(item)
        finally:
            connection.invalidate()
