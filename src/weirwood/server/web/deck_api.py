"""HTTP: decks that come with a game, own ones with their versions, and links to them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood.kernel import rulebook
from weirwood.lab.standing import standing
from weirwood.server.tables.books import own_cards_field
from weirwood.server.tables.decks import deckbox, links, versions
from weirwood.server.web.http import Failure, asker_of, body, endpoint, game_of, hub_of, json, number, person_of

UNKNOWN = "There is no such deck."


async def decks(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    if request.method == "POST":
        wish = await body(request, deckbox.DeckWish)
        if not (hub.making if wish.keep else hub.checking).take(person):
            raise Failure(429, "rate", "That are many decks at once; wait a moment.")
        return json({"deck": await deckbox.read(hub, asker_of(request), wish)})
    game = request.query_params.get("game", "")
    return json(await deckbox.both_kinds(hub, game, asker_of(request), await _form(request)))


async def decks_for(request: Request) -> Response:
    """The decks for a table that isn't made yet, whose form may have cards of its own."""
    wish = await body(request, deckbox.TableForm)
    if not hub_of(request).making.take(person_of(request)):
        raise Failure(429, "rate", "That are many cards at once; wait a moment.")
    return json(await deckbox.both_kinds(hub_of(request), game_of(request), asker_of(request), wish.form))


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
        raise Failure(404, "unknown", UNKNOWN)
    lab = request.app.state.lab
    if lab is not None:
        played = await hub.workshop.do(asker_of(request), lambda: standing(lab, found["game"], found["data"]))
        found["played"] = [each._asdict() for each in played]
    return json(found)


async def earlier(request: Request) -> Response:
    """An earlier version of an own deck."""
    hub, id = hub_of(request), str(request.path_params["id"])
    n = number(str(request.path_params["n"]))
    deck = await deckbox.one(hub, id, "", asker_of(request), {})
    found = await hub.database.fetch(lambda sql: versions.one(sql, id, n or 0)) if deck is not None else None
    if deck is None or found is None:
        raise Failure(404, "unknown", "There is no such version of a deck of yours.")
    name, data = found
    return json(await hub.workshop.do(asker_of(request), lambda: _read_only(str(deck["game"]), id, name, data)))


async def share(request: Request) -> Response:
    """The link by which others may read an own deck, or an end of it."""
    hub, person, id = hub_of(request), person_of(request), str(request.path_params["id"])
    if not hub.making.take(person):
        raise Failure(429, "rate", "That are many links at once; wait a moment.")
    if request.method == "DELETE":
        await hub.database.commit("", lambda sql: links.take_back(sql, id, person))
        return json({"shared": ""})
    return json({"shared": await hub.database.commit("", lambda sql: links.make(sql, id, person))})


async def shared(request: Request) -> Response:
    """The deck that a link leads to, for anybody."""
    hub, token = hub_of(request), str(request.path_params["token"])[:20]
    found = await hub.database.fetch(lambda sql: links.found(sql, token))
    if found is None:
        raise Failure(404, "unknown", "This link leads to no deck; its owner may have taken it back.")
    game, name, data = found
    return json(await hub.workshop.do(asker_of(request), lambda: _read_only(game, "", name, data)))


def _read_only(game: str, id: str, name: str, data: dict[str, Any]) -> dict[str, Any]:
    """A deck as it is read, judged as a new table's form would have it."""
    return deckbox.shown(rulebook(game), id, name, data, False, True, {})


ROUTES = [
    Route("/api/games/{game}/decks", endpoint(decks_for), methods=["POST"]),
    Route("/api/decks", endpoint(decks), methods=["GET", "POST"]),
    Route("/api/decks/{id}", endpoint(deck), methods=["GET", "DELETE"]),
    Route("/api/decks/{id}/versions/{n}", endpoint(earlier)),
    Route("/api/decks/{id}/link", endpoint(share), methods=["POST", "DELETE"]),
    Route("/api/shared/{token}", endpoint(shared)),
]
