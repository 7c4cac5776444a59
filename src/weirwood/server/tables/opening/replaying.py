"""A table's game from its moves: played again from the beginning, or from one that was kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from weirwood.kernel import Game, Record, rulebook
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.server.store.rows import Move
from weirwood.server.tables.play import Play

KEPT = 64
"""Games that are kept of tables that nobody is at."""


class Shelf:
    """Games of tables that left memory: whoever comes back doesn't wait until they are played again."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.games: OrderedDict[str, Play] = OrderedDict()

    def put(self, table: str, play: Play | None) -> None:
        if play is not None:
            self.games[table] = play
            self.games.move_to_end(table)
            if len(self.games) > self.most:
                self.games.popitem(last=False)

    def take(self, table: str) -> Play | None:
        return self.games.pop(table, None)


def replayed(
    game: str, config: dict[str, Any], seed: str, moves: Sequence[Move], hush: bool = False, near: Play | None = None
) -> Play:
    """The game that a table's moves lead to; with one that is near it, played again from where they part alone."""
    if near is not None and near.game.seed == seed and near.hush == hush:
        found = near.near(moves)
        if found is not None:
            return found
    last = next((n for n in range(len(moves) - 1, -1, -1) if moves[n].kind == "back"), None)
    if last is None:
        play = Play(Game(rulebook(game), config, seed, checkpoints=Checkpoints()), hush=hush)
        play.follow(moves)
        return play
    left = standing(moves[: last + 1])
    choices = [(move.seat, move.label) for move in left]
    play = Play(Game(rulebook(game), config, seed, choices=choices, checkpoints=Checkpoints()), moves[last].seq, hush)
    # Where ids don't go by all moves, which decision each answered isn't known any more: a repeat of it is stale.
    play.made = [(-1 if hush else move.seq - 1, move.auto) for move in left]
    play.moves = list(moves[: last + 1])
    play.follow(moves[last + 1 :])
    return play


def standing(moves: Sequence[Move]) -> list[Move]:
    """The choices that were not taken back."""
    left: list[Move] = []
    for move in moves:
        if move.kind == "back":
            if move.label.isdecimal():  # one that can't be read takes nothing back
                del left[int(move.label) :]
        else:
            left.append(move)
    return left


def record_of(game: str, config: dict[str, Any], seed: str, moves: Sequence[Move], note: str = "") -> Record:
    """The record of a table's game."""
    return Record(game, config, seed, [(move.seat, move.label) for move in standing(moves)], note=note)
