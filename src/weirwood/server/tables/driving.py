"""Computer players at a table: they get an observation of their seat, in a process where long thoughts disturb nobody."""

from __future__ import annotations

import asyncio
import logging
from itertools import chain, repeat

from weirwood import bots
from weirwood.errors import UserError
from weirwood.kernel import InternalError
from weirwood.kernel.packing import packed
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Failed
from weirwood.server.store.database import TROUBLE, Conflict
from weirwood.server.tables.room import Room

PAUSES = (0.5, 1.0, 2.0, 5.0)
"""After so many seconds a choice that couldn't be written is made again."""
QUICK = {"random"}
"""Bots that choose in no time."""
log = logging.getLogger("weirwood.server")


def asked(room: Room) -> list[int]:
    """The seats whose computers are to choose now. Where no person plays, they only do while somebody watches."""
    if not room.people() and not room.audience.connections:
        return []
    return [seat for seat in room.waiting if room.seats[seat].kind == "bot"]


async def drive(room: Room) -> None:
    """Let computers choose until none is asked any more; while the database is in trouble, again and again."""
    pauses = chain(PAUSES, repeat(PAUSES[-1]))
    since = room.now() if room.people() else None  # where only computers play, nobody waits for their turn
    try:
        while room.hub.rooms.get(room.row.id) is room:
            try:
                if not await _one(room, since):
                    return
                pauses = chain(PAUSES, repeat(PAUSES[-1]))
            except Conflict:  # another process was faster
                continue
            except TROUBLE:
                log.warning("table %s: the computer's choice couldn't be written; again soon", room.row.id)
                await asyncio.sleep(next(pauses))
    except UserError as error:
        room.audience.tell(t="notice", kind="error", text=str(error))
    finally:
        room.audience.tell(t="thinking", seats=[])


async def _one(room: Room, since: float | None) -> bool:
    """Let one computer choose; False if none is asked. ``since``: when people at the table began to wait."""
    async with room.lock:
        seats = asked(room)
        if not seats or room.play is None:
            return False
        seat = seats[0]
        decision = room.play.decision(seat)
        assert decision is not None
        bot, opened = room.seats[seat].bot, room.play.opened[seat]
        if len(decision.options) == 1:
            await _take(room, seat, decision.options[0].label)
            return True
        if bot in QUICK:
            await _take(room, seat, bots.make(bot, room.play.luck(seat)).choose(room.play.game.observe(seat)).label)
            await asyncio.sleep(0)
            return True
        request = Request(room.row.id, packed(room.play.game.observe(seat)), bot, room.play.luck(seat))
        room.audience.tell(t="thinking", seats=[seat])
    label = ""
    try:
        label = (await room.hub.thinkers.ask(request, since))["label"]
    except Failed as failed:
        log.warning("table %s: the computer couldn't think: %s", room.row.id, failed)
    async with room.lock:
        if room.play is None or not room.playing or room.play.opened.get(seat) != opened:
            return True
        if room.seats[seat].kind != "bot":
            return True
        if not label:
            label = bots.make("random", room.play.luck(seat)).choose(room.play.game.observe(seat)).label
        await _take(room, seat, label)
    return True


async def _take(room: Room, seat: int, label: str) -> None:
    """Make a computer's choice; if it fails inside the program, any other that doesn't."""
    play = room.play
    assert play is not None
    try:
        await room.take(seat, label)
        return
    except InternalError as error:
        await room.report_error(error)
    play = room.play
    decision = play.decision(seat) if play is not None else None
    for option in decision.options if decision is not None else []:
        if option.label != label:
            try:
                await room.take(seat, option.label)
                return
            except InternalError:
                continue
    raise UserError("The game can't go on from here: whatever the computer might choose fails. Take back a choice.")
