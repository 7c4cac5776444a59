"""The hub: all tables that somebody is at in this process, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Collection, Coroutine
from typing import Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import func, select

from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.limits import SOCKETS, SOCKETS_OF_ADDRESS, Buckets
from weirwood.server.browsers.line import NOBODY, Asker, Line, Workshop, while_there
from weirwood.server.computers.thinkers import Kept, Thinkers
from weirwood.server.store import schema
from weirwood.server.store.database import TROUBLE, Conflict, Database
from weirwood.server.store.news import Item, News
from weirwood.server.store.rows import read_chat, read_moves, read_table
from weirwood.server.tables.driving import asked, drive
from weirwood.server.tables.opening.keeping import Keeper
from weirwood.server.tables.opening.loading import Loading, load
from weirwood.server.tables.opening.replaying import Shelf
from weirwood.server.tables.room import Room

IDLE = 120.0
"""Seconds after which a table that nobody is at leaves memory."""
AGAIN = 2.0
"""Seconds after which what the database didn't do is tried again."""
TOGETHER = 0.05
"""Seconds for which spectators who come and go are told of together."""
REPLAYS = 32 * 1024 * 1024
"""Bytes of finished games that are kept as they were shown."""
JUDGED = 8 * 1024 * 1024
"""Bytes of what was found of people's decks."""
ADVICE = 10
"""How nice the process for hints is to all others."""
LAST = 19
"""How nice the process for analyses is: everything else goes before it."""
PRESENCE = 20.0
"""Every so many seconds other processes are told who is here."""
log = logging.getLogger("weirwood.server")


class Progress(msgspec.Struct):
    """How far the analysis of a game has come."""

    done: int = 0
    of: int = 0


