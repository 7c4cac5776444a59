"""A table whose game can't be gone on with: those who sit at it end it, so that its record can be had."""

from __future__ import annotations

from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.store.rows import Result, SeatRow
from weirwood.server.tables.fair.rights import Denied
from weirwood.server.tables.room import Room


async def close(room: Room, who: Connection, message: Message) -> None:
    """End it without a winner."""
    row = _seat(room, who)
    await room.end(Result((), f"{row.name} closed the table: its game can't be gone on with.", by="closed"))
    who.tell(t="ok", id=message.id)


async def concede(room: Room, who: Connection) -> None:
    """End it for everybody: no computer can play on."""
    row = _seat(room, who)
    row.conceded = True
    winners = tuple(each.seat for each in room.seats if not each.conceded) if len(room.seats) == 2 else ()
    await room.end(Result(winners, f"{row.name} concedes.", by="concession"), [row])


def _seat(room: Room, who: Connection) -> SeatRow:
    if who.seat is None:
        raise Denied("forbidden", "Only those who sit at the table can do that.")
    if not room.broken or room.row.status != "playing":
        raise Denied("forbidden", "The game goes on, or it is over already.")
    return room.seats[who.seat]
