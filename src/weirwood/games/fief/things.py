"""Things: which villages, regions, nobles, cards and players an option's label names."""

from __future__ import annotations

from functools import lru_cache

from .board import Board
from .cards import CARDS
from .nobles import NOBLES
from .state import Fief


@lru_cache(maxsize=64)
def names_of(board: Board, players: tuple[str, ...]) -> list[tuple[str, str]]:
    """All names with their kind, the longest first."""
    known = {
        **{each.name: "fief" for each in board.fiefs},
        **{each.name: "region" for each in board.regions},
        **{each.name: "village" for each in board.villages},
        **{each.name: "card" for each in CARDS},
        **{each.name: "noble" for each in NOBLES},
        **dict.fromkeys(players, "player"),
    }
    return sorted(known.items(), key=lambda each: -len(each[0]))


def named_in(s: Fief, label: str) -> list[dict[str, str]]:
    """The things that a label names, in its order; of names within names, the longest."""
    found: list[tuple[int, dict[str, str]]] = []
    left = f" {label} "
    for name, kind in names_of(s.board, tuple(s.names)):
        at = left.find(f" {name} ")
        if at >= 0:
            found.append((at, {"name": name, "zone": kind}))
            left = left[: at + 1] + "\0" * len(name) + left[at + 1 + len(name) :]
    return [thing for _, thing in sorted(found, key=lambda each: each[0])]
