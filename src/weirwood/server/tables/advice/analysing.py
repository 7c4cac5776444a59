"""A finished game gone through from a seat's own knowledge, in the background; and a table to try it anew from any moment."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, select

from weirwood.bots.analysis import Judged, luck
from weirwood.errors import UserError
from weirwood.kernel import Game, Record, rulebook
from weirwood.server.browsers.line import Asker
from weirwood.server.computers.known import default, name_of
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Failed
from weirwood.server.store import schema
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.rows import Move, SeatRow, Settings, TableRow
from weirwood.server.tables.hub import Hub, Progress
from weirwood.server.tables.room import Room
from weirwood.server.tables.seating import begun, write_new

log = logging.getLogger("weirwood.server")


async def found(hub: Hub, table: str, seat: int) -> dict[str, Any]:
    """The analysis of a seat's game as far as there is one: how much of it is done, and all of it when it is."""
    a = schema.analyses
    query = select(a.c.data).where(a.c.table == table, a.c.seat == seat)
    data = await hub.database.fetch(lambda sql: sql.execute(query).scalar())
    going = hub.analyses.get((table, seat))
    return {
        "analysis": msgspec.json.decode(data) if data is not None else None,
        "progress": msgspec.to_builtins(going) if going is not None else None,
    }


def begin(hub: Hub, record: Record, table: str, seat: int, asker: Asker) -> None:
    """Begin to work it out beside all else, unless that goes on already; it goes on when the asker has left."""
    if (table, seat) in hub.analyses:
        return
    hub.analysing.enter(asker)
    own = [number for number, (who, _) in enumerate(record.choices) if who == seat]
    hub.analyses[(table, seat)] = progress = Progress(0, len(own))
    hub.start(_work(hub, record, table, seat, own, progress, asker))


async def _work(
    hub: Hub, record: Record, table: str, seat: int, own: list[int], progress: Progress, asker: Asker
) -> None:
    """Judge a seat's choices one by one, whenever nobody waits for a computer, and keep what was found."""
    judged: list[dict[str, Any]] = []
    try:
        async with hub.analysing.places:
            for number in own:
                await hub.thinkers.nobody_waits.wait()
                request = Request(
                    table,
                    game=record.game,
                    config=record.config,
                    seed=record.seed,
                    choices=record.choices,
                    judge=number,
                )
                one = (await hub.analysts.ask(request))["judged"]
                judged += [one] if one is not None else []
                progress.done += 1
            data = msgspec.json.encode(summed_up(judged)).decode()

        def job(sql: Sql) -> None:
            a = schema.analyses
            sql.execute(delete(a).where(a.c.table == table, a.c.seat == seat))
            sql.execute(insert(a).values(table=table, seat=seat, data=data))

        await hub.database.commit(table, job)
    except Failed as failed:
        log.warning("table %s can't be analysed: %s", table, failed)
    finally:
        hub.analysing.leave(asker)
        del hub.analyses[(table, seat)]


def summed_up(judged: list[dict[str, Any]]) -> dict[str, Any]:
    """All choices, what the marked ones cost together, and what came by luck and by the others."""
    rows = [Judged(each["at"], 0, "", "", each["chance"], each["cost"], each["error"]) for each in judged]
    cost = sum(each["cost"] for each in judged if each["mark"])
    return {"choices": judged, "cost": round(cost, 3), "luck": round(sum(luck(rows)), 3)}


async def try_from(hub: Hub, room: Room, record: Record, at: int, seat: int, asker: Asker) -> str:
    """A table of one's own at which a finished game goes on from a moment, with computers in all other seats; its id."""
    if not 0 <= at < len(record.choices):
        raise UserError(f"The game can be tried from 0 to {len(record.choices) - 1} choices.")
    choices = record.choices[:at]
    game = await hub.workshop.do(
        asker, lambda: Game(rulebook(record.game), record.config, record.seed, choices=choices)
    )
    now = time.time()
    settings = Settings(room.row.settings.form, takeback="free", private=True)
    title = f"{room.row.title[:40]} from choice {at + 1}"
    row = TableRow(fresh_id(), record.game, title, asker.person, "open", settings, now, now)
    seats = []
    for old in room.seats:
        own = old.seat == seat
        bot = "" if own else old.bot or default(record.game)
        name = old.name if own or old.kind == "bot" else name_of(bot)
        seats.append(
            SeatRow(old.seat, "person" if own else "bot", asker.person if own else "", name, bot, old.form, old.plays)
        )
    begun(row, seats, game)
    row.seq = at
    moves = [Move(n, "choice", who, label, at=now) for n, (who, label) in enumerate(choices, 1)]
    await write_new(hub, row, seats, moves)
    return row.id
