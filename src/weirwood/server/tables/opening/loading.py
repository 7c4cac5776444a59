"""A table on its way into memory: read from the database, and its game played again."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Connection as Sql

from weirwood import __version__
from weirwood.server.store.database import Database
from weirwood.server.store.rows import SeatRow, TableRow, read_chat, read_moves, read_table
from weirwood.server.tables.opening.keeping import Beginning, Keeper, read_kept
from weirwood.server.tables.opening.replaying import replayed
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room

WHAT_NOW = "Its record is kept: close the table, or concede, and download it."
DAMAGED = f"Some of what was kept of this table can't be read any more. {WHAT_NOW}"
log = logging.getLogger("weirwood.server")

Loaded = tuple[TableRow, list[SeatRow], Play | None, list[dict[str, Any]], str]


class Loading:
    """The task that loads a table, and how many wait for it."""

    __slots__ = ("task", "waiting")

    def __init__(self, task: asyncio.Task[Room | None]) -> None:
        self.task = task
        self.waiting = 0


def stopped(row: TableRow) -> str:
    """What is told of a table whose record no longer plays."""
    begun = f" was begun with version {row.version} and" if row.version not in ("", __version__) else ""
    if row.status != "playing":
        return f"This game{begun} can't be shown in this version of the program. Its record can be downloaded."
    return f"This game{begun} can't be gone on with in this version of the program. {WHAT_NOW}"


def load(database: Database, keeper: Keeper, id: str, near: Play | None = None) -> Loaded | None:
    """Read a table and play its game again, from one that was kept as far as it is the same (not on the event loop)."""

    def read(sql: Sql) -> Any:
        found = read_table(sql, id)
        if found is None:
            return None
        moves = read_moves(sql, id) if found[0].config is not None else []
        return found, moves, read_chat(sql, id), read_kept(sql, id) if near is None and moves else None

    kept = database.read(read)
    if kept is None:
        return None
    (row, seats), moves, chat, checkpoint = kept
    if row.damaged or not seats:
        log.error("table %s is damaged: %s", id, row.damaged or "it has no seats")
        return row, seats, None, chat, DAMAGED
    if row.config is None:
        return row, seats, None, chat, ""
    try:
        begun = keeper.begun(checkpoint, Beginning(row.game, row.config, row.seed, row.settings.hush), moves)
        play = begun or replayed(row.game, row.config, row.seed, moves, row.settings.hush, near)
        return row, seats, play, chat, ""
    except Exception:
        log.exception("table %s can't be played again", id)  # which choice it was is nobody's business here
        return row, seats, None, chat, stopped(row)
