"""HTTP: the situations that show a rule or a card, and a table to try one at."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood.errors import UserError
from weirwood.server.tables.trying import try_situation
from weirwood.server.web.http import Failure, asker_of, body, endpoint, game_of, hub_of, json, look_up, person_of
from weirwood.situations import Sheet, situation, with_card, with_clause
from weirwood.situations.words import position_said

MOST = 100
"""So many situations are listed at once."""
LONGEST = 200


class SituationWish(msgspec.Struct, frozen=True):
    """Which situation is to be tried."""

    game: str
    situation: str


def _short(found: Sheet) -> dict[str, Any]:
    return {"id": found.id, "name": found.name}


async def situations(request: Request) -> Response:
    """The situations that show a clause, or that a card matters in."""
    game, asked = game_of(request), request.query_params
    rule, card = asked.get("rule", "")[:LONGEST], asked.get("card", "")[:LONGEST]
    look_up(request)

    def look() -> dict[str, Any]:
        found = with_clause(game, rule) if rule else with_card(game, card) if card else []
        return {"total": len(found), "situations": [_short(each) for each in found[:MOST]]}

    return json(await hub_of(request).workshop.do(asker_of(request), look), cache_control="max-age=3600")


async def one(request: Request) -> Response:
    """What happens in a situation."""
    game, id = game_of(request), str(request.path_params["id"])[:LONGEST]
    look_up(request)

    def look() -> dict[str, Any]:
        found = situation(game, id)
        return {
            "id": found.id,
            "name": found.name,
            "playable": found.start is not None,
            "seat": found.seat,
            "rules": found.rules,
            "position": position_said(found.position),
            "steps": [step._asdict() for step in found.steps],
        }

    try:
        return json(await hub_of(request).workshop.do(asker_of(request), look), cache_control="max-age=3600")
    except UserError as error:
        raise Failure(404, "unknown", str(error)) from None


async def try_it(request: Request) -> Response:
    """A private table at a situation's position."""
    hub, person = hub_of(request), person_of(request)
    wish = await body(request, SituationWish)
    if not hub.making.take(person):
        raise Failure(429, "rate", "That are many tables at once; wait a moment.")
    return json({"table": await try_situation(hub, asker_of(request), wish.game, wish.situation)})


ROUTES = [
    Route("/api/games/{game}/situations", endpoint(situations)),
    Route("/api/games/{game}/situations/{id}", endpoint(one)),
    Route("/api/situations", endpoint(try_it), methods=["POST"]),
]
