"""What people may ask for about somebody who is away or out of time, and about the clocks: messages on the socket."""

from __future__ import annotations

from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.store.rows import SeatRow, Vote
from weirwood.server.tables.fair import pausing, seats, stopped, votes
from weirwood.server.tables.fair.rights import Denied, gone, other_person, own_seat
from weirwood.server.tables.room import Room


def voters(room: Room, row: SeatRow, target: SeatRow) -> list[int]:
    """Who else decides about somebody: whoever is here, or nothing could be done about two who have left."""
    here = room.audience.online()
    return [seat for seat in room.people(but=row.seat) if seat != target.seat and seat in here]


async def concede(room: Room, who: Connection, message: Message) -> None:
    if room.broken:
        await stopped.concede(room, who)
    else:
        row = own_seat(room, who)
        await seats.give_up(room, row, "concession", f"{row.name} concedes.")
    who.tell(t="ok", id=message.id)


async def computer(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    target = other_person(room, row, message.seat)
    if not target.timed_out:
        gone(room, target)
    text = f"{row.name} asks to let a computer play for {target.name}"
    needs = voters(room, row, target)
    await votes.put(room, Vote("computer", row.seat, text, needs, [row.seat], target=target.seat))
    who.tell(t="ok", id=message.id)


async def claim(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    target = other_person(room, row, message.seat)
    if room.clocks is not None:
        room.clocks.charge()
    if target.timed_out:  # as agreed before the game: nobody has to be asked
        await seats.give_up(room, target, "time", f"{target.name} is out of time.")
    else:
        gone(room, target)
        text = f"{row.name} asks to count {target.name} as having left for good"
        needs = voters(room, row, target)
        await votes.put(room, Vote("claim", row.seat, text, needs, [row.seat], target=target.seat))
    who.tell(t="ok", id=message.id)


async def come_back(room: Room, who: Connection, message: Message) -> None:
    if who.seat is None or not room.playing:
        raise Denied("forbidden", "You have no seat in a game that goes on.")
    if not seats.may_return(room, who.seat):
        raise Denied("forbidden", "There is no computer in your seat, or you gave the seat up.")
    await seats.give_back(room, room.seats[who.seat])
    who.tell(t="ok", id=message.id)


async def pause(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    if room.clocks is None:
        raise Denied("forbidden", "There are no clocks at this table.")
    if room.clocks.paused is None:  # they run while the others are asked
        text = f"{row.name} asks to stop the clocks"
        await votes.put(room, Vote("pause", row.seat, text, room.people(but=row.seat), [row.seat]))
    who.tell(t="ok", id=message.id)


async def resume(room: Room, who: Connection, message: Message) -> None:
    own_seat(room, who)
    if room.clocks is None:
        raise Denied("forbidden", "There are no clocks at this table.")
    await pausing.go_on(room)
    who.tell(t="ok", id=message.id)
