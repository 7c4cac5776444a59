"""Decks that people keep: read from a file's text, checked with reasons, found again when they sit down."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, func, insert, select, update

from weirwood.errors import UserError
from weirwood.kernel import Refusal, Rulebook, rulebook
from weirwood.kernel.parts.collection import Ready, Verdict
from weirwood.server.browsers.limits import DECKS
from weirwood.server.browsers.line import Asker
from weirwood.server.browsers.names import clean
from weirwood.server.showing import seen
from weirwood.server.store import schema
from weirwood.server.store.database import Database
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.rows import encode
from weirwood.server.tables.books import rules_for
from weirwood.server.tables.decks import links, versions
from weirwood.server.tables.hub import Hub

MANY, FEW = 100, 8
"""So many reasons at most why a deck isn't legal are told of one that is looked at, and of each in a list."""
AT_ONCE = 8
"""So many own decks are judged before others have their turn."""
EDITED = ("faction", "agenda", "cards", "name", "marks")
"""What a deck builder changes of a deck."""


class DeckWish(msgspec.Struct, frozen=True):
    """A deck to be read, and kept if wanted."""

    game: str
    text: str
    name: str = ""
    keep: bool = True
    id: str = ""
    """Of the own deck whose place it takes; the one before stays as an earlier version."""
    form: dict[str, Any] = {}
    """Of the table that it is meant for: what of it is filled in."""


class TableForm(msgspec.Struct, frozen=True):
    """What is filled in of a table's form."""

    form: dict[str, Any] = {}


def table_form(rules: Rulebook, values: Mapping[str, Any]) -> dict[str, Any]:
    """What decides about decks among the values of a table's form."""
    kinds = ("choice", "cards")
    fields = {
        field.name: field for field in rules.people.setup_form() if field.scope == "table" and field.kind in kinds
    }
    return {name: fields[name].check(value) for name, value in values.items() if name in fields}


def deck_data(database: Database, rules: Rulebook, id: str, person: str, form: Mapping[str, Any]) -> dict[str, Any]:
    """A deck by its id, for somebody who sits down with it: one that comes with the game, or an own legal one.

    What is legal depends on the table's form. (Takes a while, the database included: not for the event loop.)
    """
    if id in rules.decks.choices():
        return rules.decks.builtin(id)
    found = database.read(lambda sql: _own(sql, id, person))
    if found is None or found[0] != rules.id:
        raise UserError(f"There is no deck {id!r}.")
    wrong = rules.decks.check(found[2], form).refusals
    if wrong:
        raise UserError(f"The deck {found[1]} isn't legal: " + "; ".join(map(str, wrong)) + ".")
    return found[2]


def _own(sql: Sql, id: str, person: str) -> tuple[str, str, dict[str, Any]] | None:
    d = schema.decks
    row = sql.execute(select(d).where(d.c.id == id, d.c.person == person)).first()
    return (row.game, row.name, msgspec.json.decode(row.data)) if row is not None else None


class Judged(NamedTuple):
    """A deck as a table's form sees it: what is wrong with it, its cards, and in a few words what it is."""

    verdict: Verdict
    lines: list[str]
    line: str


def judged(rules: Rulebook, data: dict[str, Any], form: Mapping[str, Any]) -> Judged:
    """One that was kept by an earlier version, or that has cards of another table, may not be read."""
    try:
        return Judged(rules.decks.check(data, form), rules.decks.show(data), rules.people.plays({"deck": data}))
    except UserError as error:
        return Judged(Verdict([Refusal("", str(error))], "it can't be read"), [], "")


def shown(
    rules: Rulebook, id: str, name: str, data: dict[str, Any], builtin: bool, whole: bool, form: Mapping[str, Any]
) -> dict[str, Any]:
    """A deck as a page gets it, judged for a table's form."""
    (refusals, by), lines, line = judged(rules, data, form)
    most = MANY if whole else FEW
    told = seen.refusals(refusals[:most])
    if len(refusals) > most:
        told += seen.refusals([Refusal("", f"and {len(refusals) - most} more")])
    if builtin:
        found = offered(rules, id, rules.decks.ready(form)[id])
    else:
        found = {
            "id": id,
            "game": rules.id,
            "name": name,
            "line": line,
            "legal": not refusals,
            "refusals": told,
            "by": by,
            "builtin": False,
        }
    if whole:
        found |= {"lines": lines, "data": {name: data.get(name) for name in EDITED if data.get(name)}}
    return found