class Hub:
    """Tables in memory, sockets of the lobby, worker processes, and the database."""

    def __init__(self, database: Database, rate: tuple[float, float] = (30, 60), cards: Collection[str] = ()) -> None:
        self.database = database
        self.rate = rate
        self.loop = asyncio.get_running_loop()
        self.thinkers = Thinkers(cards=cards)
        self.again = Thinkers(1, cards)  # plays finished games again: no computer waits for it
        self.advisers = Thinkers(1, cards, ADVICE)  # for hints, after whatever people wait for
        self.analysts = Thinkers(1, cards, LAST)  # for finished games, while nobody waits for a computer
        self.analyses: dict[tuple[str, int], Progress] = {}
        self.shown = Kept(REPLAYS)
        self.judged = Kept(JUDGED)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, Loading] = {}
        self.lobby: set[Connection] = set()
        self.sockets: Counter[str] = Counter()
        self.sockets_of_address: Counter[str] = Counter()
        self.requests = Buckets(20, 120)  # of a person, or of an address that has no cookie yet
        self.addresses = Buckets(200, 800)  # of an address, however many cookies it has
        self.making = Buckets(0.5, 20)
        self.checking = Buckets(2, 40)
        self.sitting, self.sitting_of_address = Buckets(0.2, 10), Buckets(0.3, 12)
        self.talking = Buckets(*rate)  # of a person, on however many sockets
        self.talking_of_address = Buckets(5 * rate[0], 5 * rate[1])
        self.chatting, self.chatting_of_address = Buckets(1, 5), Buckets(3, 15)
        self.looking, self.looking_of_address = Buckets(5, 60), Buckets(20, 240)  # up rules, situations
        self.guiding, self.guiding_of_address = Buckets(2, 20), Buckets(8, 60)
        self.hinting, self.hinting_of_address = Buckets(0.1, 6), Buckets(0.4, 24)
        self.hints = Line("a hint", at_once=1, waiting=20, each=1, address=6)
        self.analysing = Line("an analysis", at_once=1, waiting=20, each=2, address=6)
        self.replays = Line("a replay", at_once=1, waiting=20, each=2, address=6)
        self.workshop = Workshop("something that takes a while", threads=2, waiting=200, each=6, address=24)
        self.desk = Workshop("a look back or ahead", threads=1, waiting=200, each=6, address=24)  # at tables in play
        self.archive = Workshop("tables", threads=2, waiting=1000, each=SOCKETS, address=SOCKETS_OF_ADDRESS)
        self.shelf = Shelf()
        self.keeper = Keeper(self.archive.threads.submit, database.write, cards)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.told_lobby = False
        self.loaded: asyncio.Task[None] | None = None  # when the games are in memory
        self.telling: dict[str, bool] = {}  # tables whose spectators come and go: whether somebody is to be told
        self.asleep: dict[str, float] = {}  # of tables that left memory while a clock ran: since when
        self.news = News(database, self._heard)
        self.start(self.tidy())

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; a failure is logged."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        self.news.close()
        for room in self.rooms.values():
            for each in room.audience.connections:
                each.close(1012)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.keeper.last_words(self.rooms.values())
        await self.thinkers.close()
        await self.again.close()
        await self.advisers.close()
        await self.analysts.close()
        for threads in (self.workshop, self.desk, self.archive):
            threads.close()
        await asyncio.to_thread(self.database.close)

    # Tables in memory

    async def room(self, id: str, asker: Asker = NOBODY) -> Room | None:
        """The table with this id, loaded if it isn't in memory; that is given up when all who asked for it have left."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = Loading(self.loop.create_task(self._open(id, asker)))
        loading.waiting += 1
        try:
            return await while_there(asker, asyncio.ensure_future(asyncio.shield(loading.task)))
        finally:
            loading.waiting -= 1
            if not loading.waiting and not loading.task.done():
                loading.task.cancel()
                if self.loading.get(id) is loading:
                    del self.loading[id]

    async def _open(self, id: str, asker: Asker) -> Room | None:
        """Load a table. (Whoever asked first counts for it; whether they leave is seen to by ``room``.)"""
        room = None
        try:
            near = self.shelf.take(id)
            loaded = await self.archive.do(
                asker._replace(left=None), lambda: load(self.database, self.keeper, id, near)
            )
            if loaded is not None:
                row, seats, play, chat, broken = loaded
                room = Room(self, row, seats, play, chat)
                self.rooms[id] = room
                room.broken = broken
                since = self.asleep.pop(id, None)
                if since is not None and room.clocks is not None:
                    room.clocks.then = since  # they went on while nobody looked
                if broken:
                    room.clocks = None
                room.begin_quietly()
        finally:
            if id in self.loading and self.loading[id].task is asyncio.current_task():
                del self.loading[id]
        if room is not None:
            room.wake()
        return room

    async def reload(self, room: Room) -> None:
        """Load a table again, as it is in the database, and show it to everybody. Its lock is held."""
        try:
            loaded = await asyncio.to_thread(load, self.database, self.keeper, room.row.id, room.play)
        except TROUBLE:
            log.exception("table %s can't be loaded again", room.row.id)
            room.lost = True  # nobody is to go on from it
            self.forget(room)
            return
        if loaded is None:
            return
        room.row, room.seats, room.play, room.chat, room.broken = loaded
        room.begin_quietly()
        room.wind_clocks()
        room.audience.show_all()
        room.stirred.set()

    def forget(self, room: Room) -> None:
        """Let a table leave memory; browsers come again by themselves, and find it as the database has it."""
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        if room.timer is not None:
            room.timer.cancel()
        for each in room.audience.connections:
            each.close(1012)

    async def catch_up(self, room: Room) -> None:
        """Follow what other processes did at a table, however long the database makes us wait."""
        while self.rooms.get(room.row.id) is room:
            try:
                await self._catch_up(room)
                return
            except TROUBLE:
                log.warning("table %s couldn't be looked at; again soon", room.row.id)
                await asyncio.sleep(AGAIN)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            id = room.row.id
            after = room.play.seq if room.play is not None else 0
            chatted = room.chat[-1]["n"] if room.chat else 0

            def read(sql: Sql) -> Any:
                return read_table(sql, id), read_moves(sql, id, after), read_chat(sql, id, chatted)

            found, moves, chat = await self.database.fetch(read)
            if found is None:
                return
            row, seats = found
            for line in chat:
                room.chat.append(line)
                room.audience.tell(t="chat", line=line)
            if row.rev == room.row.rev:
                return
            if room.play is None or row.status != room.row.status:
                await self.reload(room)
            else:
                row.config = room.row.config
                wished = room.rematch()
                room.row, room.seats = row, seats
                try:
                    kept: int | None = None
                    count = len(room.play.game.choices)
                    for move in moves:
                        room.play.follow([move])
                        if move.kind == "back":
                            left = len(room.play.game.state.log)
                            kept = left if kept is None else min(kept, left)
                            count = min(count, len(room.play.game.choices))
                    if moves:
                        room.tell_moves(room.updates(after, kept), count, kept)
                except Exception:
                    log.exception("table %s couldn't follow", id)
                    await self.reload(room)
                room.wind_clocks()
                room.audience.tell_seats()
                room.audience.tell(t="vote", vote=room.question())
                if room.rematch() != wished:
                    room.audience.tell(t="rematch", **room.rematch())
                if room.clocks is not None:
                    room.audience.tell(t="clocks", clocks=room.clocks.shown())
        room.wake_later()

    def wake(self, room: Room) -> None:
        """Let the computers at a table move if it is their turn."""
        if (room.thinking is None or room.thinking.done()) and asked(room):
            room.thinking = self.start(drive(room))

    # News from other processes

    def _heard(self, item: Item | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may be closed already
            self.loop.call_soon_threadsafe(self.hear, item)

    def hear(self, item: Item | None) -> None:
        """Another process has changed something."""
        if item is None:
            self.start(self._look_everywhere())
            self.lobby_changed(tell=False)
            return
        room = self.rooms.get(item.table)
        if item.kind == "presence" and room is not None:
            until = self.loop.time() + 2.5 * PRESENCE
            room.audience.elsewhere = dict.fromkeys(item.seats, until)
            room.audience.tell_seats()
            room.stirred.set()
        elif room is not None:
            self.start(self.catch_up(room))
        if item.kind != "presence":
            self.lobby_changed(tell=False)

    async def _look_everywhere(self) -> None:
        ids = list(self.rooms)
        t, c = schema.tables, schema.chat

        def look(sql: Sql) -> tuple[dict[str, int], dict[str, int]]:
            revs: dict[str, int] = {}
            spoken: dict[str, int] = {}
            for n in range(0, len(ids), 200):
                some = ids[n : n + 200]
                for id, rev in sql.execute(select(t.c.id, t.c.rev).where(t.c.id.in_(some))):
                    revs[id] = rev
                query = select(c.c.table, func.max(c.c.n)).where(c.c.table.in_(some)).group_by(c.c.table)
                for id, last in sql.execute(query):
                    spoken[id] = last
            return revs, spoken

        try:
            revs, spoken = await self.database.fetch(look)
        except TROUBLE:
            await asyncio.sleep(AGAIN)
            self.start(self._look_everywhere())
            return
        for id in ids:
            room = self.rooms.get(id)
            if room is not None:
                known = room.chat[-1]["n"] if room.chat else 0
                if revs.get(id, 0) > room.row.rev or spoken.get(id, 0) > known:
                    await self.catch_up(room)

    def may_say(self, who: Connection, cost: float = 1.0) -> bool:
        """Whether a browser may say something, or ask for something that takes as long as so many messages."""
        return self.talking.take(who.person, cost) and self.talking_of_address.take(who.address, cost)

    # The lobby

    def lobby_changed(self, tell: bool = True) -> None:
        """Tell the lobby's pages (soon, and once for many changes)."""
        if tell:
            self.news.tell_later("lobby", "")
        if not self.told_lobby:
            self.told_lobby = True
            self.loop.call_later(0.5, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self.told_lobby = False
        for each in self.lobby:
            each.tell(t="lobby")

    # Coming and going

    def arrived(self, room: Room, spectator: bool = False) -> None:
        room.used = self.loop.time()
        self._come_or_gone(room, spectator)

    def left(self, room: Room, spectator: bool = False) -> None:
        room.used = self.loop.time()
        room.audience.sent = {
            seat: sent
            for seat, sent in room.audience.sent.items()
            if any(c.seat == seat for c in room.audience.connections)
        }
        self._come_or_gone(room, spectator)

    def _come_or_gone(self, room: Room, spectator: bool) -> None:
        """Tell who is here: of spectators once for all who come or go in a moment."""
        if not spectator:
            self._tell_presence(room)
            room.stirred.set()
        elif room.row.id in self.telling:
            self.telling[room.row.id] = True
        else:
            self.telling[room.row.id] = False
            self._tell_presence(room)
            self.loop.call_later(TOGETHER, self._tell_rest, room)

    def _tell_rest(self, room: Room) -> None:
        if self.telling.pop(room.row.id, False):
            self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        room.audience.tell_seats()
        self.news.tell_later("presence", room.row.id, self._here(room))

    def _here(self, room: Room) -> list[int]:
        return sorted({each.seat for each in room.audience.connections if each.seat is not None})

    async def tidy(self) -> None:
        """Forget tables that nobody is at, and remind other processes who is here."""
        while True:
            await asyncio.sleep(PRESENCE)
            now = self.loop.time()
            for id, room in list(self.rooms.items()):
                if room.audience.connections:
                    if not self.database.is_sqlite:
                        self.news.tell_later("presence", id, self._here(room))
                    continue
                busy = room.lock.locked() or (room.thinking is not None and not room.thinking.done())
                if not busy and now - room.used > IDLE:
                    self.start(self._lay_down(room))

    async def _lay_down(self, room: Room) -> None:
        """Let a table that nobody is at leave memory; where a clock runs, it is remembered since when."""
        async with room.lock:
            if room.clocks is not None:
                room.clocks.charge()
                with contextlib.suppress(Conflict, *TROUBLE):
                    await room.commit(seats=room.seats)
                    self.asleep[room.row.id] = room.clocks.then
            if not room.audience.connections:
                room.keep(last=True)
                self.forget(room)
                self.shelf.put(room.row.id, room.play)
