"""Links to decks: whoever has one can read the deck as it is, and copy it, until its owner takes the link back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, select

from weirwood.errors import UserError
from weirwood.server.store import schema
from weirwood.server.store.ids import fresh_id


def of(sql: Sql, deck: str) -> str:
    """The link's token, '' if there is none."""
    s = schema.deck_links
    return sql.execute(select(s.c.token).where(s.c.deck == deck)).scalar() or ""


def make(sql: Sql, deck: str, person: str) -> str:
    """A link to an own deck: always the same until it is taken back."""
    d, s = schema.decks, schema.deck_links
    if sql.execute(select(d.c.id).where(d.c.id == deck, d.c.person == person)).first() is None:
        raise UserError("There is no such deck among yours.")
    token = of(sql, deck)
    if not token:
        token = fresh_id("s-")
        sql.execute(insert(s).values(token=token, deck=deck))
    return token


def forget(sql: Sql, deck: str) -> None:
    """The link leads nowhere any more."""
    s = schema.deck_links
    sql.execute(delete(s).where(s.c.deck == deck))


def take_back(sql: Sql, deck: str, person: str) -> None:
    """Take back the link to an own deck."""
    d = schema.decks
    if sql.execute(select(d.c.id).where(d.c.id == deck, d.c.person == person)).first() is not None:
        forget(sql, deck)


def found(sql: Sql, token: str) -> tuple[str, str, dict[str, Any]] | None:
    """The game, the name and the data of the deck that a link leads to."""
    d, s = schema.decks, schema.deck_links
    row = sql.execute(
        select(d.c.game, d.c.name, d.c.data).join(s, s.c.deck == d.c.id).where(s.c.token == token)
    ).first()
    return (row.game, row.name, msgspec.json.decode(row.data)) if row is not None else None
