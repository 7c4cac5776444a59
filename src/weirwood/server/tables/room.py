"""A table while somebody is at it: how a move becomes final, and what goes on by itself (clocks, computers)."""

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
from weirwood.server.store import schema
from weirwood.server.store.database import Conflict
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.rows import Move, Result, SeatRow, TableRow
from weirwood.server.tables import answering
from weirwood.server.tables.audience import Audience
from weirwood.server.tables.clocks import Clocks
from weirwood.server.tables.play import Play
from weirwood.server.tables.table import Table

if TYPE_CHECKING:
    from weirwood.server.tables.hub import Hub

AUTOMATIC = 500
"""Answers in a row that the server gives for people."""
WENT_WRONG = "Something went wrong inside the program. The table is back at its last decision; the record is kept."
log = logging.getLogger("weirwood.server")


class Room(Table):
    """A table in this process. Whoever changes it holds ``lock``."""

    def __init__(
        self, hub: Hub, row: TableRow, seats: list[SeatRow], play: Play | None, chat: list[dict[str, Any]]
    ) -> None:
        super().__init__(row, seats, play, chat)
        self.hub = hub
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.wind_clocks()

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
                self.audience.tell(t="vote", vote=None)
            if self.clocks is not None:
                self.clocks.ask([decision.seat for decision in play.game.waiting])
            messages = self.audience.updates(since, back)
        except Exception as error:
            record = play.game.record
            await self.hub.reload(self)
            raise InternalError(f"What followed could not be shown: {error!r}", record) from error
        if moves:
            await self.commit(moves, changed, **columns)
            self.audience.deliver(messages)
        elif changed:
            await self.commit(seats=changed)
        for row in changed:
            if row.prefs != before[row.seat]:
                self.audience.tell_prefs(row.seat)
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
        self.audience.tell(t="notice", kind="error", text=WENT_WRONG)

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
            self.audience.tell(t="clocks", clocks=self.clocks.shown())
            self.audience.tell_seats()
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
        self.audience.show_all()
        self.hub.lobby_changed()
