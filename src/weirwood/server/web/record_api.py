"""HTTP: the log, and of finished games the replay, the record and the reports of wrong rulings."""

from __future__ import annotations

import contextlib
import logging
import time

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weirwood import __version__
from weirwood.kernel import Record
from weirwood.server.browsers.line import Asker
from weirwood.server.browsers.names import clean
from weirwood.server.computers.thinker import Request as Thought
from weirwood.server.computers.thinkers import Failed
from weirwood.server.showing import seen
from weirwood.server.store import schema
from weirwood.server.store.rows import read_moves
from weirwood.server.tables.advice import analysing, hints
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.opening.replaying import record_of, standing
from weirwood.server.tables.room import Room
from weirwood.server.tables.summary import introduction, may_watch, seat_of, shown_result, summary
from weirwood.server.web.http import (
    Failure,
    asker_of,
    body,
    endpoint,
    hub_of,
    json,
    large,
    number,
    person_of,
    room_of,
    while_here,
)

log = logging.getLogger("weirwood.server")
SECRET = "The record has everybody's secrets in it; it can be had when the game is over."


class ReportWish(msgspec.Struct, frozen=True):
    text: str
    at: int = -1


class TryWish(msgspec.Struct, frozen=True):
    at: int


async def lines(request: Request) -> Response:
    room, person = await room_of(request), person_of(request)
    seat = _reader(room, person)
    first = number(request.query_params.get("from", "")) or 0
    async with room.lock:
        play = room.shown(seat)
        game = play.game.copy() if play is not None else None
    if game is None:
        return json({"from": first, "lines": []})
    found = await hub_of(request).desk.do(asker_of(request), lambda: seen.lines(game, seat))
    return json({"from": first, "lines": found[first : first + 1000]})


def _reader(room: Room, person: str) -> int | None:
    """The seat of whoever reads; strangers only where spectators may watch."""
    if not may_watch(room.row, room.seats, person):
        raise Failure(403, "forbidden", "This table has no spectators.")
    return seat_of(room.seats, person)


async def _record(room: Room, request: Request, note: str = "", choices: int | None = None) -> Record:
    """The record of a finished game, as far as is wanted."""
    _reader(room, person_of(request))
    row = room.row
    if row.status != "over" or row.config is None:
        raise Failure(403, "forbidden", SECRET)
    moves, asked = await hub_of(request).database.fetch(lambda sql: (read_moves(sql, row.id), hints.read(sql, row.id)))
    if room.broken and not note:
        note = f"Begun with Weirwood {row.version or 'of an unknown version'}; version {__version__} can't play it."
    note = f"{note} {hints.said(asked, [each.name for each in room.seats])}".strip()
    record = record_of(row.game, row.config, row.seed, moves, note)
    if choices is not None:
        record.choices = record.choices[:choices]
    return record


async def record(request: Request) -> Response:
    room = await room_of(request)
    found = await _record(room, request)
    return _file(found, f"{room.row.game}-{room.row.id}.json")


