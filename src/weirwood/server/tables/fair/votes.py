"""Votes: what one player asks of the others, and what is done when they agree."""

from __future__ import annotations

from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.line import NOBODY
from weirwood.server.browsers.messages import Message
from weirwood.server.store.rows import Vote
from weirwood.server.tables.fair import pausing, seats
from weirwood.server.tables.fair.rights import Denied, own_seat
from weirwood.server.tables.room import Room

UNANIMOUS = ("takeback", "pause")
"""What concerns everybody needs everybody; about somebody who is away the majority of those who are here decides."""


def carried(vote: Vote) -> bool:
    """Whether enough have said yes."""
    if vote.kind in UNANIMOUS:
        return all(seat in vote.yes for seat in vote.needs)
    return 2 * len(vote.yes) > len({vote.by, *vote.needs})


def lost(vote: Vote) -> bool:
    """Whether too many have said no."""
    voters = len({vote.by, *vote.needs})
    return bool(vote.no) if vote.kind in UNANIMOUS else 2 * (voters - len(vote.no)) <= voters


async def put(room: Room, vote: Vote) -> None:
    """Put a question to the others; without any, it is granted."""
    if room.row.vote is not None:
        raise Denied("forbidden", "Another question is open; answer that first.")
    if carried(vote):
        await granted(room, vote)
        return
    room.row.vote = vote
    await room.commit()
    room.audience.tell(t="vote", vote=vote.shown())


async def answer(room: Room, who: Connection, message: Message) -> None:
    """Somebody says yes or no; whoever asked may withdraw the question."""
    row = own_seat(room, who)
    asked = room.row.vote
    if asked is None or (row.seat not in asked.needs and row.seat != asked.by):
        raise Denied("stale", "There is no question for you to answer.")
    asked.yes = [seat for seat in asked.yes if seat != row.seat] + ([row.seat] if message.yes else [])
    asked.no = [seat for seat in asked.no if seat != row.seat] + ([] if message.yes else [row.seat])
    withdrawn = row.seat == asked.by and not message.yes
    if withdrawn:
        await drop(room)
    else:
        await settle(room, asked)
    if not message.yes:
        said = "withdraws the question" if withdrawn else "says no"
        room.audience.tell(t="notice", kind="info", text=f"{row.name} {said}.")
    who.tell(t="ok", id=message.id)


async def settle(room: Room, asked: Vote) -> None:
    """Count the votes: it is granted, dropped, or still open."""
    if carried(asked):
        await granted(room, asked)
        room.audience.tell(t="vote", vote=None)
    elif lost(asked):
        await drop(room)
    else:
        await room.commit()
        room.audience.tell(t="vote", vote=asked.shown())


async def drop(room: Room) -> None:
    """Nothing comes of what was asked."""
    room.row.vote = None
    await room.commit()
    room.audience.tell(t="vote", vote=None)


async def granted(room: Room, asked: Vote) -> None:
    """Do what was agreed to."""
    play = room.play
    if asked.kind == "takeback":
        count = play.last_own(asked.by) if play is not None else None
        stale = play is None or asked.seq != play.seq or count is None
        before = await room.before(count, NOBODY) if count is not None and not stale else None
        room.row.vote = None
        if before is None:
            raise Denied("stale", "The game has gone on; nothing is taken back.")
        await room.go_back(asked.by, before)
        return
    room.row.vote = None
    if asked.kind == "pause":
        await pausing.stop(room, asked.by)
    elif asked.target is not None:
        target = room.seats[asked.target]
        if asked.kind == "computer":
            await seats.give_to_computer(room, target)
        else:
            await seats.give_up(room, target, "absence", f"{target.name} has left the game.")


async def leave_out(room: Room) -> None:
    """Whoever has gone for good isn't asked any more, and asks nothing any more. The room's lock is held."""
    asked = room.row.vote
    if asked is None or not room.playing:
        return
    away = {row.seat for row in room.seats if room.audience.kept(row.seat) == 0.0}
    if asked.by in away or (asked.kind in UNANIMOUS and away & set(asked.needs)):
        await drop(room)
    elif away & (set(asked.needs) - set(asked.yes)):
        asked.needs = [seat for seat in asked.needs if seat not in away or seat in asked.yes]
        await settle(room, asked)
