"""What the people at a table may ask for on its socket, one function for each kind of message."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from weirwood import bots
from weirwood.errors import UserError
from weirwood.kernel import InternalError, Refused
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.limits import CHAT
from weirwood.server.browsers.messages import Message
from weirwood.server.browsers.names import clean
from weirwood.server.computers.known import name_of
from weirwood.server.showing import seen
from weirwood.server.store import schema
from weirwood.server.store.database import Conflict
from weirwood.server.store.rows import Result, SeatRow, Vote
from weirwood.server.tables import takeback
from weirwood.server.tables.answering import bare
from weirwood.server.tables.room import Room
from weirwood.server.tables.seating import same_again

log = logging.getLogger("weirwood.server")
STALE = "The table has moved on; here is how it stands."
TRIES = 5


class Denied(Exception):
    """A request that isn't granted, with a code for the page and a sentence for the person."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


async def handle(room: Room, who: Connection, message: Message) -> None:
    """Do what a message asks, and answer it."""
    try:
        async with room.lock:
            room.used = time.monotonic()
            await HANDLERS[message.t](room, who, message)
    except Denied as denied:
        who.refuse(message.id, denied.code, str(denied))
        if denied.code == "stale":
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
    except Exception:
        log.exception("table %s: %s failed", room.row.id, message.t)
        async with room.lock:
            await room.hub.reload(room)  # whatever was half done is not in the database
        who.refuse(message.id, "error", "Something went wrong inside the program; the table is as it was before.")


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


async def choose(room: Room, who: Connection, message: Message) -> None:
    for _ in range(TRIES):
        row = own_seat(room, who)
        play = room.play
        assert play is not None
        if play.decision(row.seat) is None or play.opened[row.seat] != message.decision or message.seq > play.seq:
            if not play.answered(row.seat, message.decision, message.option):
                raise Denied("stale", STALE)
            break  # a repeat
        try:
            await room.take(row.seat, message.option)
            break
        except Conflict:  # another process changed something first: perhaps this decision is still open
            continue
    else:
        raise Conflict
    who.tell(t="ok", id=message.id)


async def sync(room: Room, who: Connection, message: Message) -> None:
    who.send(room.audience.snapshot(who.seat, who.person))


async def why(room: Room, who: Connection, message: Message) -> None:
    if who.seat is None or room.play is None:
        raise Denied("forbidden", "Only those who sit at the table can ask that.")
    label, thing = message.label[:200], message.thing[:200]
    answers = seen.why(room.play.game, who.seat, label or None, thing or None)
    who.tell(t="why", id=message.id, label=label or None, thing=thing or None, answers=answers)


