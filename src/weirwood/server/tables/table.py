"""A table in memory: its row, its seats and its game, and what can be said of them."""

from __future__ import annotations

from typing import Any

from weirwood.server.store.rows import SeatRow, TableRow
from weirwood.server.tables import takeback
from weirwood.server.tables.clocks import Clocks
from weirwood.server.tables.play import Play


class Table:
    """What the database holds of a table, with its game played as far as its moves go."""

    def __init__(self, row: TableRow, seats: list[SeatRow], play: Play | None, chat: list[dict[str, Any]]) -> None:
        self.row = row
        self.seats = seats
        self.play = play
        self.chat = chat
        self.broken = ""
        self.clocks: Clocks | None = None

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.play is not None and not self.broken

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
        return self.play.opened.get(seat)

    def question(self) -> dict[str, Any] | None:
        """What one player has asked of the others, if something is open."""
        vote = self.row.vote
        return vote.shown() if vote is not None and vote.kind != "rematch" else None

    def rematch(self) -> dict[str, Any]:
        """Who would play again, and the table at which they do once everybody agreed."""
        vote = self.row.vote
        wants = vote.yes if vote is not None and vote.kind == "rematch" else []
        return {"table": self.row.rematch or None, "wants": sorted(wants)}

    def offer(self, seat: int | None) -> str:
        if seat is None or self.play is None or not self.playing:
            return "no"
        return takeback.offer(self.play, seat, self.seats, self.row.settings)
