"""How test cards of the second edition are made, and descriptions that many of them share."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.table.words import DUPLICATE, IN_PLAY
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

OWN = CHARACTER & YOURS
ANYTHING = CHARACTER | LOCATION | ATTACHMENT
ALL_IN_PLAY = in_pile(*sorted(IN_PLAY - {DUPLICATE}), of=ANY)


def make(name: str, type: str, *abilities: Any, set: str = "Test", **more: Any) -> Card:
    """A test card, registered beside the printed ones."""
    return register(Card(f"T-{name} ({set})", name, type, set=set, abilities=list(abilities), **more))


def person(name: str, strength: int, icons: str, *abilities: Any, **more: Any) -> Card:
    """A character, of cost 2 unless said otherwise."""
    return make(name, CHARACTER, *abilities, strength=strength, icons=icons, **{"cost": 2, **more})


def place(name: str, *abilities: Any, **more: Any) -> Card:
    """A location without cost, unless said otherwise."""
    return make(name, LOCATION, *abilities, **{"cost": 0, **more})


def feat(name: str, *abilities: Any, **more: Any) -> Card:
    """An event, free unless said otherwise."""
    return make(name, EVENT, *abilities, **{"cost": 0, **more})
