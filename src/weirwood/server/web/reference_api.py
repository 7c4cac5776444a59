"""HTTP: rules, card faces and decks."""

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
from weirwood.rules import Clause, UnknownClause, clause, document, search
from weirwood.server.tables import deckbox
from weirwood.server.tables.books import own_cards_field
from weirwood.server.web.http import Failure, asker_of, body, endpoint, hub_of, json, large, person_of

FIELDS = ("id", "ledger", "section", "rule", "kind", "see", "ambiguity", "entries")


def _clause(found: Clause) -> dict[str, Any]:
    return {name: getattr(found, name) for name in FIELDS} | {"document": document(found.id)}


async def rule(request: Request) -> Response:
    try:
        return json(_clause(clause(str(request.path_params["id"]))), cache_control="max-age=3600")
    except UnknownClause as unknown:
        raise Failure(404, "unknown", str(unknown)) from None


async def rules(request: Request) -> Response:
    words, game = request.query_params.get("q", "")[:100], request.query_params.get("game", "")
    names = rulebook(game).ledgers if game in games() else ()
    found = search(words, names)[:30] if words.strip() else []
    return json({"clauses": [_clause(each) for each in found]})


@cache
def _faces(game: str) -> tuple[bytes, str]:
    """All faces of a game, and a mark that changes with them."""
    book = rulebook(game)
    whole = msgspec.json.encode({name: book.cards.data(name) for name in book.cards.names()})
    return whole, f'"{hashlib.blake2b(whole, digest_size=12).hexdigest()}"'


async def cards(request: Request) -> Response:
    whole, mark = await asyncio.to_thread(_faces, _game(request))
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", 304, headers)
    return await large(request, whole, headers)


async def card(request: Request) -> Response:
    game, name = _game(request), str(request.path_params["name"])
    try:
        return json(await hub_of(request).workshop.do(asker_of(request), lambda: rulebook(game).cards.data(name)))
    except UserError as error:
        raise Failure(404, "unknown", str(error)) from None


def _game(request: Request) -> str:
    game = str(request.path_params["game"])
    if game not in games():
        raise Failure(404, "unknown", f"There is no game {game!r}.")
    return game


async def decks(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    if request.method == "POST":
        wish = await body(request, deckbox.DeckWish)
        if not hub.making.take(person):
            raise Failure(429, "rate", "That are many decks at once; wait a moment.")
        return json({"deck": await deckbox.read(hub, asker_of(request), wish)})
    game = request.query_params.get("game", "")
    return json(await deckbox.both_kinds(hub, game, asker_of(request), await _form(request)))


async def decks_for(request: Request) -> Response:
    """The decks for a table that isn't made yet, whose form may have cards of its own."""
    wish = await body(request, deckbox.TableForm)
    if not hub_of(request).making.take(person_of(request)):
        raise Failure(429, "rate", "That are many cards at once; wait a moment.")
    return json(await deckbox.both_kinds(hub_of(request), _game(request), asker_of(request), wish.form))


async def _form(request: Request) -> dict[str, Any]:
    """The form of a table that decks are judged for: as it is asked, or that of one where one can still sit down."""
    asked: dict[str, Any] = dict(request.query_params)
    asked.pop(own_cards_field(str(asked.get("game", ""))), None)
    id = str(asked.get("table", ""))[:20]
    room = await hub_of(request).room(id, asker_of(request)) if id else None
    return asked if room is None or room.row.status != "open" else {**asked, **room.row.settings.form}


async def deck(request: Request) -> Response:
    hub, person, id = hub_of(request), person_of(request), str(request.path_params["id"])
    if request.method == "DELETE":
        await deckbox.remove(hub, id, person)
        return json({})
    found = await deckbox.one(hub, id, request.query_params.get("game", ""), asker_of(request), await _form(request))
    if found is None:
        raise Failure(404, "unknown", "There is no such deck.")
    return json(found)


ROUTES = [
    Route("/api/rules", endpoint(rules)),
    Route("/api/rules/{id}", endpoint(rule)),
    Route("/api/games/{game}/cards", endpoint(cards)),
    Route("/api/games/{game}/cards/{name:path}", endpoint(card)),
    Route("/api/games/{game}/decks", endpoint(decks_for), methods=["POST"]),
    Route("/api/decks", endpoint(decks), methods=["GET", "POST"]),
    Route("/api/decks/{id}", endpoint(deck), methods=["GET", "DELETE"]),
]
