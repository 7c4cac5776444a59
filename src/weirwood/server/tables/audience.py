"""The browsers at a table: who is here, and what each seat is sent of the table and its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from weirwood.server.browsers.connection import FORBIDDEN, Connection
from weirwood.server.browsers.limits import SPECTATORS, SPECTATORS_OF_ADDRESS
from weirwood.server.browsers.messages import encode
from weirwood.server.showing import seen
from weirwood.server.showing.parts import Parts
from weirwood.server.showing.patch import patch
from weirwood.server.tables.fair.grace import Away
from weirwood.server.tables.play import Play
from weirwood.server.tables.summary import introduction, seat_of, shown_result, shown_seat, summary
from weirwood.server.tables.table import Table

Step = tuple[int, int]
"""The numbers of the moments before and after an update."""
Moment = tuple[Play, int, int]
Common = tuple[dict[str, Any], int] | None
LINES = 200
"""Lines of the log in a snapshot."""


class Sent:
    """What the browsers of one seat have: the view, and how much of the log."""

    __slots__ = ("decision", "entries", "lines", "parts", "seq")

    def __init__(self, seq: int, parts: Parts, decision: int | None, entries: int, lines: int) -> None:
        self.seq = seq
        self.parts = parts
        self.decision = decision
        self.entries = entries
        self.lines = lines


class Audience:
    """The browsers at a table in this process, and what they have of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.sent: dict[int | None, Sent] = {}
        self.pictures: dict[int | None, tuple[Moment, Parts]] = {}
        """The last view of each seat, and of which moment it is."""
        self.questions: dict[int, tuple[tuple[Play, int, int, int] | None, Raw]] = {}
        """What each seat was last asked, and at which moment."""
        self.counted: dict[int | None, tuple[int, int]] = {}
        """How many lines there are for a seat in so many entries of the log."""
        self.elsewhere: dict[int, float] = {}  # until when a seat is known to be at another process
        self.away = Away()
        self.number = 0
        """How often something was told to all, where that is all that may be known (fair/hush)."""
        self.common: Common = self.seen_by_all() if table.row.settings.hush else None

    def online(self) -> set[int]:
        now = self.table.now()
        here = {each.seat for each in self.connections if each.seat is not None}
        return here | {seat for seat, until in self.elsewhere.items() if until > now}

    def look(self) -> None:
        """See who is away, and since when."""
        self.away.look(self.table.seats, self.online(), self.table.now())

    def kept(self, seat: int) -> float | None:
        """For how many seconds more a seat is kept for its person; None: they are here."""
        return self.away.kept(seat, self.table.row.settings.clock, self.table.now())

    def shown_seats(self, you: int | None) -> list[dict[str, Any]]:
        """Who sits where, and who is away for how long."""
        online = self.online()
        return [
            shown_seat(row, you, online, self.kept(row.seat) if self.table.playing else None)
            for row in self.table.seats
        ]

    def room_for(self, newcomer: Connection) -> bool:
        """Whether one more may watch: a table has so many spectators, and so many from one address."""
        watching = [each for each in self.connections if each.seat is None]
        same = sum(1 for each in watching if newcomer.address and each.address == newcomer.address)
        return len(watching) < SPECTATORS and same < SPECTATORS_OF_ADDRESS

    def presence(self) -> dict[str, Any]:
        watching = sum(each.seat is None for each in self.connections)
        return {"seats": sorted(self.online()), "spectators": watching}

    def snapshot(self, seat: int | None, person: str) -> bytes:
        """Everything that a browser of a seat needs."""
        table, play = self.table, self.table.shown(seat)
        self.look()
        short = summary(table.row, table.seats, person, self.online(), bool(table.broken))
        head = {
            "t": "table",
            "table": {**short, "seats": self.shown_seats(short["you"])},
            "introduction": introduction(table.row.game),
            "you": seat,
            "chat": table.chat,
            "clocks": table.clocks.shown() if table.clocks else None,
            "vote": table.question(),
            "ready": table.readiness(),
            "rematch": table.rematch(),
            "prefs": table.seats[seat].prefs.shown() if seat is not None else None,
            "takeback": table.offer(seat),
            "result": shown_result(table.row.result),
            "notice": table.broken or None,
            "online": self.presence(),
            "waiting": table.waited(seat),
        }
        if play is None:
            return encode({**head, "seq": 0, "view": None, "decision": None, "log": {"at": 0, "lines": []}})
        count = self._count(play, seat)
        sent = self.sent.get(seat)
        if sent is None or sent.seq != play.seq or play is not table.play:
            asked = self.table.asked(seat)
            view = self._view(play, seat)
            sent = self.sent[seat] = Sent(play.seq, view, asked, len(play.game.state.log), count)
        lines = seen.last_lines(play.game, seat, LINES)
        shown = {"at": count - len(lines), "lines": lines}
        decision = self._decision(play, seat, self.table.asked(seat)) if self.table.playing else None
        seq = self.number if play.hush else play.seq
        return encode({**head, "seq": seq, "view": sent.parts.view, "decision": decision, "log": shown})

    def _view(self, play: Play, seat: int | None) -> Parts:
        """What a seat sees now: looked at once after each move, however often it is told."""
        return self._views(play, [seat])[seat]

    def _views(self, play: Play, seats: Iterable[int | None]) -> dict[int | None, Parts]:
        """The same for several seats, who are looked at together."""
        now = (play, play.seq, len(play.game.choices))
        known = {seat: self.pictures.get(seat, (None, None)) for seat in seats}
        missing = {seat: parts for seat, (moment, parts) in known.items() if moment != now}
        for seat, parts in seen.views_after(play.game, missing).items() if missing else ():
            self.pictures[seat] = (now, parts)
        return {seat: self.pictures[seat][1] for seat in known}

    def check(self, kept: int | None = None) -> None:
        """See that what follows from the moves can be shown, before it is written; those who are told later are told this."""
        play = self.table.play
        assert play is not None
        if kept is not None:
            self.counted.clear()
        here = {each.seat for each in self.connections}
        self._views(play, {*here, None})
        for seat in here:
            asked, sent = play.opened.get(seat) if seat is not None else None, self.sent.get(seat)
            if sent is None or sent.decision != asked:  # what they know already they aren't told again
                self._decision(play, seat, asked)

    def _count(self, play: Play, seat: int | None) -> int:
        """How many lines of the log there are for a seat; only those that are new are read."""
        entries = len(play.game.state.log)
        known, count = self.counted.get(seat, (0, 0)) if play is self.table.play else (0, 0)
        if known > entries:
            known, count = 0, 0
        count += seen.count_lines(play.game, seat, known)
        if play is self.table.play:
            self.counted[seat] = (entries, count)
        return count

    def _decision(self, play: Play, seat: int | None, asked: int | None) -> Raw | None:
        """What a seat is asked, as JSON: put together once after each move, however often it is told."""
        if seat is None or asked is None:
            return None
        now = (play, play.seq, len(play.game.choices), asked)
        moment, text = self.questions.get(seat, (None, Raw(b"")))
        if moment != now:
            text = Raw(encode(seen.decision(play.game, seat, asked)))
            self.questions[seat] = (now, text)
        return text

    def updates(self, since: int, kept: int | None = None) -> list[tuple[int | None, bytes, Sent]]:
        """What each seat at the table is told of the moves since then.

        ``kept``: after a take-back, how many entries of the log were left by it.
        """
        play = self.table.play
        assert play is not None
        if kept is not None:
            self.counted.clear()
        return self._updates({each.seat for each in self.connections}, (since, play.seq), kept)

    def _updates(
        self, seats: Iterable[int | None], step: Step, kept: int | None
    ) -> list[tuple[int | None, bytes, Sent]]:
        play = self.table.play
        assert play is not None
        found = []
        seats = list(seats)
        self._views(play, seats)
        for seat in seats:
            old = self.sent.get(seat)
            if old is not None:
                found.append((seat, *self._update(play, seat, old, step, kept)))
        return found

    def tell_in_secret(self, seats: Iterable[int], kept: int | None) -> None:
        """Show those who are asked something in secret how it has come to that; for the others, nothing has happened.

        Nor has it for those who know already what they are asked, whoever else has answered meanwhile.
        """
        here = {each.seat for each in self.connections if each.seat in self.sent}
        anew = [seat for seat in seats if seat in here and self.sent[seat].decision != self.table.asked(seat)]
        self.deliver(self._updates(anew, (self.number, self.number), kept))

    def tell_all(self, kept: int | None) -> None:
        """Show everybody what was held back; how many moves that were isn't said."""
        step = (self.number, self.number + 1)
        self.number += 1
        self.deliver(self._updates({each.seat for each in self.connections}, step, kept))
        self.common = self.seen_by_all()

    def seen_by_all(self) -> Common:
        """What everybody can see of the game."""
        play = self.table.play
        return None if play is None else (self._view(play, None).view, self._count(play, None))

    def _update(self, play: Play, seat: int | None, old: Sent, step: Step, kept: int | None) -> tuple[bytes, Sent]:
        game = play.game
        parts = self._view(play, seat)
        entries = len(game.state.log)
        if kept is None:
            at, lines = old.lines, seen.lines(game, seat, old.entries)
        else:
            lines = seen.lines(game, seat, min(kept, old.entries))
            at = self._count(play, seat) - len(lines)
        asked = self.table.asked(seat)
        message: dict[str, Any] = {"t": "update", "from": step[0], "seq": step[1]}
        changes = encode(patch(old.parts.view, parts.view))
        if len(changes) < parts.size:
            message["patch"] = Raw(changes)
        else:
            message["view"] = parts.view
        if asked is None or asked != old.decision:
            message["decision"] = self._decision(play, seat, asked)
        message["waiting"] = self.table.waited(seat)
        message["log"] = {"at": at, "lines": lines}
        message["takeback"] = self.table.offer(seat)
        message["result"] = shown_result(self.table.row.result)
        message["clocks"] = self.table.clocks.shown() if self.table.clocks else None
        if kept is not None:
            message["back"] = True
        return encode(message), Sent(play.seq, parts, asked, entries, at + len(lines))

    def deliver(self, messages: list[tuple[int | None, bytes, Sent]]) -> None:
        for seat, message, sent in messages:
            here = [each for each in self.connections if each.seat == seat]
            if here:  # whoever has left meanwhile begins anew
                self.sent[seat] = sent
            for each in here:
                each.send(message)

    def tell(self, **message: Any) -> None:
        """Tell everybody."""
        row = encode(message)
        for each in self.connections:
            each.send(row)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.look()
        presence = self.presence()
        for seat in {each.seat for each in self.connections}:
            message = encode({"t": "seats", "seats": self.shown_seats(seat), "online": presence})
            for each in self.connections:
                if each.seat == seat:
                    each.send(message)

    def tell_prefs(self, seat: int) -> None:
        for each in self.connections:
            if each.seat == seat:
                each.tell(t="prefs", prefs=self.table.seats[seat].prefs.shown())

    def show_all(self) -> None:
        """Give everybody a new snapshot (the table has started, or was loaded again)."""
        self.sent.clear()
        self.counted.clear()
        if self.table.row.settings.hush:
            self.common = self.seen_by_all()
        for each in self.connections:
            each.seat = seat_of(self.table.seats, each.person)
        for each in self.connections:
            if self.table.admits(each.seat):
                each.send(self.snapshot(each.seat, each.person))
            else:  # looked in while seats were free
                each.close(FORBIDDEN)
