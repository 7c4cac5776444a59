"""The browsers at a table: who is here, and what each seat is sent of the table and its game."""

from __future__ import annotations

import time
from typing import Any

from weirwood.server.browsers.connection import FORBIDDEN, Connection
from weirwood.server.browsers.messages import encode
from weirwood.server.showing import seen
from weirwood.server.showing.patch import patch
from weirwood.server.tables.play import Play
from weirwood.server.tables.summary import introduction, seat_of, shown_result, shown_seat, summary
from weirwood.server.tables.table import Table

LINES = 200
"""Lines of the log in a snapshot."""


class Sent:
    """What the browsers of one seat have: the view, and how much of the log."""

    __slots__ = ("decision", "entries", "lines", "view")

    def __init__(self, view: dict[str, Any], decision: int | None, entries: int, lines: int) -> None:
        self.view = view
        self.decision = decision
        self.entries = entries
        self.lines = lines


class Audience:
    """The browsers at a table in this process, and what they have of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.sent: dict[int | None, Sent] = {}
        self.elsewhere: dict[int, float] = {}  # until when a seat is known to be at another process

    def online(self) -> set[int]:
        now = time.monotonic()
        here = {each.seat for each in self.connections if each.seat is not None}
        return here | {seat for seat, until in self.elsewhere.items() if until > now}

    def presence(self) -> dict[str, Any]:
        watching = sum(each.seat is None for each in self.connections)
        return {"seats": sorted(self.online()), "spectators": watching}

    def snapshot(self, seat: int | None, person: str) -> bytes:
        """Everything that a browser of a seat needs."""
        table, play = self.table, self.table.play
        head = {
            "t": "table",
            "table": summary(table.row, table.seats, person, self.online(), bool(table.broken)),
            "introduction": introduction(table.row.game),
            "you": seat,
            "chat": table.chat,
            "clocks": table.clocks.shown() if table.clocks else None,
            "vote": table.question(),
            "rematch": table.rematch(),
            "prefs": table.seats[seat].prefs.shown() if seat is not None else None,
            "takeback": table.offer(seat),
            "result": shown_result(table.row.result),
            "notice": table.broken or None,
            "online": self.presence(),
            "waiting": table.waiting,
        }
        if play is None:
            return encode({**head, "seq": 0, "view": None, "decision": None, "log": {"at": 0, "lines": []}})
        lines = seen.lines(play.game, seat)
        sent = self.sent.get(seat)
        if sent is None:
            asked = self.table.asked(seat)
            view = seen.view(play.game, seat)
            sent = self.sent[seat] = Sent(view, asked, len(play.game.state.log), len(lines))
        first = max(0, len(lines) - LINES)
        shown = {"at": first, "lines": lines[first:]}
        decision = self._decision(play, seat) if self.table.playing else None
        return encode({**head, "seq": play.seq, "view": sent.view, "decision": decision, "log": shown})

    def _decision(self, play: Play, seat: int | None) -> dict[str, Any] | None:
        asked = self.table.asked(seat)
        return seen.decision(play.game, seat, asked) if seat is not None and asked is not None else None

    def updates(self, since: int, back: bool = False) -> list[tuple[int | None, bytes, Sent]]:
        """What each seat at the table is told of the moves since then."""
        play = self.table.play
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
        asked = self.table.asked(seat)
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
        message["takeback"] = self.table.offer(seat)
        message["result"] = shown_result(self.table.row.result)
        message["clocks"] = self.table.clocks.shown() if self.table.clocks else None
        if back:
            message["back"] = True
        return encode(message), Sent(view, asked, entries, at + len(lines))

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
            seats = [shown_seat(row, each.seat, online) for row in self.table.seats]
            each.tell(t="seats", seats=seats, online=self.presence())

    def tell_prefs(self, seat: int) -> None:
        for each in self.connections:
            if each.seat == seat:
                each.tell(t="prefs", prefs=self.table.seats[seat].prefs.shown())

    def show_all(self) -> None:
        """Give everybody a new snapshot (the table has started, or was loaded again)."""
        self.sent.clear()
        for each in self.connections:
            each.seat = seat_of(self.table.seats, each.person)
        for each in self.connections:
            if self.table.admits(each.seat):
                each.send(self.snapshot(each.seat, each.person))
            else:  # looked in while seats were free
                each.close(FORBIDDEN)
