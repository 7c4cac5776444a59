"""A game at a table: the kernel's game, the number of moves that led to it, and which decision is which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from weirwood.kernel import Decision, Game, Record, rulebook
from weirwood.server.store.rows import Move


class Play:
    """The game after ``seq`` moves. A decision's id is the seq after which it was asked: no later one has it too."""

    __slots__ = ("game", "made", "opened", "seq")

    def __init__(self, game: Game, seq: int = 0) -> None:
        self.game = game
        self.seq = seq
        self.opened = {decision.seat: seq for decision in game.waiting}
        self.made: list[tuple[int, bool]] = [(0, False)] * len(game.choices)
        """For each choice: the id of the decision it answered, and whether the server answered it."""

    def decision(self, seat: int) -> Decision | None:
        return self.game.decision(seat)

    def choose(self, seat: int, label: str, auto: bool = False) -> Move:
        """Make a choice; whatever it raises, nothing has changed then."""
        game = self.game
        before = {decision.seat: decision for decision in game.waiting}
        game.choose(label, seat)
        self.made.append((self.opened[seat], auto))
        self.seq += 1
        self.opened = {
            decision.seat: self.opened[decision.seat] if before.get(decision.seat) is decision else self.seq
            for decision in game.waiting
        }
        return Move(self.seq, "choice", seat, game.choices[-1][1], auto)

    def back(self, seat: int, count: int) -> Move:
        """Go back to the moment after so many choices."""
        self.game.take_back(count)
        del self.made[count:]
        self.seq += 1
        self.opened = {decision.seat: self.seq for decision in self.game.waiting}
        return Move(self.seq, "back", seat, str(count))

    def last_own(self, seat: int) -> int | None:
        """Before which choice the seat last decided by itself."""
        for number in range(len(self.made) - 1, -1, -1):
            if self.game.choices[number][0] == seat and not self.made[number][1]:
                return number
        return None

    def answered(self, seat: int, decision: int, label: str) -> bool:
        """Whether the seat has already answered this decision with this."""
        for number in range(len(self.made) - 1, max(-1, len(self.made) - 200), -1):
            if self.made[number][0] == decision and self.game.choices[number][0] == seat:
                return self.game.choices[number][1] == label
        return False

    def follow(self, moves: Iterable[Move]) -> None:
        """Make moves that were made elsewhere."""
        for move in moves:
            if move.kind == "back":
                self.back(move.seat, int(move.label))
            else:
                self.choose(move.seat, move.label, move.auto)


def replayed(game: str, config: dict[str, Any], seed: str, moves: Sequence[Move]) -> Play:
    """The game that a table's moves lead to."""
    last = next((n for n in range(len(moves) - 1, -1, -1) if moves[n].kind == "back"), None)
    if last is None:
        play = Play(Game(rulebook(game), config, seed))
        play.follow(moves)
        return play
    left = standing(moves[: last + 1])
    choices = [(move.seat, move.label) for move in left]
    play = Play(Game(rulebook(game), config, seed, choices=choices), moves[last].seq)
    play.made = [(move.seq - 1, move.auto) for move in left]
    play.follow(moves[last + 1 :])
    return play


def standing(moves: Sequence[Move]) -> list[Move]:
    """The choices that were not taken back."""
    left: list[Move] = []
    for move in moves:
        if move.kind == "back":
            del left[int(move.label) :]
        else:
            left.append(move)
    return left


def record_of(game: str, config: dict[str, Any], seed: str, moves: Sequence[Move], note: str = "") -> Record:
    """The record of a table's game."""
    return Record(game, config, seed, [(move.seat, move.label) for move in standing(moves)], note=note)
