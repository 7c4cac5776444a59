"""A table while somebody is at it: its game in memory, its browsers, and how a move becomes final."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Sql
from sqlalchemy import insert, update

from weirwood.errors import UserError
from weirwood.kernel import InternalError, Record
from weirwood.server.browsers.connection import FORBIDDEN, Connection
from weirwood.server.browsers.messages import encode
from weirwood.server.showing import seen
from weirwood.server.showing.patch import patch
from weirwood.server.store import schema
from weirwood.server.store.database import Conflict
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.rows import Move, Result, SeatRow, TableRow
from weirwood.server.tables import answering, takeback
from weirwood.server.tables.clocks import Clocks
from weirwood.server.tables.play import Play
from weirwood.server.tables.summary import seat_of, shown_result, shown_seat, summary

if TYPE_CHECKING:
    from weirwood.server.tables.hub import Hub

LINES = 200
"""Lines of the log in a snapshot."""
AUTOMATIC = 500
"""Answers in a row that the server gives for people."""
WENT_WRONG = "Something went wrong inside the program. The table is back at its last decision; the record is kept."
log = logging.getLogger("weirwood.server")


class Sent:
    """What the browsers of one seat have: the view, and how much of the log."""

    __slots__ = ("decision", "entries", "lines", "view")

    def __init__(self, view: dict[str, Any], decision: int | None, entries: int, lines: int) -> None:
        self.view = view
        self.decision = decision
        self.entries = entries
        self.lines = lines


class Room:
    """A table in this process. Whoever changes it holds ``lock``."""

    def __init__(
        self, hub: Hub, row: TableRow, seats: list[SeatRow], play: Play | None, chat: list[dict[str, Any]]
    ) -> None:
        self.hub = hub
        self.row = row
        self.seats = seats
        self.play = play
        self.chat = chat
        self.broken = ""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.sent: dict[int | None, Sent] = {}
        self.elsewhere: dict[int, float] = {}  # until when a seat is known to be at another process
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.clocks: Clocks | None = None
        self.used = time.monotonic()
        self.wind_clocks()

    # Who is here

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.play is not None and not self.broken

    @property
    def waiting(self) -> list[int]:
        return [decision.seat for decision in self.play.game.waiting] if self.play and self.playing else []

    def people(self, but: int | None = None) -> list[int]:
        """The seats of people who play."""
        return [row.seat for row in self.seats if row.kind == "person" and row.seat != but]

    def online(self) -> set[int]:
        now = time.monotonic()
        here = {each.seat for each in self.connections if each.seat is not None}
        return here | {seat for seat, until in self.elsewhere.items() if until > now}

    def presence(self) -> dict[str, Any]:
        watching = sum(each.seat is None for each in self.connections)
        return {"seats": sorted(self.online()), "spectators": watching}

    def admits(self, seat: int | None) -> bool:
        """Whether whoever has this seat (None: a stranger) may look on."""
        return seat is not None or self.row.settings.spectators or self.row.status == "open"

    # What is sent

    def snapshot(self, seat: int | None, person: str) -> bytes:
        """Everything that a browser of a seat needs."""
        play = self.play
        head = {
            "t": "table",
            "table": summary(self.row, self.seats, person, self.online(), bool(self.broken)),
            "you": seat,
            "chat": self.chat,
            "clocks": self.clocks.shown() if self.clocks else None,
            "vote": self.question(),
            "rematch": self.rematch(),
            "prefs": self.seats[seat].prefs.shown() if seat is not None else None,
            "takeback": self.offer(seat),
            "result": shown_result(self.row.result),
            "notice": self.broken or None,
            "online": self.presence(),
            "waiting": self.waiting,
        }
        if play is None:
            return encode({**head, "seq": 0, "view": None, "decision": None, "log": {"at": 0, "lines": []}})
        lines = seen.lines(play.game, seat)
        sent = self.sent.get(seat)
        if sent is None:
            asked = self._asked(play, seat)
            view = seen.view(play.game, seat)
            sent = self.sent[seat] = Sent(view, asked, len(play.game.state.log), len(lines))
        first = max(0, len(lines) - LINES)
        shown = {"at": first, "lines": lines[first:]}
        decision = self._decision(play, seat) if self.playing else None
        return encode({**head, "seq": play.seq, "view": sent.view, "decision": decision, "log": shown})

    def _asked(self, play: Play, seat: int | None) -> int | None:
        """The decision that is open to a seat's browsers: none while a computer plays the seat."""
        return play.opened.get(seat) if seat is not None and self.seats[seat].kind == "person" else None

    def _decision(self, play: Play, seat: int | None) -> dict[str, Any] | None:
        asked = self._asked(play, seat)
        return seen.decision(play.game, seat, asked) if seat is not None and asked is not None else None

    def updates(self, since: int, back: bool = False) -> list[tuple[int | None, bytes, Sent]]:
        """What each seat at the table is told of the moves since then."""
        play = self.play
        assert play is not None
        found = []
        for seat in {each.seat for each in self.connections}:
            old = self.sent.get(seat)
            if old is not None:
                found.append((seat, *self._update(play, seat, old, since, back)))
        return found

    def _update(self, play: Play, seat: int | None, old: Sent, since: int, back: bool) -> tuple[bytes, Sent]:
        game = play.game
        view = seen.view(game, seat)
        entries = len(game.state.log)
        if entries >= old.entries and not back:
            at, lines = old.lines, seen.lines(game, seat, old.entries)
        else:
            at, lines = len(seen.lines(game, seat)), []
        asked = self._asked(play, seat)
        message: dict[str, Any] = {"t": "update", "from": since, "seq": play.seq}
        changes = patch(old.view, view)
        if len(encode(changes)) < len(encode(view)):
            message["patch"] = changes
        else:
            message["view"] = view
        if asked is None or asked != old.decision:
            message["decision"] = self._decision(play, seat)
        message["waiting"] = [decision.seat for decision in game.waiting]
        message["log"] = {"at": at, "lines": lines}
        message["takeback"] = self.offer(seat)
        message["result"] = shown_result(self.row.result)
        message["clocks"] = self.clocks.shown() if self.clocks else None
        if back:
            message["back"] = True
        return encode(message), Sent(view, asked, entries, at + len(lines))

    def question(self) -> dict[str, Any] | None:
        """What one player has asked of the others, if something is open."""
        vote = self.row.vote
        return vote.shown() if vote is not None and vote.kind != "rematch" else None

    def rematch(self) -> dict[str, Any]:
        """Who would play again, and the table at which they do once everybody agreed."""
        vote = self.row.vote
        wants = vote.yes if vote is not None and vote.kind == "rematch" else []
        return {"table": self.row.rematch or None, "wants": sorted(wants)}

    def deliver(self, messages: list[tuple[int | None, bytes, Sent]]) -> None:
        for seat, message, sent in messages:
            self.sent[seat] = sent
            for each in self.connections:
                if each.seat == seat:
                    each.send(message)

    def tell(self, **message: Any) -> None:
        """Tell everybody."""
        row = encode(message)
        for each in self.connections:
            each.send(row)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        online = self.online()
        for each in self.connections:
            seats = [shown_seat(row, each.seat, online) for row in self.seats]
            each.tell(t="seats", seats=seats, online=self.presence())

    def tell_prefs(self, seat: int) -> None:
        for each in self.connections:
            if each.seat == seat:
                each.tell(t="prefs", prefs=self.seats[seat].prefs.shown())

    def show_all(self) -> None:
        """Give everybody a new snapshot (the table has started, or was loaded again)."""
        self.sent.clear()
        for each in self.connections:
            each.seat = seat_of(self.seats, each.person)
        for each in self.connections:
            if self.admits(each.seat):
                each.send(self.snapshot(each.seat, each.person))
            else:  # looked in while seats were free
                each.close(FORBIDDEN)

    def offer(self, seat: int | None) -> str:
        if seat is None or self.play is None or not self.playing:
            return "no"
        return takeback.offer(self.play, seat, self.seats, self.row.settings)

    # Moves

    async def take(self, seat: int, label: str, auto: bool = False) -> None:
        """Make a choice final: made, written to the database, and then told to everybody.

        Raises what the game raises (then nothing has changed), or ``Conflict`` if another process was faster.
        """
        play = self.play
        assert play is not None
        since, count = play.seq, len(play.game.choices)
        moves = [play.choose(seat, label, auto)]
        await self._finish(play, moves, since, count)

    async def go_back(self, seat: int, count: int) -> None:
        """Make a take-back final."""
        play = self.play
        assert play is not None
        since = play.seq
        moves = [play.back(seat, count)]
        self.row.vote = None
        await self._finish(play, moves, since, count, back=True)

    async def answer_automatically(self) -> None:
        """Answer for those who asked for it (after they have)."""
        play = self.play
        assert play is not None
        since, count = play.seq, len(play.game.choices)
        await self._finish(play, [], since, count)

    async def _finish(self, play: Play, moves: list[Move], since: int, count: int, back: bool = False) -> None:
        try:
            if self.clocks is not None:
                self.clocks.charge()
            before = {row.seat: row.prefs for row in self.seats}
            for move in moves:
                if self.clocks is not None and move.kind == "choice":
                    self.clocks.chosen(move.seat)
            moves += self._automatic(play)
            changed = [row for row in self.seats if row.prefs != before[row.seat] or self.clocks is not None]
            outcome = play.game.outcome
            columns: dict[str, Any] = {"seq": play.seq}
            if outcome is not None:
                self.row.result = Result(tuple(outcome.winners), outcome.reason, outcome.rule)
                self.row.status = "over"
            if self.row.vote is not None and self.row.vote.kind == "takeback" and moves:
                self.row.vote = None
                self.tell(t="vote", vote=None)
            if self.clocks is not None:
                self.clocks.ask([decision.seat for decision in play.game.waiting])
            messages = self.updates(since, back)
        except Exception as error:
            record = play.game.record
            await self.hub.reload(self)
            raise InternalError(f"What followed could not be shown: {error!r}", record) from error
        if moves:
            await self.commit(moves, changed, **columns)
            self.deliver(messages)
        elif changed:
            await self.commit(seats=changed)
        for row in changed:
            if row.prefs != before[row.seat]:
                self.tell_prefs(row.seat)
        self.wind_timer()
        if self.row.status == "over":
            self.hub.lobby_changed()
        self.wake()

    def _automatic(self, play: Play) -> list[Move]:
        moves: list[Move] = []
        while play.game.waiting and len(moves) < AUTOMATIC:
            found = ((row.seat, answering.answer(play, row)) for row in self.seats)
            seat, label = next(((seat, label) for seat, label in found if label is not None), (0, None))
            if label is None:
                break
            try:
                moves.append(play.choose(seat, label, True))
            except (InternalError, UserError) as error:
                self.keep_error(error, play.game.record)
                break
        return moves

    async def commit(
        self,
        moves: Iterable[Move] = (),
        seats: Iterable[SeatRow] = (),
        also: Callable[[Sql], None] | None = None,
        **columns: Any,
    ) -> None:
        """Write what has changed; if another process wrote first, load the table again and raise ``Conflict``.

        ``also`` is written with it or not at all.
        """
        row = self.row
        row.updated = time.time()
        row.waiting = tuple(self.waiting)
        row.seq = columns.get("seq", row.seq)
        wanted = row.rev
        values = row.values()
        del values["config"], values["seed"], values["settings"], values["id"]
        values.update(columns, rev=wanted + 1)
        move_rows = [
            {"table": row.id, "seq": m.seq, "kind": m.kind, "seat": m.seat, "label": m.label, "auto": m.auto,
             "at": row.updated} for m in moves
        ]  # fmt: skip
        seat_rows = [each.values() for each in seats]
        news = self.hub.news

        def job(sql: Sql) -> None:
            t, s = schema.tables, schema.seats
            done = sql.execute(update(t).where(t.c.id == row.id, t.c.rev == wanted).values(values))
            if done.rowcount != 1:
                raise Conflict
            if move_rows:
                sql.execute(insert(schema.moves), move_rows)
            for each in seat_rows:
                sql.execute(update(s).where(s.c.table == row.id, s.c.seat == each["seat"]).values(each))
            if also is not None:
                also(sql)
            news.tell(sql, "table", row.id)

        try:
            await self.hub.database.commit(row.id, job)
        except BaseException:
            await self.hub.reload(self)
            raise
        row.rev = wanted + 1

    async def report_error(self, error: InternalError) -> None:
        """Keep the record of a game that failed, and tell the table when it is kept."""
        await asyncio.wrap_future(self.keep_error(error, error.record))
        self.tell(t="notice", kind="error", text=WENT_WRONG)

    def keep_error(self, error: Exception, record: Record) -> Future[Any]:
        """Keep the record of a game that failed inside the program."""
        if isinstance(error, InternalError):
            record = error.record
        log.error("table %s: %s", self.row.id, "".join(traceback.format_exception(error)))
        values = {
            "id": fresh_id(),
            "table": self.row.id,
            "seq": self.row.seq,
            "text": repr(error)[:2000],
            "record": record.to_json(),
            "at": time.time(),
        }
        return self.hub.database.write(self.row.id, lambda sql: sql.execute(insert(schema.errors).values(values)))

    # Clocks and computers

    def wind_clocks(self) -> None:
        rule = self.row.settings.clock
        if rule is not None and self.playing:
            self.clocks = Clocks(rule, self.seats, self.row.paused)
            self.clocks.ask(self.waiting)
            self.wind_timer()
        else:
            self.clocks = None

    def wind_timer(self) -> None:
        """Have a look when the next clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.clocks is None or not self.playing:
            return
        seconds = self.clocks.next_end()
        if seconds is not None:
            self.timer = asyncio.get_running_loop().call_later(seconds, lambda: self.hub.start(self.time_up()))

    async def time_up(self) -> None:
        """A clock has run out: say so. What follows from it the others decide."""
        async with self.lock:
            if self.clocks is None or not self.playing:
                return
            self.clocks.charge()
            try:
                await self.commit(seats=self.seats)
            except Conflict:
                return
            self.tell(t="clocks", clocks=self.clocks.shown())
            self.tell_seats()
            self.wind_timer()

    def wake(self) -> None:
        """Let the computers move if it is their turn."""
        self.hub.wake(self)

    def wake_later(self) -> None:
        """The same, after another process has had the time to let its computers move."""
        loop = asyncio.get_running_loop()
        loop.call_later(3.0, self.wake)

    async def end(self, result: Result, seats: Iterable[SeatRow] = ()) -> None:
        """End the game by something outside its rules."""
        self.row.result = result
        self.row.status = "over"
        self.row.vote = None
        self.row.waiting = ()
        await self.commit(seats=seats)
        self.wind_clocks()
        self.show_all()
        self.hub.lobby_changed()
