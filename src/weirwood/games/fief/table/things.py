"""Things: what a text names (villages, regions, fiefs, nobles, cards, players), and what everybody is shown as it happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ....kernel.parts.telling import Roll
from ....kernel.state import Entry
from ..model.board import Board
from ..model.cards import (
    ABDUCTION,
    ASSASSINATION,
    CARDS,
    JOIN_COUNCIL,
    JUSTICE,
    MOTHER_OF_DRAGONS,
    SECRET_PASSAGE,
    TAXES,
    UPRISING,
)
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.words import many
from .sentences import noble, region, village


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


KINDS: dict[str, Callable[[Any], int]] = {
    "disaster": lambda a: a[0],
    "cancelled": lambda a: a[1],
    "laid": lambda a: a[1],
    "boosted": lambda a: a[1],
    "passage": lambda a: SECRET_PASSAGE,
    "assassination": lambda a: ASSASSINATION,
    "justice": lambda a: JUSTICE,
    "abduction": lambda a: ABDUCTION,
    "uprising": lambda a: UPRISING,
    "tallage": lambda a: TAXES,
    "taxes": lambda a: TAXES,
    "dragon card": lambda a: MOTHER_OF_DRAGONS,
    "council card": lambda a: JOIN_COUNCIL,
}
"""By the kind of an entry the kind of card that is shown with it."""

ROLLS: dict[str, Callable[[Fief, Any], list[Roll]]] = {
    "battle round": lambda s, a: [
        Roll(s.name(a[1]), tuple(a[3]), many(a[5], "hit")),
        Roll(s.name(a[2]), tuple(a[4]), many(a[6], "hit")),
    ],
    "reroll": lambda s, a: [Roll(s.name(a[0]), (a[2],), f"instead of {a[1]}")],
    "wall roll": lambda s, a: [Roll("The Wall", tuple(a[0]), str(a[1]))],
    "uprising roll": lambda s, a: [Roll(f"The people of {village(s, a[0])}", tuple(a[1]), many(a[2], "hit"))],
    "disaster roll": lambda s, a: [Roll("The Disaster", (a[0],))],
    "curse die": lambda s, a: [Roll(f"The cursed in {region(s, a[0])}", (a[1],), many(a[1], "hit"))],
    "plague roll": lambda s, a: [Roll(noble(a[0]), (a[1],))],
    "assassination roll": lambda s, a: [Roll(f"The attempt on {noble(a[0])}", (a[1],))],
    "gods roll": lambda s, a: [Roll(noble(a[0]), (a[1],))],
    "calming": lambda s, a: [Roll(noble(a[1]), (a[3],), "with success" if a[4] else "in vain")],
}
"""By the kind of an entry the dice that are rolled in it."""


def shows(entry: Entry) -> list[str]:
    """The cards that everybody is shown."""
    kind = KINDS.get(entry.kind)
    return [CARDS[kind(entry.args)].name] if kind is not None else []


def rolls(s: Fief, entry: Entry) -> list[Roll]:
    """The dice, as far as there are any."""
    found = ROLLS[entry.kind](s, entry.args) if entry.kind in ROLLS else []
    return [roll for roll in found if roll.faces]
