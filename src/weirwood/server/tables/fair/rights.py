"""Who at a table may ask for what, and how it is refused."""

from __future__ import annotations

from math import ceil

from weirwood.server.browsers.connection import Connection
from weirwood.server.store.rows import SeatRow
from weirwood.server.tables.room import Room

STALE = "The table has moved on; here is how it stands."


class Denied(Exception):
    """A request that isn't granted, with a code for the page and a sentence for the person."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def own_seat(room: Room, who: Connection) -> SeatRow:
    """The row of whoever plays; spectators and those whose seat a computer has are refused."""
    if who.seat is None:
        raise Denied("forbidden", "Only those who sit at the table can do that.")
    if not room.playing:
        raise Denied("over", "The game isn't going on.")
    row = room.seats[who.seat]
    if row.kind != "person":
        raise Denied("forbidden", "A computer plays your seat; take it back first.")
    return row


def other_person(room: Room, row: SeatRow, seat: int) -> SeatRow:
    """The row of somebody else who plays."""
    if not 0 <= seat < len(room.seats) or seat == row.seat or room.seats[seat].kind != "person":
        raise Denied("forbidden", "There is no other person in that seat.")
    return room.seats[seat]


def gone(room: Room, target: SeatRow) -> None:
    """Refuse to decide about a seat as long as it is kept for its person."""
    left = room.audience.kept(target.seat)
    if left is None:
        raise Denied("forbidden", f"{target.name} is at the table.")
    if left > 0:
        raise Denied("forbidden", f"{target.name} is away, and the seat is kept for {ceil(left)} more seconds.")