def offered(rules: Rulebook, id: str, deck: Ready) -> dict[str, Any]:
    """A deck that comes with the game as a list has it; it may be played as it is, a small one to learn with too."""
    said = {"id": id, "game": rules.id, "name": deck.name, "line": deck.line, "group": deck.group, "about": deck.about}
    return {**said, "legal": True, "refusals": [], "by": deck.by, "builtin": True}


async def both_kinds(hub: Hub, game: str, asker: Asker, values: Mapping[str, Any]) -> dict[str, Any]:
    """The decks that come with a game, and a person's own, judged for a table's form."""
    form = table_form(rulebook(game), values)
    rules = await rules_for(hub.workshop, asker, game, form)
    d = schema.decks
    query = select(d).where(d.c.person == asker.person, d.c.game == game).order_by(d.c.created.desc())
    rows = await hub.database.fetch(lambda sql: sql.execute(query).all())

    def come_with_it() -> list[dict[str, Any]]:  # without a look at their cards, of which others are loaded
        return [offered(rules, id, deck) for id, deck in rules.decks.ready(form).items()]

    def judge(some: Sequence[Any]) -> list[dict[str, Any]]:
        return [shown(rules, row.id, row.name, msgspec.json.decode(row.data), False, False, form) for row in some]

    builtin = await hub.workshop.do(asker, come_with_it)
    mine: list[Any] = []
    key = encode(form)
    for n in range(0, len(rows), AT_ONCE):
        some = rows[n : n + AT_ONCE]
        keys = [(row.id, row.created, key) for row in some]
        known = [hub.judged.get(each) for each in keys]
        if None in known:
            found = await hub.workshop.do(asker, partial(judge, some))
            for each, deck in zip(keys, found, strict=True):
                hub.judged.keep(each, encode(deck).encode())
            mine += found
        else:
            mine += [msgspec.Raw(text) for text in known if text is not None]
    return {"builtin": builtin, "mine": mine}


async def one(hub: Hub, id: str, game: str, asker: Asker, values: Mapping[str, Any]) -> dict[str, Any] | None:
    """A deck with its cards, judged for a table's form; an own one with when its earlier versions were made."""

    def look() -> dict[str, Any] | None:
        found = hub.database.read(lambda sql: _own(sql, id, asker.person))
        if found is not None:
            form = table_form(rulebook(found[0]), values)
            deck = shown(rulebook(found[0]).of(form), id, found[1], found[2], False, True, form)
            return deck | hub.database.read(
                lambda sql: {"versions": versions.when(sql, id), "shared": links.of(sql, id)}
            )
        rules = rulebook(game) if game else None
        if rules is not None and id in rules.decks.choices():
            data = rules.decks.builtin(id)
            return shown(rules, id, str(data.get("name") or id), data, True, True, table_form(rules, values))
        return None

    return await hub.workshop.do(asker, look)


async def read(hub: Hub, asker: Asker, wish: DeckWish) -> dict[str, Any]:
    """Read and check a deck, and keep it if wanted (an illegal one too: it can be mended)."""
    person, id = asker.person, fresh_id("d-")

    def look() -> tuple[Rulebook, str, dict[str, Any], dict[str, Any]]:
        form = table_form(rulebook(wish.game), wish.form)
        rules = rulebook(wish.game).of(form)
        data = rules.decks.read(wish.text)
        data["name"] = name = clean(wish.name or str(data.get("name") or ""), 60, "A deck's name") or "Deck"
        return rules, name, data, shown(rules, id, name, data, False, True, form)

    rules, name, data, found = await hub.workshop.do(asker, look)
    if wish.keep and wish.id:
        found["id"] = wish.id

        def change(sql: Sql) -> None:
            d = schema.decks
            mine = (d.c.id == wish.id, d.c.person == person, d.c.game == rules.id)
            row = sql.execute(select(d).where(*mine)).first()
            if row is None:
                raise UserError("There is no such deck among yours.")
            if row.name != name or row.data != encode(data):
                versions.keep(sql, row)
                sql.execute(update(d).where(*mine).values(name=name, data=encode(data), created=time.time()))

        await hub.database.commit("", change)
    elif wish.keep:

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
    """Throw an own deck away, with its earlier versions and the link to it."""
    d = schema.decks

    def job(sql: Sql) -> None:
        if sql.execute(delete(d).where(d.c.id == id, d.c.person == person)).rowcount:
            versions.forget(sql, id)
            links.forget(sql, id)

    await hub.database.commit("", job)
