"""Stopping the clocks: only if everybody consents, and until anybody goes on or chooses something."""

from __future__ import annotations

from weirwood.server.tables.room import Room


async def stop(room: Room, by: int) -> None:
    """Stop the clocks, as everybody agreed."""
    await _set(room, by)


async def go_on(room: Room) -> None:
    """Let the clocks run again."""
    await _set(room, None)


async def _set(room: Room, paused: int | None) -> None:
    if room.clocks is None:
        return
    room.clocks.charge()
    room.clocks.paused = room.row.paused = paused
    await room.commit(seats=room.seats)
    if room.clocks is not None:
        room.audience.tell(t="clocks", clocks=room.clocks.shown())
    room.wind_timer()
