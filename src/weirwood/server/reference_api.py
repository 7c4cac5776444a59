"""HTTP: rules, card faces and decks."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood.errors import UserError
from weirwood.kernel import games, rulebook
from weirwood.rules import Clause, UnknownClause, clause, search
from weirwood.server import deckbox
from weirwood.server.http import Failure, body, endpoint, hub_of, json, person_of

FIELDS = ("id", "ledger", "section", "rule", "kind", "see", "ambiguity", "entries")


def _clause(found: Clause) -> dict[str, Any]:
    return {name: getattr(found, name) for name in FIELDS}


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
    whole = msgspec.json.encode({name: book.card_data(name) for name in book.card_names()})
    return whole, f'"{hashlib.blake2b(whole, digest_size=12).hexdigest()}"'


async def cards(request: Request) -> Response:
    whole, mark = _faces(_game(request))
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", 304, headers)
    return Response(whole, 200, headers, "application/json")


async def card(request: Request) -> Response:
    try:
        return json(rulebook(_game(request)).card_data(str(request.path_params["name"])))
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
        return json({"deck": await deckbox.read(hub, person, wish)})
    asked = request.query_params
    return json(await deckbox.both_kinds(hub, asked.get("game", ""), person, asked))


async def deck(request: Request) -> Response:
    hub, person, id = hub_of(request), person_of(request), str(request.path_params["id"])
    if request.method == "DELETE":
        await deckbox.remove(hub, id, person)
        return json({})
    asked = request.query_params
    found = await deckbox.one(hub, id, asked.get("game", ""), person, asked)
    if found is None:
        raise Failure(404, "unknown", "There is no such deck.")
    return json(found)


ROUTES = [
    Route("/api/rules", endpoint(rules)),
    Route("/api/rules/{id}", endpoint(rule)),
    Route("/api/games/{game}/cards", endpoint(cards)),
    Route("/api/games/{game}/cards/{name:path}", endpoint(card)),
    Route("/api/decks", endpoint(decks), methods=["GET", "POST"]),
    Route("/api/decks/{id}", endpoint(deck), methods=["GET", "DELETE"]),
]
