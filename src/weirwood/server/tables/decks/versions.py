"""Earlier versions of a deck: what it was before each change, so that a change can be taken back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import Row, delete, func, insert, select

from weirwood.server.store import schema

MOST = 20
"""Earlier versions of a deck that are kept; the oldest goes first."""


def keep(sql: Sql, row: Row[Any]) -> None:
    """Keep a deck as it is, before it changes."""
    v = schema.deck_versions
    last = sql.execute(select(func.max(v.c.n)).where(v.c.deck == row.id)).scalar() or 0
    sql.execute(insert(v).values(deck=row.id, n=last + 1, name=row.name, data=row.data, created=row.created))
    sql.execute(delete(v).where(v.c.deck == row.id, v.c.n <= last + 1 - MOST))


def when(sql: Sql, deck: str) -> list[dict[str, Any]]:
    """The earlier versions of a deck, the newest first."""
    v = schema.deck_versions
    rows = sql.execute(select(v.c.n, v.c.name, v.c.created).where(v.c.deck == deck).order_by(v.c.n.desc()))
    return [{"n": row.n, "name": row.name, "created": row.created} for row in rows]


def one(sql: Sql, deck: str, n: int) -> tuple[str, dict[str, Any]] | None:
    """The name and the data of an earlier version."""
    v = schema.deck_versions
    row = sql.execute(select(v.c.name, v.c.data).where(v.c.deck == deck, v.c.n == n)).first()
    return (row.name, msgspec.json.decode(row.data)) if row is not None else None


def forget(sql: Sql, deck: str) -> None:
    """The deck is thrown away."""
    v = schema.deck_versions
    sql.execute(delete(v).where(v.c.deck == deck))
