"""Before the game: people say that they are ready, and the host may remove somebody."""

from __future__ import annotations

import msgspec

from weirwood.errors import UserError
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.tables import seating
from weirwood.server.tables.fair import ready
from weirwood.server.tables.fair.rights import Denied
from weirwood.server.tables.room import Room


async def say_ready(room: Room, who: Connection, message: Message) -> None:
    row = room.row
    if who.seat is None or row.status != "open":
        raise Denied("forbidden", "Those who sit at a table that hasn't begun can say that they are ready.")
    if not ready.full(room.seats):
        raise Denied("forbidden", "A seat is still free; the game begins when all are taken.")
    on = ready.check(row)
    if on is None:
        on = row.vote = ready.called(row, room.seats)
    if who.seat not in on.yes:
        on.yes.append(who.seat)
    await seating.settle(room.hub, room, [], who.asker)
    who.tell(t="ok", id=message.id)


async def check_over(room: Room) -> None:
    """The time of a ready check is over: a stranger who was silent has lost the seat. The room's lock is held."""
    on = ready.check(room.row)
    if on is None:
        return
    room.row.vote = None
    silent = [room.seats[seat] for seat in on.needs if seat not in on.yes and room.seats[seat].kind == "person"]
    removed = [row for row in silent if row.person != room.row.owner and row.invite != ready.FRIEND]
    await seating.settle(room.hub, room, [ready.emptied(row) for row in removed], call=False)
    names = ", ".join(row.name for row in silent)
    room.audience.tell(t="notice", kind="info", text=f"The game doesn't begin yet: not everybody was ready ({names}).")


async def remove(room: Room, number: int, person: str) -> None:
    """The host asks somebody to leave a table that hasn't begun; they can't sit down at it again."""
    if room.row.owner != person:
        raise UserError("Only whoever made the table can do that.")
    if room.row.status != "open":
        raise UserError("The game has begun; nobody can be removed any more.")
    if not 0 <= number < len(room.seats) or room.seats[number].kind not in ("person", "bot"):
        raise UserError("Nobody sits in that seat.")
    seat = room.seats[number]
    if seat.person == person:
        raise UserError("This is your own seat; close the table instead.")
    settings = room.row.settings
    barred = tuple(dict.fromkeys([*settings.barred, *([seat.person] if seat.person else [])]))[-100:]
    room.row.settings = msgspec.structs.replace(settings, barred=barred)
    await seating.settle(room.hub, room, [ready.emptied(seat)])
    room.audience.tell(t="notice", kind="info", text=f"The host has removed {seat.name}.")
