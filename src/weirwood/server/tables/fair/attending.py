"""Looking after a table while somebody is at it: whoever comes has their seat back, and what is due is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from weirwood.server.browsers.connection import Connection
from weirwood.server.store.database import Conflict
from weirwood.server.tables.fair import seats, starting, votes
from weirwood.server.tables.room import Room

TRIES = 5
SLACK = 0.05
AGAIN = 1.0
"""Seconds after which what failed is tried again."""
log = logging.getLogger("weirwood.server")


async def attend(room: Room, who: Connection) -> None:
    """Somebody has come to a table."""
    room.hub.arrived(room, spectator=who.seat is None)
    if room.watching is None or room.watching.done():
        room.watching = room.hub.start(watch(room))
    for _ in range(TRIES):
        try:
            async with room.lock:
                await _welcome(room, who.seat)
            return
        except Conflict:
            continue
        except Exception:  # the page has a button for it too
            log.exception("table %s: a seat couldn't be given back", room.row.id)
            return


async def _welcome(room: Room, seat: int | None) -> None:
    if seat is None or not room.playing:
        return
    if seats.may_return(room, seat):
        await seats.give_back(room, room.seats[seat])
    asked = room.row.vote
    if asked is not None and asked.target == seat and not room.seats[seat].timed_out and asked.kind != "takeback":
        await votes.drop(room)


async def watch(room: Room) -> None:
    """Do what is due at a table (a seat is no longer kept, a ready check is over) until nobody is at it."""
    told: set[int] = set()
    while room.audience.connections:
        room.look()
        room.stirred.clear()
        over = room.ready_left() == 0.0
        if not over and gone(room) <= told:
            told = gone(room)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.stirred.wait(), due(room))
            continue
        try:
            async with room.lock:
                told = gone(room)
                room.audience.tell_seats()
                if over:
                    await starting.check_over(room)
                await votes.leave_out(room)
        except Conflict:
            told = set()
        except Exception:
            log.exception("table %s: what was due couldn't be done", room.row.id)
            told = set()
            await asyncio.sleep(AGAIN)


def gone(room: Room) -> set[int]:
    """The seats that are no longer kept."""
    return {row.seat for row in room.seats if room.audience.kept(row.seat) == 0.0} if room.playing else set()


def due(room: Room) -> float | None:
    """In how many seconds something is due."""
    kept = [room.audience.kept(row.seat) for row in room.seats] if room.playing else []
    times = [left for left in (*kept, room.ready_left()) if left]
    return min(times) + SLACK if times else None