def _file(record: Record, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(record.to_json(), 200, headers, "application/json")


async def replay(request: Request) -> Response:
    room = await room_of(request)
    found = await _record(room, request)
    wanted = request.query_params.get("seat", "open")
    seats = len(room.seats)
    seat = number(wanted)
    if wanted not in ("open", "watch") and (seat is None or seat >= seats):
        raise Failure(400, "bad", f"The seat is open, watch or a number from 0 to {seats - 1}.")
    thought = _played(room, found)
    thought.seat, thought.open = seat, wanted == "open"
    try:
        steps = await while_here(request, _played_again(hub_of(request), thought, asker_of(request)))
    except Failed as failed:
        raise _unplayable(room, failed) from None
    head = {
        "table": summary(room.row, room.seats, person_of(request), room.audience.online()),
        "introduction": introduction(room.row.game),
        "seat": seat if seat is not None else wanted,
        "seed": found.seed,
        "names": [each.name for each in room.seats],
        "result": shown_result(room.row.result),
    }
    text = msgspec.json.encode(head)[:-1] + b"," + steps[1:]
    return await large(request, text, {"cache-control": "private, max-age=3600"})


def _played(room: Room, record: Record) -> Thought:
    """A finished game, to be played again."""
    return Thought(room.row.id, game=record.game, config=record.config, seed=record.seed, choices=record.choices)


def _unplayable(room: Room, failed: Failed) -> Failure:
    log.warning("table %s can't be shown again: %s", room.row.id, failed)  # with the choice, which isn't told
    return Failure(422, "refused", "The game can't be played again in this version; its record can be had.")


async def _told(hub: Hub, thought: Thought, asker: Asker) -> bytes:
    async with hub.replays.place(asker):
        return await hub.again.ask_for_text(thought)


async def _played_again(hub: Hub, thought: Thought, asker: Asker) -> bytes:
    """The steps of a finished game, as JSON: it stays as it is, so that it is played again once for many."""
    key = (thought.table, thought.seat, thought.open)
    found = hub.shown.get(key)
    if found is None:
        found = await _told(hub, thought, asker)
        hub.shown.keep(key, found)
    return found


async def ending(request: Request) -> Response:
    """How a finished game went; it is told once, in a process of its own, and kept with the game."""
    room, hub, e = await room_of(request), hub_of(request), schema.endings
    found = await _record(room, request)
    query = select(e.c.data).where(e.c.table == room.row.id)
    data = await hub.database.fetch(lambda sql: sql.execute(query).scalar())
    if data is None:
        thought = _played(room, found)
        thought.ending = True
        try:
            data = (await while_here(request, _told(hub, thought, asker_of(request)))).decode()
        except Failed as failed:
            raise _unplayable(room, failed) from None
        kept = data

        def job(sql: Sql) -> None:
            if sql.execute(query).scalar() is None:
                sql.execute(insert(e).values(table=room.row.id, data=kept))

        with contextlib.suppress(IntegrityError):  # another process told it meanwhile
            await hub.database.commit(room.row.id, job)
    names = [each.name for each in room.seats]
    return json({"names": names, **msgspec.json.decode(data)}, cache_control="private, max-age=3600")


async def analysis(request: Request) -> Response:
    """Which of one's choices in a finished game cost how much; a POST has it worked out."""
    room, hub = await room_of(request), hub_of(request)
    seat = _player(room, person_of(request))
    record = await _record(room, request)
    known = await analysing.found(hub, room.row.id, seat)
    if request.method == "POST" and known["analysis"] is None:
        await request.body()
        analysing.begin(hub, record, room.row.id, seat, asker_of(request))
        known = await analysing.found(hub, room.row.id, seat)
    return json(known, cache_control="no-store")


async def try_it(request: Request) -> Response:
    """A table at which a finished game goes on from a moment, against computers."""
    room, hub, person = await room_of(request), hub_of(request), person_of(request)
    seat = _player(room, person)
    wish = await body(request, TryWish)
    record = await _record(room, request)
    if not hub.making.take(person):
        raise Failure(429, "rate", "That are many tables at once; wait a moment.")
    return json({"table": await analysing.try_from(hub, room, record, wish.at, seat, asker_of(request))})


def _player(room: Room, person: str) -> int:
    seat = _reader(room, person)
    if seat is None:
        raise Failure(403, "forbidden", "Those who played can look at their own choices.")
    return seat


async def report(request: Request) -> Response:
    hub, room, person = hub_of(request), await room_of(request), person_of(request)
    seat = _reader(room, person)
    wish = await body(request, ReportWish)
    text = clean(wish.text, 2000, "A report")
    if room.play is None or seat is None:
        raise Failure(403, "forbidden", "Those who play can report a ruling.")
    if not hub.making.take(person):
        raise Failure(429, "rate", "That are many reports at once; wait a moment.")
    row = room.row
    moves = await hub.database.fetch(lambda sql: read_moves(sql, row.id))
    total = len(standing(moves))
    at = wish.at if 0 <= wish.at <= total else total
    values = {"table": row.id, "choices": at, "seq": row.seq, "name": room.seats[seat].name, "text": text}

    def job(sql: Sql) -> int:
        r = schema.reports
        n = (sql.execute(select(func.max(r.c.n)).where(r.c.table == row.id)).scalar() or 0) + 1
        sql.execute(insert(r).values(n=n, at=time.time(), **values))
        return int(n)

    n = await hub.database.commit(row.id, job)
    over = row.status == "over"
    file = f"/api/tables/{row.id}/report/{n}"
    said = "The report is kept with the record and the moment."
    return json({"report": n, "file": file if over else None, "text": said if over else f"{said} {SECRET}"})


async def report_file(request: Request) -> Response:
    room = await room_of(request)
    r = schema.reports
    query = select(r).where(r.c.table == room.row.id, r.c.n == (number(str(request.path_params["n"])) or 0))
    row = await hub_of(request).database.fetch(lambda sql: sql.execute(query).first())
    if row is None:
        raise Failure(404, "unknown", "There is no such report.")
    moves = await hub_of(request).database.fetch(lambda sql: read_moves(sql, room.row.id))
    found = await _record(room, request)
    then = standing([move for move in moves if move.seq <= row.seq])  # what was taken back later had been ruled on
    found.choices = [(move.seat, move.label) for move in then][: row.choices]
    found.note = f"Wrong ruling, reported by {row.name}: {row.text}"
    return _file(found, f"{room.row.game}-{room.row.id}-report-{row.n}.json")


ROUTES = [
    Route("/api/tables/{table}/log", endpoint(lines)),
    Route("/api/tables/{table}/replay", endpoint(replay)),
    Route("/api/tables/{table}/ending", endpoint(ending)),
    Route("/api/tables/{table}/analysis", endpoint(analysis), methods=["GET", "POST"]),
    Route("/api/tables/{table}/try", endpoint(try_it), methods=["POST"]),
    Route("/api/tables/{table}/record", endpoint(record)),
    Route("/api/tables/{table}/report", endpoint(report), methods=["POST"]),
    Route("/api/tables/{table}/report/{n}", endpoint(report_file)),
]
