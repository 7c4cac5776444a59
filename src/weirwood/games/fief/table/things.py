"""Things: which villages, regions, fiefs, nobles, cards and players a text names."""

from __future__ import annotations

import re
from functools import lru_cache

from ..model.board import Board
from ..model.cards import CARDS
from ..model.nobles import NOBLES
from ..model.state import Fief


@lru_cache(maxsize=64)
def names_of(board: Board, players: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    """What each word for a thing stands for: its name and its kind. A Fief and a Region are also meant by their Titles."""
    return {
        **{each.name: (each.name, "fief") for each in board.fiefs},
        **{each.name: (each.name, "region") for each in board.regions},
        **{each.name: (each.name, "village") for each in board.villages},
        **{title: (each.name, "fief") for each in board.fiefs for title in each.titles},
        **{f"Warden of the {each.name}": (each.name, "region") for each in board.regions},
        **{each.name: (each.name, "card") for each in CARDS},
        **{each.name: (each.name, "noble") for each in NOBLES},
        **{name: (name, "player") for name in players},
    }


@lru_cache(maxsize=64)
def _pattern(board: Board, players: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words, of words within words the longest."""
    words = sorted(names_of(board, players), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)")


def named_in(s: Fief, text: str) -> list[dict[str, str]]:
    """The things that a text names, in its order, each once."""
    players = tuple(s.names)
    known = names_of(s.board, players)
    found = dict.fromkeys(known[each] for each in _pattern(s.board, players).findall(text))
    return [{"name": name, "zone": kind} for name, kind in found]


def mentioned(s: Fief, text: str) -> list[str]:
    """The words in a text for things that one can look at."""
    players = tuple(s.names)
    known = names_of(s.board, players)
    found = dict.fromkeys(_pattern(s.board, players).findall(text))
    return [word for word in found if known[word][1] != "player"]
