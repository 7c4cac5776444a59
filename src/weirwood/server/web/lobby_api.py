"""HTTP: who I am, the games, the lobby's lists, new tables, invitations and seats."""

from __future__ import annotations

import logging
from copy import copy
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import exists, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood import __version__
from weirwood.errors import UserError
from weirwood.guides import guide
from weirwood.kernel import games, rulebook
from weirwood.server.browsers.names import proper_name
from weirwood.server.computers.known import offered
from weirwood.server.store import schema
from weirwood.server.store.ids import hashed
from weirwood.server.store.rows import SeatRow, TableRow, seat_row, table_row
from weirwood.server.tables import seating
from weirwood.server.tables.advice import guiding
from weirwood.server.tables.books import rules_for
from weirwood.server.tables.fair import starting
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.room import Room
from weirwood.server.tables.summary import may_watch, summary
from weirwood.server.web.http import (
    Failure,
    asker_of,
    body,
    endpoint,
    hub_of,
    json,
    name_of,
    person_of,
    player_name,
    room_of,
)
from weirwood.server.web.reference_api import marked, unless_known

LONGEST = 50
log = logging.getLogger("weirwood.server")


class NameWish(msgspec.Struct, frozen=True):
    name: str


class GuideWish(msgspec.Struct, frozen=True):
    game: str


class SeatNumber(msgspec.Struct, frozen=True):
    seat: int
    bot: str = ""
    """'': the one that the lobby offers first."""
    form: dict[str, Any] = {}


class SeatForm(msgspec.Struct, frozen=True):
    form: dict[str, Any] = {}


