"""A table in memory: its row, its seats and its game, and what can be said of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weirwood.server.store.rows import SeatRow, TableRow
from weirwood.server.tables import takeback
from weirwood.server.tables.clocks import Clocks
from weirwood.server.tables.fair import ready
from weirwood.server.tables.fair.hush import Held
from weirwood.server.tables.play import Play

Part = tuple[int, tuple[str, ...]]
"""A decision, and what is picked for it of the parts of a run before the one that is asked about."""


class Table:
    """What the database holds of a table, with its game played as far as its moves go."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        play: Play | None,
        chat: list[dict[str, Any]],
        now: Callable[[], float],
    ) -> None:
        """``now``: the clock that everything at the table goes by, in seconds (the event loop's; tests turn it)."""
        self.row = row
        self.seats = seats
        self.play = play
        self.chat = chat
        self.broken = ""
        self.lost = False  # it couldn't be read again: nothing of it is written any more
        self.clocks: Clocks | None = None
        self.now = now
        self.checking = (0, 0.0)
        """The ready check that is on, and since when."""
        self.held: Held | None = None
        self.hints: dict[int, tuple[Part, list[dict[str, Any]]]] = {}
        """What each seat was last advised, and on which decision."""
        self.guided: dict[int, tuple[Part, str]] = {}
        """What each seat was last told to be a good choice, and on which decision."""

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.play is not None and not self.broken

    def shown(self, seat: int | None) -> Play | None:
        """The game as far as a seat is told of it."""
        held = self.held
        return self.play if self.play is None or held is None or seat in held.secret else held.known(self.play)

    def waited(self, seat: int | None) -> list[int]:
        """Whom a seat sees to be waited for."""
        play = self.shown(seat)
        if play is None or not self.playing:
            return []
        hidden = self.held.secret if self.held is not None else frozenset()
        return [each.seat for each in play.game.waiting if each.seat == seat or each.seat not in hidden]

    @property
    def waiting(self) -> list[int]:
        return [decision.seat for decision in self.play.game.waiting] if self.play and self.playing else []

    def people(self, but: int | None = None) -> list[int]:
        """The seats of people who play."""
        return [row.seat for row in self.seats if row.kind == "person" and row.seat != but]

    def admits(self, seat: int | None) -> bool:
        """Whether whoever has this seat (None: a stranger) may look on."""
        return seat is not None or self.row.settings.spectators or self.row.status == "open"

    def asked(self, seat: int | None) -> int | None:
        """The decision that is open to a seat's browsers: none while a computer plays the seat."""
        if seat is None or self.play is None or self.seats[seat].kind != "person":
            return None
        play = self.shown(seat)
        return play.opened.get(seat) if play is not None else None

    def question(self) -> dict[str, Any] | None:
        """What one player has asked of the others, if something is open."""
        vote = self.row.vote
        return vote.shown() if vote is not None and vote.kind not in ("rematch", "ready") else None

    def ready_left(self) -> float | None:
        """For how many seconds more people may say that they are ready; None: nobody is asked."""
        on = ready.check(self.row)
        if on is None:
            return None
        if self.checking[0] != on.seq:
            self.checking = (on.seq, self.now())
        return max(0.0, self.checking[1] + ready.SECONDS - self.now())

    def readiness(self) -> dict[str, Any] | None:
        """The ready check as everybody may know it."""
        on, left = ready.check(self.row), self.ready_left()
        return None if on is None or left is None else {"needs": on.needs, "yes": on.yes, "left": int(left * 1000)}

    def rematch(self) -> dict[str, Any]:
        """Who would play again, and the table at which they do once everybody agreed."""
        vote = self.row.vote
        wants = vote.yes if vote is not None and vote.kind == "rematch" else []
        return {"table": self.row.rematch or None, "wants": sorted(wants)}

    def offer(self, seat: int | None) -> str:
        if seat is None or self.play is None or not self.playing:
            return "no"
        return takeback.offer(self.play, seat, self.seats, self.row.settings)
