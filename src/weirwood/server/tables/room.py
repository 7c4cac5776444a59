"""A table while somebody is at it: how a move becomes final, and what goes on by itself (clocks, computers)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Sql
from sqlalchemy import bindparam, insert, update

from weirwood.errors import UserError
from weirwood.kernel import Game, InternalError, Record
from weirwood.server.browsers.line import Asker
from weirwood.server.store import schema
from weirwood.server.store.database import TROUBLE, Conflict
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.ready import Ready
from weirwood.server.store.rows import Move, Result, SeatRow, TableRow
from weirwood.server.tables import answering
from weirwood.server.tables.audience import Audience, Sent
from weirwood.server.tables.clocks import Clocks
from weirwood.server.tables.fair.hush import PATIENCE, Held, secret
from weirwood.server.tables.opening.keeping import Beginning
from weirwood.server.tables.play import Play
from weirwood.server.tables.table import Table

if TYPE_CHECKING:
    from weirwood.server.tables.hub import Hub

AUTOMATIC = 500
"""Answers in a row that the server gives for people."""
AT_ONCE = 8
"""After so many of them others have their turn."""
A_WHILE = 0.02
"""Seconds of the loop's own time after which they have it in a run of choices."""
WENT_WRONG = "Something went wrong inside the program. The table is back at its last decision; the record is kept."
# Made once: with each choice what is to be set is told apart by its name alone, and nothing is compiled anew.
WRITE_TABLE = Ready(
    update(schema.tables).where(schema.tables.c.id == bindparam("this_table"), schema.tables.c.rev == bindparam("was"))
)
WRITE_SEAT = Ready(
    update(schema.seats).where(
        schema.seats.c.table == bindparam("this_table"), schema.seats.c.seat == bindparam("this_seat")
    )
)
WRITE_MOVES = Ready(insert(schema.moves))
log = logging.getLogger("weirwood.server")