async def me(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    if request.method == "POST":
        await seating.rename(hub, person, proper_name((await body(request, NameWish)).name))
    return json({"name": await name_of(hub, person), "version": __version__})


async def all_games(request: Request) -> Response:
    whole, mark = await hub_of(request).workshop.do(asker_of(request), lambda: _all_games(tuple(games())))
    return await unless_known(request, whole, mark)


@cache
def _all_games(names: tuple[str, ...]) -> tuple[bytes, str]:
    """What there is to play (its cards may have to be read first: not on the event loop), and a mark that changes with it."""
    found = []
    for game in names:
        try:
            rules = rulebook(game)
        except Exception:
            log.exception("the game %s can't be loaded", game)
            continue
        form = rules.people.setup_form()
        found.append(
            {
                "id": game,
                "name": rules.name,
                "introduction": rules.people.introduction,
                "min_seats": rules.min_seats,
                "max_seats": rules.max_seats,
                "form": msgspec.to_builtins(form),
                "decks": any(field.kind == "deck" for field in form),  # reading them all would delay the first page
                "cards": bool(rules.cards.names()),
                "bots": offered(game),
                "guide": {"title": known.title, "minutes": known.minutes} if (known := guide(game)) else None,
            }
        )
    return marked(found)


async def lobby(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    found = await hub.database.fetch(lambda sql: _lists(sql, person))
    return json({name: [_short(hub, row, seats, person) for row, seats in each] for name, each in found.items()})


def _lists(sql: Sql, person: str) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
    """The newest tables of each list that a person may see; what they may not is not looked at, let alone counted."""
    t, s = schema.tables, schema.seats
    own = select(s.c.table).where(s.c.person == person)
    free = exists().where(s.c.table == t.c.id, s.c.kind == "open")
    public = t.c.private.is_(False)
    conditions = {
        "mine": (t.c.id.in_(own) | (t.c.owner == person), t.c.status.in_(("open", "playing"))),
        "open": (t.c.status == "open", public, free, t.c.id.not_in(own)),
        "watch": (t.c.status == "playing", public, t.c.spectators, t.c.id.not_in(own)),
        "finished": (t.c.status == "over", t.c.id.in_(own) | (public & t.c.spectators)),
    }
    rows = {
        name: sql.execute(select(t).where(*each).order_by(t.c.updated.desc()).limit(LONGEST)).all()
        for name, each in conditions.items()
    }
    ids = list({row.id for each in rows.values() for row in each})
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in sql.execute(select(s).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat)):
        seats[row.table].append(seat_row(row))
    return {name: [(table_row(row, config=False), seats[row.id]) for row in each] for name, each in rows.items()}


def _short(hub: Hub, row: TableRow, seats: list[SeatRow], person: str) -> dict[str, Any]:
    room = hub.rooms.get(row.id)
    online = room.audience.online() if room is not None else ()
    return summary(row, seats, person, online, bool(row.damaged or (room is not None and room.broken)))


async def play(request: Request) -> Response:
    wish = seating.play_now(await body(request, seating.PlayWish))
    return await _made(request, wish)


async def guided(request: Request) -> Response:
    """A newcomer's first game, with a guide."""
    return await _made(request, guiding.table_for((await body(request, GuideWish)).game))


async def new_table(request: Request) -> Response:
    return await _made(request, await body(request, seating.TableWish))


async def _made(request: Request, wish: seating.TableWish) -> Response:
    hub, person = hub_of(request), person_of(request)
    if not hub.making.take(person):
        raise Failure(429, "rate", "That are many tables at once; wait a moment.")
    id, invites = await seating.make_table(hub, asker_of(request), await player_name(hub, person), wish)
    return json({"table": id, "invites": invites})


async def table(request: Request) -> Response:
    room, person = await room_of(request), person_of(request)
    return json(summary(room.row, room.seats, person, room.audience.online(), bool(room.broken)))


async def own_cards(request: Request) -> Response:
    """The faces of the table's own cards, for whoever may look at the table."""
    room, person = await room_of(request), person_of(request)
    if room.row.status != "open" and not may_watch(room.row, room.seats, person):  # who may sit down may read first
        raise Failure(403, "forbidden", "This table has no spectators.")
    hub, asker = hub_of(request), asker_of(request)
    rules = await rules_for(hub.workshop, asker, room.row.game, room.row.settings.form)
    return json(
        await hub.workshop.do(asker, lambda: {name: rules.cards.data(name) for name in rules.cards.own_names()})
    )


async def invite(request: Request) -> Response:
    hub, room, person = hub_of(request), await room_of(request), person_of(request)
    wish = await body(request, SeatNumber)
    async with room.lock:
        return json({"link": await seating.new_invitation(hub, room, wish.seat, person)})


async def sit(request: Request) -> Response:
    hub, room, person = hub_of(request), await room_of(request), person_of(request)
    wish = await body(request, SeatNumber)
    if not hub.sitting.take(person) or not hub.sitting_of_address.take(asker_of(request).address):
        raise Failure(429, "rate", "You sit down at many tables at once; leave some of them to others.")
    async with room.lock:
        await seating.sit(hub, room, wish.seat, asker_of(request), await player_name(hub, person), wish.form)
    return json({"table": room.row.id, "seat": wish.seat})


async def change_seat(request: Request) -> Response:
    hub, room, person = hub_of(request), await room_of(request), person_of(request)
    wish = await body(request, SeatForm)
    async with room.lock:
        seat = copy(next((each for each in room.seats if each.person == person), None))
        if seat is None or room.row.status != "open":
            raise UserError("You don't sit at this table, or the game has begun.")
        form = room.row.settings.form
        asker = asker_of(request)
        rules = await rules_for(hub.workshop, asker, room.row.game, form)
        await seating.fill_in(hub, rules, seat, wish.form, asker, form)
        await seating.settle(hub, room, [seat], asker)
    return json({})


async def leave(request: Request) -> Response:
    hub, room = hub_of(request), await room_of(request)
    async with room.lock:
        await seating.leave(hub, room, asker_of(request))
    return json({})


async def fill(request: Request) -> Response:
    hub, room = hub_of(request), await room_of(request)
    wish = await body(request, SeatNumber)
    async with room.lock:
        await seating.fill_with_computer(hub, room, wish.seat, wish.bot, asker_of(request))
    return json({})


async def remove(request: Request) -> Response:
    room, person = await room_of(request), person_of(request)
    wish = await body(request, SeatNumber)
    async with room.lock:
        await starting.remove(room, wish.seat, person)
    return json({})


async def join(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    token = str(request.path_params["token"])
    s = schema.seats
    query = select(s.c.table, s.c.seat).where(s.c.invite == hashed(token))
    found = await hub.database.fetch(lambda sql: sql.execute(query).first())
    await request.body()
    room: Room | None = await hub.room(found.table, asker_of(request)) if found is not None else None
    if found is None or room is None or room.row.status != "open":
        raise Failure(404, "unknown", "This invitation was used already, or the table is no longer there.")
    if request.method == "GET":
        return json({"table": summary(room.row, room.seats, person, room.audience.online()), "seat": found.seat})
    wish = await body(request, SeatForm)
    async with room.lock:
        asker = asker_of(request)
        await seating.sit(hub, room, found.seat, asker, await player_name(hub, person), wish.form, token)
    return json({"table": room.row.id, "seat": found.seat})


ROUTES = [
    Route("/api/me", endpoint(me), methods=["GET", "POST"]),
    Route("/api/games", endpoint(all_games)),
    Route("/api/lobby", endpoint(lobby)),
    Route("/api/play", endpoint(play), methods=["POST"]),
    Route("/api/guide", endpoint(guided), methods=["POST"]),
    Route("/api/tables", endpoint(new_table), methods=["POST"]),
    Route("/api/tables/{table}", endpoint(table)),
    Route("/api/tables/{table}/cards", endpoint(own_cards)),
    Route("/api/tables/{table}/invite", endpoint(invite), methods=["POST"]),
    Route("/api/tables/{table}/sit", endpoint(sit), methods=["POST"]),
    Route("/api/tables/{table}/seat", endpoint(change_seat), methods=["POST"]),
    Route("/api/tables/{table}/leave", endpoint(leave), methods=["POST"]),
    Route("/api/tables/{table}/fill", endpoint(fill), methods=["POST"]),
    Route("/api/tables/{table}/remove", endpoint(remove), methods=["POST"]),
    Route("/api/join/{token}", endpoint(join), methods=["GET", "POST"]),
]
