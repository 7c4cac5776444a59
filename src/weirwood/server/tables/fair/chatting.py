"""What is said at a table: by those who are at it, and by the table itself."""

from __future__ import annotations

import time

from sqlalchemy import Connection as Sql
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.limits import CHAT
from weirwood.server.browsers.messages import Message
from weirwood.server.browsers.names import clean, spectator_name
from weirwood.server.store import schema
from weirwood.server.tables.fair.rights import Denied
from weirwood.server.tables.room import Room

KEPT = 100
"""Lines that a table has in memory."""


async def chat(room: Room, who: Connection, message: Message) -> None:
    text = clean(message.text, CHAT, "A message")
    if not text:
        raise Denied("bad", "There is nothing to say in this message.")
    hub = room.hub
    if not hub.chatting.take(who.person) or not hub.chatting_of_address.take(who.address):
        raise Denied("rate", "That is a lot to say at once; wait a moment.")
    names = [each.name for each in room.seats]
    name = names[who.seat] if who.seat is not None else spectator_name(who.name, names)
    await _say(room, name, who.seat, text)
    who.tell(t="ok", id=message.id)


async def tell(room: Room, text: str) -> None:
    """Something that the table itself says: nobody has that name."""
    await _say(room, "", None, text)


async def _say(room: Room, name: str, seat: int | None, text: str) -> None:
    id, now, news = room.row.id, time.time(), room.hub.news

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
    del room.chat[:-KEPT]
    room.audience.tell(t="chat", line=line)