async def take_back(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    play = room.play
    assert play is not None
    offered = takeback.offer(play, row.seat, room.seats, room.row.settings)
    count = play.last_own(row.seat)
    if offered == "no" or count is None:
        raise Denied("forbidden", "There is nothing to take back, or this table doesn't allow it.")
    if offered == "free" or takeback.reveals_nothing(play, row.seat, count, room.seats):
        await room.go_back(row.seat, count)
    else:
        text = f"{row.name} asks to take back the last choice"  # not which: it may have been a secret one
        needs = room.people(but=row.seat)
        await ask_all(room, Vote("takeback", row.seat, text, needs, [row.seat], target=row.seat, seq=play.seq))
    who.tell(t="ok", id=message.id)


async def ask_all(room: Room, vote: Vote) -> None:
    """Put a question to the others; without any, it is granted."""
    if room.row.vote is not None:
        raise Denied("forbidden", "Another question is open; answer that first.")
    if not vote.needs:
        await granted(room, vote)
        return
    room.row.vote = vote
    await room.commit()
    room.audience.tell(t="vote", vote=vote.shown())


async def vote(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    asked = room.row.vote
    if asked is None or (row.seat not in asked.needs and row.seat != asked.by):
        raise Denied("stale", "There is no question for you to answer.")
    if not message.yes:  # the one who asked may withdraw it
        room.row.vote = None
        await room.commit()
        room.audience.tell(t="vote", vote=None)
        said = "withdraws the question" if row.seat == asked.by else "says no"
        room.audience.tell(t="notice", kind="info", text=f"{row.name} {said}.")
    else:
        if row.seat not in asked.yes:
            asked.yes.append(row.seat)
        if all(seat in asked.yes for seat in asked.needs):
            await granted(room, asked)
            room.audience.tell(t="vote", vote=None)
        else:
            await room.commit()
            room.audience.tell(t="vote", vote=asked.shown())
    who.tell(t="ok", id=message.id)


async def granted(room: Room, asked: Vote) -> None:
    """Do what everybody agreed to."""
    room.row.vote = None
    if asked.kind == "takeback":
        assert room.play is not None
        count = room.play.last_own(asked.by)
        if asked.seq != room.play.seq or count is None:
            raise Denied("stale", "The game has gone on; nothing is taken back.")
        await room.go_back(asked.by, count)
    elif asked.target is not None:
        await give_to_computer(room, room.seats[asked.target], asked.bot)


async def give_to_computer(room: Room, row: SeatRow, bot: str, conceded: bool = False) -> None:
    """Let a computer play a seat; its person may come back unless they gave it up."""
    bots.make(bot)
    row.kind, row.bot = "bot", bot
    row.conceded = row.conceded or conceded
    await room.commit(seats=[row])
    room.wind_clocks()
    room.audience.show_all()  # its person is no longer asked
    room.audience.tell_seats()
    room.audience.tell(t="notice", kind="info", text=f"{name_of(bot)} (computer) now plays for {row.name}.")
    room.wake()


async def concede(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    await give_up(room, row, "concession", f"{row.name} concedes.")
    who.tell(t="ok", id=message.id)


async def give_up(room: Room, row: SeatRow, by: str, reason: str) -> None:
    """End a seat's game: two players: the game is over; more: a computer plays on while people are left."""
    row.conceded = True
    left = [each.seat for each in room.seats if not each.conceded]
    if len(left) <= 1 or len(room.seats) == 2 or not room.people(but=row.seat):
        await room.end(Result(tuple(left), reason, by="time" if by == "time" else "concession"), [row])
    else:
        await give_to_computer(room, row, "squire", conceded=True)


async def computer(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    target = other_person(room, row, message.seat)
    if target.seat in room.audience.online() and not target.timed_out:
        raise Denied("forbidden", f"{target.name} is at the table.")
    bots.make(message.bot)
    here = room.audience.online()  # who has left isn't asked, or nothing could be done about two who have
    needs = [seat for seat in room.people(but=row.seat) if seat != target.seat and seat in here]
    text = f"{row.name} asks to let a computer play for {target.name}"
    await ask_all(room, Vote("computer", row.seat, text, needs, [row.seat], target=target.seat, bot=message.bot))
    who.tell(t="ok", id=message.id)


def other_person(room: Room, row: SeatRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(room.seats) or seat == row.seat or room.seats[seat].kind != "person":
        raise Denied("forbidden", "There is no other person in that seat.")
    return room.seats[seat]


async def claim(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    target = other_person(room, row, message.seat)
    if room.clocks is not None:
        room.clocks.charge()
    if not target.timed_out:
        raise Denied("forbidden", f"{target.name} has time left.")
    await give_up(room, target, "time", f"{target.name} is out of time.")
    who.tell(t="ok", id=message.id)


async def come_back(room: Room, who: Connection, message: Message) -> None:
    if who.seat is None or not room.playing:
        raise Denied("forbidden", "You have no seat in a game that goes on.")
    row = room.seats[who.seat]
    if row.kind != "bot" or row.conceded:
        raise Denied("forbidden", "There is no computer in your seat, or you gave the seat up.")
    row.kind, row.bot = "person", ""
    await room.commit(seats=[row])
    room.wind_clocks()
    room.audience.show_all()
    room.audience.tell(t="notice", kind="info", text=f"{row.name} is back.")
    who.tell(t="ok", id=message.id)


async def pause(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    if room.clocks is None:
        raise Denied("forbidden", "There are no clocks at this table.")
    room.clocks.charge()
    room.clocks.paused = room.row.paused = row.seat if message.t == "pause" else None
    await room.commit(seats=room.seats)
    if room.clocks is not None:
        room.audience.tell(t="clocks", clocks=room.clocks.shown())
    room.wind_timer()
    who.tell(t="ok", id=message.id)


async def chat(room: Room, who: Connection, message: Message) -> None:
    text = clean(message.text, CHAT, "A message")
    if not text:
        raise Denied("bad", "There is nothing to say in this message.")
    if not who.chatting.take():
        raise Denied("rate", "That is a lot to say at once; wait a moment.")
    name = room.seats[who.seat].name if who.seat is not None else who.name or "A spectator"
    id, seat, now, news = room.row.id, who.seat, time.time(), room.hub.news

    def job(sql: Sql) -> int:
        c = schema.chat
        n = (sql.execute(select(func.max(c.c.n)).where(c.c.table == id)).scalar() or 0) + 1
        sql.execute(insert(c).values(table=id, n=n, name=name, seat=seat, text=text, at=now))
        news.tell(sql, "chat", id)
        return int(n)

    try:
        n = await room.hub.database.commit(id, job)
    except IntegrityError:  # another process had something to say at the same time
        n = await room.hub.database.commit(id, job)
    line = {"n": n, "name": name, "seat": seat, "text": text, "at": int(now)}
    room.chat.append(line)
    del room.chat[:-100]
    room.audience.tell(t="chat", line=line)
    who.tell(t="ok", id=message.id)


async def prefs(room: Room, who: Connection, message: Message) -> None:
    row = own_seat(room, who)
    wish, play = message.prefs, room.play
    assert play is not None
    if wish is None:
        raise Denied("bad", "Say which preferences.")
    new = row.prefs
    if wish.windows is not None:
        new = msgspec.structs.replace(new, windows=wish.windows)
    if wish.until is not None:
        new = msgspec.structs.replace(new, until=wish.until, since=len(play.game.state.log))
    if wish.decline is not None:
        if len(wish.decline) > 100 or any(len(label) > 200 for label in wish.decline):
            raise Denied("size", "That are too many things to decline.")
        new = msgspec.structs.replace(new, decline=tuple(dict.fromkeys(bare(label) for label in wish.decline)))
    row.prefs = new
    await room.commit(seats=[row])
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
            room.row.rematch, write = same_again(room)
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
    "sync": sync,
    "why": why,
    "takeback": take_back,
    "vote": vote,
    "concede": concede,
    "computer": computer,
    "claim": claim,
    "return": come_back,
    "pause": pause,
    "resume": pause,
    "chat": chat,
    "prefs": prefs,
    "rematch": rematch,
    "ping": ping,
}
