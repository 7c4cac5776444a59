"""HTTP: rules and card faces."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood.errors import UserError
from weirwood.kernel import games, rulebook
from weirwood.rules import Clause, UnknownClause, clause, clauses, document, naming, search
from weirwood.server.web.http import Failure, asker_of, endpoint, game_of, hub_of, json, large, look_up
from weirwood.situations import shelf

LONGEST = 100
"""Characters of what is looked up."""
FIELDS = ("id", "ledger", "section", "rule", "kind", "see", "ambiguity", "entries")


def _clause(found: Clause) -> dict[str, Any]:
    return {name: getattr(found, name) for name in FIELDS} | {"document": document(found.id)}


async def rule(request: Request) -> Response:
    id = str(request.path_params["id"])[:LONGEST]
    look_up(request)
    try:  # whoever asks for none is told which ones are like it
        found = await hub_of(request).workshop.do(asker_of(request), lambda: _clause(clause(id)))
        return json(found, cache_control="max-age=3600")
    except UnknownClause as unknown:
        raise Failure(404, "unknown", str(unknown)) from None


async def rules(request: Request) -> Response:
    asked = request.query_params
    words, card, game = asked.get("q", "")[:LONGEST], asked.get("card", "")[:LONGEST], asked.get("game", "")
    names = rulebook(game).ledgers if game in games() else ()
    look_up(request)

    def look() -> list[dict[str, Any]]:
        found = search(words, names) if words.strip() else naming(card, names) if card.strip() else []
        return [_clause(each) for each in found[:30]]

    return json({"clauses": await hub_of(request).workshop.do(asker_of(request), look)})


async def contents(request: Request) -> Response:
    """All clauses of a game by section: what a page lists; their other fields are asked for one by one."""
    whole, mark = await asyncio.to_thread(_contents, game_of(request))
    return await unless_known(request, whole, mark)


@cache
def _contents(game: str) -> tuple[bytes, str]:
    """The rules of a game as a page reads them, and a mark that changes with them."""
    parts: dict[str, dict[str, list[dict[str, Any]]]] = {}
    by_clause = shelf(game).by_clause
    for each in clauses(rulebook(game).ledgers):
        section = parts.setdefault(document(each.id), {}).setdefault(each.section, [])
        shown = len(by_clause.get(each.id, ()))
        section.append({"id": each.id, "rule": each.rule, **({"situations": shown} if shown else {})})
    found = [
        {"document": name, "sections": [{"section": section, "clauses": each} for section, each in sections.items()]}
        for name, sections in parts.items()
    ]
    return marked(found)


def marked(found: Any) -> tuple[bytes, str]:
    """What is sent, and a mark that changes with it."""
    whole = msgspec.json.encode(found)
    return whole, f'"{hashlib.blake2b(whole, digest_size=12).hexdigest()}"'


async def unless_known(request: Request, whole: bytes, mark: str) -> Response:
    """What is sent once and kept: whoever has it already hears that it is still so."""
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", 304, headers)
    return await large(request, whole, headers, mark)


@cache
def _faces(game: str) -> tuple[bytes, str]:
    """All faces of a game, and a mark that changes with them."""
    book = rulebook(game)
    return marked({name: book.cards.data(name) for name in book.cards.names()})


async def cards(request: Request) -> Response:
    whole, mark = await asyncio.to_thread(_faces, game_of(request))
    return await unless_known(request, whole, mark)


async def sets(request: Request) -> Response:
    game = game_of(request)
    found = await asyncio.to_thread(lambda: [each._asdict() for each in rulebook(game).cards.sets()])
    return json(found, cache_control="no-cache")


async def card(request: Request) -> Response:
    game, name = game_of(request), str(request.path_params["name"])
    try:
        return json(await hub_of(request).workshop.do(asker_of(request), lambda: rulebook(game).cards.data(name)))
    except UserError as error:
        raise Failure(404, "unknown", str(error)) from None


ROUTES = [
    Route("/api/rules", endpoint(rules)),
    Route("/api/rules/{id}", endpoint(rule)),
    Route("/api/games/{game}/rules", endpoint(contents)),
    Route("/api/games/{game}/sets", endpoint(sets)),
    Route("/api/games/{game}/cards", endpoint(cards)),
    Route("/api/games/{game}/cards/{name:path}", endpoint(card)),
]
