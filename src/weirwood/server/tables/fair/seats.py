"""What becomes of a seat during a game: a computer plays it, its person comes back or gives it up."""

from __future__ import annotations

from weirwood.server.computers.known import default, name_of
from weirwood.server.store.rows import Ending, Result, SeatRow
from weirwood.server.tables.room import Room


async def give_to_computer(room: Room, row: SeatRow, conceded: bool = False) -> None:
    """Let a computer play a seat, as strong as the one that the lobby offers first; its person may come back unless
    they gave it up."""
    row.kind, row.bot = "bot", default(room.row.game)
    row.conceded = row.conceded or conceded
    await room.commit(seats=[row])
    room.wind_clocks()
    room.audience.show_all()  # its person is no longer asked
    room.audience.tell_seats()
    room.audience.tell(t="notice", kind="info", text=f"{name_of(row.bot)} (computer) now plays for {row.name}.")
    room.wake()


async def give_up(room: Room, row: SeatRow, by: Ending, reason: str) -> None:
    """End a seat's game: two players: the game is over; more: a computer plays on while people are left."""
    row.conceded = True
    left = [each.seat for each in room.seats if not each.conceded]
    if len(left) <= 1 or len(room.seats) == 2 or not room.people(but=row.seat):
        await room.end(Result(tuple(left), reason, by=by), [row])
    else:
        await give_to_computer(room, row, conceded=True)


def may_return(room: Room, seat: int | None) -> bool:
    """Whether a computer keeps a seat warm for its person."""
    return seat is not None and room.playing and room.seats[seat].kind == "bot" and not room.seats[seat].conceded


async def give_back(room: Room, row: SeatRow) -> None:
    """The person is back and plays their own seat."""
    row.kind, row.bot = "person", ""
    await room.commit(seats=[row])
    room.wind_clocks()
    room.audience.show_all()
    room.audience.tell(t="notice", kind="info", text=f"{row.name} is back.")
