"""Hints: what a computer would do in a person's place, from what that person may know, and known to everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from sqlalchemy import Connection as Sql
from sqlalchemy import func, insert, select

from weirwood.kernel.packing import packed
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Failed
from weirwood.server.store import schema
from weirwood.server.store.rows import SeatRow
from weirwood.server.tables.advice import parts
from weirwood.server.tables.fair.chatting import tell
from weirwood.server.tables.fair.rights import STALE, Denied, own_seat
from weirwood.server.tables.room import Room
from weirwood.server.tables.summary import with_hints

log = logging.getLogger("weirwood.server")


async def ask(room: Room, who: Connection, message: Message) -> None:
    """Begin to think about what a person is asked; they are told when that is done, unless they leave or choose before."""
    row, play, hub = own_seat(room, who), room.shown(who.seat), room.hub
    if not with_hints(room.row.settings, room.seats):
        raise Denied("forbidden", "This table is played without hints.")
    if play is None or play.decision(row.seat) is None or play.opened[row.seat] != message.decision:
        raise Denied("stale", STALE)
    known = room.hints.get(row.seat)
    if known is not None and known[0] == (message.decision, tuple(message.options)):
        who.tell(t="hint", id=message.id, decision=message.decision, options=known[1])
        return
    if not hub.hinting.take(who.person) or not hub.hinting_of_address.take(who.address):
        raise Denied("rate", "That are many hints at once; think for yourself for a moment.")
    hub.hints.enter(who.asker)
    try:
        game = await parts.asked(room, who, message)
        request = Request(room.row.id, packed(game.observe(row.seat)), advice=True)
        await _mark(room, row, len(play.game.choices))
        who.meanwhile(hub.start(_give(room, who, message, row.seat, request)))
    except BaseException:
        hub.hints.leave(who.asker)
        raise


async def _give(room: Room, who: Connection, message: Message, seat: int, request: Request) -> None:
    try:
        found = (await room.hub.advisers.ask(request))["options"]
        room.hints[seat] = ((message.decision, tuple(message.options)), found)
        who.tell(t="hint", id=message.id, decision=message.decision, options=found)
    except Failed as failed:
        log.warning("table %s: no hint: %s", room.row.id, failed)
        who.refuse(message.id, "error", "The computer has no advice here.")
    except asyncio.CancelledError:  # the person has chosen, or left
        who.tell(t="hint", id=message.id, decision=message.decision, options=[])
        raise
    finally:
        room.hub.hints.leave(who.asker)


async def _mark(room: Room, row: SeatRow, choices: int) -> None:
    """Keep with the table that somebody asked for a hint, and tell everybody.

    At a table at which silence gives nothing away, that they are asked something at all may be a secret: there it is known
    when the game is over.
    """
    id, now, h = room.row.id, time.time(), schema.hints

    def job(sql: Sql) -> None:
        n = (sql.execute(select(func.max(h.c.n)).where(h.c.table == id)).scalar() or 0) + 1
        sql.execute(insert(h).values(table=id, n=n, seat=row.seat, choices=choices, at=now))

    await room.hub.database.commit(id, job)
    if not room.row.settings.hush:
        await tell(room, f"{row.name} asked for a hint.")


def read(sql: Sql, id: str) -> list[tuple[int, int]]:
    """Who asked for a hint at a table, and after how many choices."""
    h = schema.hints
    found = sql.execute(select(h.c.seat, h.c.choices).where(h.c.table == id).order_by(h.c.n))
    return [(row.seat, row.choices) for row in found]


def said(hints: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """The same in words, for a record."""
    told = []
    for seat in sorted({seat for seat, _ in hints}):
        numbers = [str(choices + 1) for each, choices in hints if each == seat]
        told.append(f"{names[seat]} asked for a hint before choice {', '.join(numbers)}.")
    return " ".join(told)
