"""Whoever sees everything that is written, and knows what each seat may know of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import create_engine

from weirwood.server.showing import seen
from weirwood.server.store.rows import Move, read_moves, read_table
from weirwood.server.tables.opening.replaying import replayed
from weirwood.server.tables.play import Play

PAUSE = 20.0
"""Seconds after which everybody must have been told of a move, once nothing goes wrong any more."""


class Violation(Exception):
    """Something that must never happen has happened."""


class Ledger:
    """A table as it is in the database, with what each seat may know after each of its moves."""

    def __init__(self, witness: Witness, id: str) -> None:
        self.witness, self.id = witness, id
        self.play: Play | None = None
        self.moves: list[Move] = []
        self.answered: list[int] = []
        """For each move the id of the decision that it answered (-1: it was a take-back)."""
        self.asked: dict[tuple[int, int], tuple[int, list[str]]] = {}
        """By seat and id: after which move a decision was asked, and its labels."""
        self.hush = False
        self.then = 0.0
        """When the last move was first known of."""
        self.known: dict[tuple[int, int | None], tuple[Any, list[str], list[str]]] = {}
        self.seats = 0
        self.seed = b""

    def look(self) -> None:
        """Read what is new; every move leads on from the one before."""
        with self.witness.engine.connect() as sql:
            if self.play is None:
                found = read_table(sql, self.id)
                if found is None or found[0].config is None:
                    return
                row, seats = found
                self.play, self.seats, self.seed = (
                    replayed(row.game, row.config or {}, row.seed, [], row.settings.hush),
                    len(seats),
                    row.seed.encode(),
                )
                self.hush = row.settings.hush
                self._keep()
            for move in read_moves(sql, self.id, len(self.moves)):
                if move.seq != len(self.moves) + 1:
                    raise Violation(f"table {self.id}: move {move.seq} follows move {len(self.moves)}")
                self.moves.append(move)
                self.answered.append(self.play.opened[move.seat] if move.kind == "choice" else -1)
                before = self.play.opened
                self.play.follow([move])
                self.then = self.witness.now()
                self._ask(before if move.kind == "choice" else {}, move)
                self._keep()

    def _ask(self, before: dict[int, int], move: Move) -> None:
        """What is asked now has an id that nothing else has ever had, and keeps it until it is answered."""
        assert self.play is not None
        for seat, id in self.play.opened.items():
            asked = self.play.decision(seat)
            labels = [option.label for option in asked.options] if asked is not None else []
            if before.get(seat) == id and seat != move.seat:
                if self.asked.setdefault((seat, id), (0, labels))[1] != labels:
                    raise Violation(f"table {self.id}: seat {seat} is asked {labels} as {id} from move {move.seq} on")
            elif (seat, id) in self.asked or id > move.seq:
                raise Violation(f"table {self.id}: seat {seat} is asked {id} at {move.seq}: {self.asked}")
            else:
                self.asked[seat, id] = move.seq, labels

    def _keep(self) -> None:
        assert self.play is not None
        game, seq = self.play.game, self.play.seq
        for seat in (*range(self.seats), None):
            view = json.loads(msgspec.json.encode(game.view(seat)))
            view.pop("decision", None)
            asked = game.decision(seat) if seat is not None else None
            labels = [option.label for option in asked.options] if asked is not None else []
            lines = [line["text"] for line in seen.lines(game, seat)] if game.rules.id == "whispers" else []
            self.known[seq, seat] = (view, labels, lines)

    def saw(self, seq: int, seat: int | None, view: Any, decision: Any, log: list[Any], data: bytes) -> None:
        """A browser was shown this: it is what is written, and what this seat may know of it."""
        if view is None:
            return
        if self.play is None or self.hush or (seq, seat) not in self.known:
            self.look()
        if self.play is not None and self.seed in data:
            raise Violation(f"table {self.id}: seat {seat} was sent the seed")
        if self.hush:
            self._somewhere(seat, view, decision, log)
            return
        if (seq, seat) not in self.known:
            raise Violation(f"table {self.id}: seat {seat} was shown move {seq}, which isn't written")
        own, labels, lines = self.known[seq, seat]
        if view != own:
            raise Violation(f"table {self.id}: seat {seat} doesn't see at {seq} what it may:\n{view}\n{own}")
        if decision is not None and [each["label"] for each in decision["options"]] != labels:
            raise Violation(f"table {self.id}: seat {seat} is asked at {seq} what it isn't: {decision}, not {labels}")
        if lines and [line["text"] for line in log] != lines:
            raise Violation(f"table {self.id}: seat {seat} reads at {seq} {log}, not {lines}")

    def _matches(self, at: int, seat: int | None, view: Any, decision: Any, log: list[Any]) -> bool:
        """Whether this is how the seat sees the table after a move."""
        own, labels, lines = self.known[at, seat]
        asked = [each["label"] for each in decision["options"]] if decision is not None else labels
        return view == own and asked == labels and (not lines or [line["text"] for line in log] == lines)

    def _somewhere(self, seat: int | None, view: Any, decision: Any, log: list[Any]) -> None:
        """Which move it is isn't told: it is how the table stood after one of them, and what is asked has its own id."""
        if not any(self._matches(at, seat, view, decision, log) for at in range(len(self.moves), -1, -1)):
            raise Violation(f"table {self.id}: seat {seat} never sees what it was shown:\n{view}\n{decision}\n{log}")
        if decision is not None and seat is not None and decision["id"] > 0:
            labels = [each["label"] for each in decision["options"]]
            if self.asked.get((seat, decision["id"]), (0, labels))[1] != labels:
                raise Violation(f"table {self.id}: seat {seat} is asked {decision}, not {self.asked}")

    def present(self, seat: int | None, view: Any, decision: Any, log: list[Any], why: str) -> None:
        """What a browser shows is how the table stands now."""
        self.look()
        if view is not None and not self._matches(len(self.moves), seat, view, decision, log):
            now = self.known[len(self.moves), seat]
            raise Violation(f"table {self.id}: seat {seat} doesn't see the present, {why}:\n{view}\n{log}\n{now}")

    def acknowledged(self, seat: int, decision: int, labels: list[str]) -> None:
        """A browser was told that its choices are final: they are written, once, as the answer to what was asked."""
        self.look()
        made = [n for n, move in enumerate(self.moves) if move.seat == seat and self.answered[n] == decision]
        run = [move.label for move in self.moves[made[0] :] if move.seat == seat][: len(labels)] if made else []
        if len(made) != 1 or (run != labels and not (labels[-1] == "done" and run[: len(labels) - 1] == labels[:-1])):
            raise Violation(
                f"table {self.id}: seat {seat} was told that {labels!r} is made (asked at {decision}): {made} {run}"
            )
        if not self.hush:
            first = next(n for n, each in enumerate(self.moves) if each.seq > decision and each.seat == seat)
            if first != made[0] and self.moves[first].kind == "choice":
                raise Violation(f"table {self.id}: seat {seat} answered {decision} by {self.moves[first]}")


class Witness:
    """Reads the database beside everybody else."""

    def __init__(self, address: str, now: Callable[[], float]) -> None:
        self.now = now
        self.engine = create_engine(address)
        self.ledgers: dict[str, Ledger] = {}

    def table(self, id: str) -> Ledger:
        if id not in self.ledgers:
            self.ledgers[id] = Ledger(self, id)
        return self.ledgers[id]

    def close(self) -> None:
        self.engine.dispose()