class Room(Table):
    """A table in this process. Whoever changes it holds ``lock``."""

    def __init__(
        self, hub: Hub, row: TableRow, seats: list[SeatRow], play: Play | None, chat: list[dict[str, Any]]
    ) -> None:
        super().__init__(row, seats, play, chat, hub.loop.time)
        self.hub = hub
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.holding: asyncio.TimerHandle | None = None
        self.watching: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        self.late = -1
        """After which move the others were told who is thinking, because it took so long."""
        self.used = self.now()
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
        if self.clocks is not None and self.clocks.paused is not None and self.seats[seat].kind == "person":
            self.clocks.charge()  # whoever plays on doesn't think for nothing
            self.clocks.paused = self.row.paused = None
        await self._finish(play, moves, since, count)

    async def take_run(self, seat: int, labels: list[str]) -> None:
        """Make a run of choices final, all of them or none; whoever is at another table comes in between."""
        play = self.play
        assert play is not None
        since, count = play.seq, len(play.game.choices)
        moves: list[Move] = []
        begun = time.thread_time()
        with contextlib.closing(play.one_by_one(seat, labels)) as made:
            for move in made:
                moves.append(move)
                if time.thread_time() - begun > A_WHILE:
                    await asyncio.sleep(0)
                    begun = time.thread_time()
        await self._finish(play, moves, since, count)

    async def before(self, count: int, asker: Asker) -> Game:
        """The game after so many choices; finding it may take a while, and nobody else waits for it."""
        assert self.play is not None
        game = self.play.game.copy()
        await self.hub.desk.do(asker, lambda: game.take_back(count))
        return game

    async def go_back(self, seat: int, before: Game) -> None:
        """Make a take-back final."""
        play = self.play
        assert play is not None
        since, count = play.seq, len(before.choices)
        moves = [play.back(seat, count, before)]
        self.row.vote = None
        await self._finish(play, moves, since, count, kept=len(play.game.state.log))

    async def answer_automatically(self) -> None:
        """Answer for those who asked for it (after they have)."""
        play = self.play
        assert play is not None
        since, count = play.seq, len(play.game.choices)
        await self._finish(play, [], since, count)

    async def _finish(self, play: Play, moves: list[Move], since: int, count: int, kept: int | None = None) -> None:
        try:
            if self.clocks is not None:
                self.clocks.charge()
            before = {row.seat: row.prefs for row in self.seats}
            unseen = self.held.secret if self.held is not None else frozenset()
            for move in moves:
                if self.clocks is not None and move.kind == "choice" and move.seat not in unseen:
                    self.clocks.chosen(move.seat)
            moves += await self._automatic(play)
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
                hidden = self.hidden()
                self.clocks.ask([each.seat for each in play.game.waiting if each.seat not in hidden])
            messages = self.updates(since, kept)
        except Exception as error:
            record = play.game.record
            await self.hub.reload(self)
            raise InternalError(f"What followed could not be shown: {error!r}", record) from error
        if moves:
            await self.commit(moves, changed, **columns)
            self.tell_moves(messages, count, kept)
            self.keep(last=outcome is not None)
        elif changed:
            await self.commit(seats=changed)
        for row in changed:
            if row.prefs != before[row.seat]:
                self.audience.tell_prefs(row.seat)
        self.wind_timer()
        if self.row.status == "over":
            self.hub.lobby_changed()
        self.wake()

    # Telling of moves: at once, or after a moment that gives nothing away (fair/hush)

    def updates(self, since: int, kept: int | None = None) -> list[tuple[int | None, bytes, Sent]]:
        """What each seat is told of the moves since then, unless that is held back."""
        if self.row.settings.hush:  # whatever can't be shown fails before it is written
            self.audience.check(kept)
            return []
        return self.audience.updates(since, kept)

    def tell_moves(self, messages: list[tuple[int | None, bytes, Sent]], count: int, kept: int | None = None) -> None:
        """Tell everybody of moves; ``count``: how many choices were made before them."""
        play = self.play
        if play is None or not play.hush:
            self.audience.deliver(messages)
            return
        held = self.held = self.held or Held(count, self.now())
        held.count = min(held.count, count)
        held.go_on(self.now())
        held.cut(kept)
        held.secret = secret(play)
        if held.secret:
            self.hub.start(self._tell_in_secret(held))
        self._hold(held)

    async def _tell_in_secret(self, held: Held) -> None:
        """Show those who are asked something in secret what it is: after whoever chose has heard that it is done, as ever."""
        async with self.lock:
            if self.held is held:
                self.audience.tell_in_secret(held.secret, held.kept)

    def hidden(self) -> frozenset[int]:
        """The seats of which nobody is to know that they are asked something."""
        play = self.play
        return secret(play) if play is not None and play.hush and play.seq != self.late else frozenset()

    def begin_quietly(self) -> None:
        """The table was loaded: whoever is asked something in secret has as long for it as ever."""
        self.held = None
        if self.play is not None and self.playing and self.hidden():
            self.held = Held(len(self.play.game.choices), self.now())
            self.held.secret = self.hidden()
            self._hold(self.held)

    def _hold(self, held: Held) -> None:
        """Wait for as long as something is held back; what nobody could see anything of isn't."""
        if self.holding is not None:
            self.holding.cancel()
            self.holding = None
        if held.secret:
            wait = held.begun + PATIENCE - self.now()
        elif self.play is not None and self.play.game.outcome is not None:
            wait = 0.0  # there is nothing left to give away
        else:
            wait = held.until - self.now() if self.audience.seen_by_all() != self.audience.common else 0.0
        if wait <= 0:
            self.let_go()
        else:
            self.holding = self.hub.loop.call_later(wait, lambda: self.hub.start(self._due(held)))

    async def _due(self, held: Held) -> None:
        async with self.lock:
            if self.held is held:  # perhaps it is to be held on to for longer by now
                self._hold(held)

    def let_go(self) -> None:
        """Tell everybody what was held back; whoever still thinks in secret is waited for from now on, by the clock too."""
        held, self.held, self.holding = self.held, None, None
        if held is not None and self.play is not None:
            if held.secret:
                self.late = self.play.seq
            if self.clocks is not None:
                self.clocks.ask(self.waiting)
                self.wind_timer()
            self.audience.tell_all(held.kept)
            self.wake()

    async def _automatic(self, play: Play) -> list[Move]:
        """Answer for people, one after the other; whoever is at another table comes in between. The lock is held."""
        moves: list[Move] = []
        while play.game.waiting and len(moves) < AUTOMATIC:
            if len(moves) % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
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
        if self.lost:
            await asyncio.sleep(0)
            raise Conflict
        row = self.row
        row.updated = time.time()
        hidden = self.hidden()
        row.waiting = tuple(seat for seat in self.waiting if seat not in hidden)
        row.seq = columns.get("seq", row.seq)
        wanted = row.rev
        values = {**row.changing(), **columns, "rev": wanted + 1}
        move_rows = [
            {"table": row.id, "seq": m.seq, "kind": m.kind, "seat": m.seat, "label": m.label, "auto": m.auto,
             "at": row.updated} for m in moves
        ]  # fmt: skip
        seat_rows = [each.values() for each in seats]
        news = self.hub.news

        def job(sql: Sql) -> None:
            if WRITE_TABLE.write(sql, [{"this_table": row.id, "was": wanted, **values}]) != 1:
                raise Conflict
            if move_rows:
                WRITE_MOVES.write(sql, move_rows)
            for each in seat_rows:
                WRITE_SEAT.write(sql, [{"this_table": row.id, "this_seat": each["seat"], **each}])
            if also is not None:
                also(sql)
            news.tell(sql, "table", row.id)

        try:
            await self.hub.database.commit(row.id, job)
        except BaseException:
            await self.hub.reload(self)
            raise
        row.rev = wanted + 1

    def keep(self, last: bool = False) -> Future[Any] | None:
        """Keep a checkpoint of the game, if it is time to; its moves are written. ``last``: it won't go on soon."""
        row, play = self.row, self.play
        if play is None or row.config is None or self.broken or row.seq != play.seq:
            return None
        return self.hub.keeper.keep(row.id, Beginning(row.game, row.config, row.seed, play.hush), play, last)

    async def report_error(self, error: InternalError) -> None:
        """Keep the record of a game that failed, and tell the table when it is kept."""
        with contextlib.suppress(*TROUBLE):  # it is in the log
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

    def look(self) -> None:
        """See who is away and whether everybody is asked to be ready, and since when."""
        self.audience.look()
        self.ready_left()

    def wind_clocks(self) -> None:
        rule = self.row.settings.clock
        if rule is not None and self.playing:
            self.clocks = Clocks(rule, self.seats, self.row.paused, self.now)
            self.clocks.ask([seat for seat in self.waiting if seat not in self.hidden()])
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
            self.timer = self.hub.loop.call_later(seconds, lambda: self.hub.start(self.time_up()))

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
            except TROUBLE:  # the clocks were wound again, and will be looked at again
                return
            self.audience.tell(t="clocks", clocks=self.clocks.shown())
            self.audience.tell_seats()
            self.wind_timer()

    def wake(self) -> None:
        """Let the computers move if it is their turn."""
        self.hub.wake(self)

    def wake_later(self) -> None:
        """The same, after another process has had the time to let its computers move."""
        self.hub.loop.call_later(3.0, self.wake)

    async def end(self, result: Result, seats: Iterable[SeatRow] = ()) -> None:
        """End the game by something outside its rules."""
        self.row.result = result
        self.row.status = "over"
        self.row.vote = None
        self.row.waiting = ()
        await self.commit(seats=seats)
        self.held = None
        self.wind_clocks()
        self.audience.show_all()
        self.hub.lobby_changed()
