"""Decks that people keep: read from a file's text, checked with reasons, found again when they sit down."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, func, insert, select

from weirwood.errors import UserError
from weirwood.kernel import Rulebook, rulebook
from weirwood.server import schema, showing
from weirwood.server.hub import Hub
from weirwood.server.limits import DECKS
from weirwood.server.people import clean, fresh_id
from weirwood.server.rows import encode


class DeckWish(msgspec.Struct, frozen=True):
    """A deck to be read, and kept if wanted."""

    game: str
    text: str
    name: str = ""
    keep: bool = True


async def deck_data(hub: Hub, rules: Rulebook, id: str, person: str) -> dict[str, Any]:
    """A deck by its id, for somebody who sits down with it: one that comes with the game, or an own legal one."""
    if id in rules.deck_choices():
        return rules.builtin_deck(id)
    found = await _own(hub, id, person)
    if found is None or found[0] != rules.id:
        raise UserError(f"There is no deck {id!r}.")
    wrong = rules.check_deck(found[2])
    if wrong:
        raise UserError(f"The deck {found[1]} isn't legal: " + "; ".join(map(str, wrong)) + ".")
    return found[2]


async def _own(hub: Hub, id: str, person: str) -> tuple[str, str, dict[str, Any]] | None:
    d = schema.decks
    query = select(d).where(d.c.id == id, d.c.person == person)
    row = await hub.database.fetch(lambda sql: sql.execute(query).first())
    return (row.game, row.name, msgspec.json.decode(row.data)) if row is not None else None


def shown(rules: Rulebook, id: str, name: str, data: dict[str, Any], builtin: bool, whole: bool) -> dict[str, Any]:
    """A deck as a page gets it."""
    lines = rules.show_deck(data)
    refusals = [] if builtin else rules.check_deck(data)
    found: dict[str, Any] = {
        "id": id,
        "game": rules.id,
        "name": name,
        "line": rules.deck_choices()[id] if builtin else rules.plays({"deck": data}),
        "legal": not refusals,
        "refusals": showing.refusals(refusals),
        "builtin": builtin,
    }
    if whole:
        found["lines"] = lines
    return found


async def both_kinds(hub: Hub, game: str, person: str) -> dict[str, Any]:
    """The decks that come with a game, and a person's own."""
    rules = rulebook(game)
    d = schema.decks
    query = select(d).where(d.c.person == person, d.c.game == game).order_by(d.c.created.desc())
    rows = await hub.database.fetch(lambda sql: sql.execute(query).all())
    builtin = []
    for id in rules.deck_choices():
        data = rules.builtin_deck(id)
        builtin.append(shown(rules, id, str(data.get("name") or id), data, True, False))
    mine = [shown(rules, row.id, row.name, msgspec.json.decode(row.data), False, False) for row in rows]
    return {"builtin": builtin, "mine": mine}


async def one(hub: Hub, id: str, game: str, person: str) -> dict[str, Any] | None:
    """A deck with its cards."""
    found = await _own(hub, id, person)
    if found is not None:
        return shown(rulebook(found[0]), id, found[1], found[2], False, True)
    rules = rulebook(game) if game else None
    if rules is not None and id in rules.deck_choices():
        data = rules.builtin_deck(id)
        return shown(rules, id, str(data.get("name") or id), data, True, True)
    return None


async def read(hub: Hub, person: str, wish: DeckWish) -> dict[str, Any]:
    """Read and check a deck, and keep it if wanted (an illegal one too: it can be mended)."""
    rules = rulebook(wish.game)
    data = rules.read_deck(wish.text)
    name = clean(wish.name or str(data.get("name") or ""), 60, "A deck's name") or "Deck"
    data["name"] = name
    id = fresh_id("d-")
    found = shown(rules, id, name, data, False, True)
    if wish.keep:

        def job(sql: Sql) -> None:
            d = schema.decks
            kept = sql.execute(select(func.count()).select_from(d).where(d.c.person == person)).scalar() or 0
            if kept >= DECKS:
                raise UserError(f"You keep {DECKS} decks already; remove one first.")
            values = {"id": id, "person": person, "game": rules.id, "name": name, "created": time.time()}
            sql.execute(insert(d).values(data=encode(data), **values))

        await hub.database.commit("", job)
    return found


async def remove(hub: Hub, id: str, person: str) -> None:
    d = schema.decks
    await hub.database.commit("", lambda sql: sql.execute(delete(d).where(d.c.id == id, d.c.person == person)))
