"""What the people at a table may ask for on its socket, one function for each kind of message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from weirwood.errors import UserError
from weirwood.kernel import InternalError, Refused
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.line import Crowded, Left
from weirwood.server.browsers.messages import RUN, Message
from weirwood.server.showing import drafting, seen
from weirwood.server.showing.ahead import with_first
from weirwood.server.store.database import TROUBLE, Conflict
from weirwood.server.store.rows import Vote
from weirwood.server.tables import answering, takeback, wishes
from weirwood.server.tables.advice import guiding, hints
from weirwood.server.tables.fair import asking, chatting, starting, stopped, votes
from weirwood.server.tables.fair.rights import STALE, Denied, own_seat
from weirwood.server.tables.room import Room
from weirwood.server.tables.seating import same_again

log = logging.getLogger("weirwood.server")
TRIES = 5
COSTS = {"sync": 4.0, "why": 3.0}
"""What is put together anew for one browser counts as so many messages more."""
OFTEN = "That is asked very often; wait a moment."


async def handle(room: Room, who: Connection, message: Message) -> None:
    """Do what a message asks, and answer it."""
    cost = COSTS.get(message.t, 0.0)
    if cost and not room.hub.may_say(who, cost):
        who.strike("rate", OFTEN, message.id)
        return
    try:
        async with room.lock:
            room.used = room.now()
            await HANDLERS[message.t](room, who, message)
    except Denied as denied:
        who.refuse(message.id, denied.code, str(denied))
        if denied.code == "stale" and room.hub.may_say(who, COSTS["sync"]):
            async with room.lock:
                who.send(room.audience.snapshot(who.seat, who.person))
    except Refused as refused:
        who.refuse(message.id, "illegal", str(refused), seen.refusals(refused.refusals))
    except UserError as error:
        who.refuse(message.id, "bad", str(error))
    except InternalError as error:
        await room.report_error(error)
        who.refuse(message.id, "error", "This choice failed inside the program; choose something else.")
    except Conflict:
        who.refuse(message.id, "stale", STALE)
    except Crowded as crowded:
        who.refuse(message.id, "rate", str(crowded))
    except Left:  # nothing was done, and nobody is there to hear it
        log.info("table %s: whoever asked to %s has left", room.row.id, message.t)
    except TROUBLE:  # the table was loaded again: nothing is half done
        log.exception("table %s: %s couldn't be written", room.row.id, message.t)
        who.refuse(message.id, "error", "The database doesn't answer at the moment; nothing was done. Try again.")
    except Exception:
        log.exception("table %s: %s failed", room.row.id, message.t)
        async with room.lock:
            await room.hub.reload(room)  # whatever was half done is not in the database
        who.refuse(message.id, "error", "Something went wrong inside the program; the table is as it was before.")


async def choose(room: Room, who: Connection, message: Message) -> None:
    labels = message.options[:RUN] or [message.option]
    for _ in range(TRIES):
        row = own_seat(room, who)
        play = room.play
        assert play is not None
        if play.decision(row.seat) is None or play.opened[row.seat] != message.decision or message.seq > play.seq:
            if not play.answered(row.seat, message.decision, labels[0]):
                raise Denied("stale", STALE)
            break  # a repeat
        try:
            answering.answered(row)
            who.give_up()
            labels = with_first(play.game, row.seat, labels)
            await (room.take_run(row.seat, labels) if len(labels) > 1 else room.take(row.seat, labels[0]))
            break
        except Conflict:  # another process changed something first: perhaps this decision is still open
            continue
    else:
        raise Conflict
    who.tell(t="ok", id=message.id)


async def draft(room: Room, who: Connection, message: Message) -> None:
    """What a run of choices would come to; nothing is chosen yet."""
    row, play = own_seat(room, who), room.play
    assert play is not None
    if play.decision(row.seat) is None or play.opened[row.seat] != message.decision:
        raise Denied("stale", STALE)
    game, seat, options = play.game.copy(), row.seat, message.options[:RUN]
    found = await room.hub.desk.do(
        who.asker, lambda: drafting.shown(drafting.draft(game, seat, options), seat, message.decision)
    )
    who.tell(t="draft", id=message.id, **found)


async def sync(room: Room, who: Connection, message: Message) -> None:
    who.send(room.audience.snapshot(who.seat, who.person))


async def why(room: Room, who: Connection, message: Message) -> None:
    if who.seat is None or room.play is None:
        raise Denied("forbidden", "Only those who sit at the table can ask that.")
    label, thing = message.label[:200], message.thing[:200]
    play = room.shown(who.seat)
    assert play is not None
    answers = seen.why(play.game, who.seat, label or None, thing or None)
    who.tell(t="why", id=message.id, label=label or None, thing=thing or None, answers=answers)


async def take_back(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    play = room.play
    assert play is not None
    offered = takeback.offer(play, row.seat, room.seats, room.row.settings)
    count = play.last_own(row.seat)
    if offered == "no" or count is None:
        raise Denied("forbidden", "There is nothing to take back, or this table doesn't allow it.")
    before = await room.before(count, who.asker)
    game, seats, hub = play.game, room.seats, room.hub
    if offered == "free" or await hub.desk.do(
        who.asker, lambda: takeback.reveals_nothing(game, row.seat, before, seats)
    ):
        await room.go_back(row.seat, before)
    else:
        text = f"{row.name} asks to take back the last choice"  # not which: it may have been a secret one
        needs = room.people(but=row.seat)
        await votes.put(room, Vote("takeback", row.seat, text, needs, [row.seat], target=row.seat, seq=play.seq))
    who.tell(t="ok", id=message.id)


async def prefs(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    wish, play = message.prefs, room.play
    assert play is not None
    if wish is None:
        raise Denied("bad", "Say which preferences.")
    try:
        row.prefs = wishes.changed(row.prefs, wish, play)
    except wishes.TooMuch as error:
        raise Denied("size", str(error)) from error
    person, game, prefs = row.person, room.row.game, row.prefs
    await room.commit(seats=[row], also=lambda sql: wishes.keep(sql, person, game, prefs))
    room.audience.tell_prefs(row.seat)
    await room.answer_automatically()
    who.tell(t="ok", id=message.id)


async def rematch(room: Room, who: Connection, message: Message) -> None:
    if who.seat is None or room.row.status != "over":
        raise Denied("forbidden", "Those who played can ask for another game when this one is over.")
    for _ in range(TRIES):
        if room.row.rematch:
            break
        people = [row.seat for row in room.seats if row.person]
        wish = room.row.vote or Vote("rematch", who.seat, "", people, [])
        if who.seat not in wish.yes:
            wish.yes.append(who.seat)
        room.row.vote = wish
        write = None
        if all(seat in wish.yes for seat in people):
            room.row.rematch, write = await same_again(room, who.asker)
        try:
            await room.commit(also=write)
            room.hub.lobby_changed()
            break
        except Conflict:  # somebody else wished for the same in another process
            continue
    else:
        raise Conflict
    room.audience.tell(t="rematch", **room.rematch())
    who.tell(t="ok", id=message.id)


async def ping(room: Room, who: Connection, message: Message) -> None:
    who.tell(t="pong")


HANDLERS: dict[str, Callable[[Room, Connection, Message], Awaitable[None]]] = {
    "choose": choose,
    "draft": draft,
    "sync": sync,
    "why": why,
    "takeback": take_back,
    "vote": votes.answer,
    "concede": asking.concede,
    "computer": asking.computer,
    "claim": asking.claim,
    "return": asking.come_back,
    "pause": asking.pause,
    "resume": asking.resume,
    "chat": chatting.chat,
    "hint": hints.ask,
    "guide": guiding.ask,
    "prefs": prefs,
    "rematch": rematch,
    "ready": starting.say_ready,
    "close": stopped.close,
    "ping": ping,
}
