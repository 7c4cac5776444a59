"""The setup form of the HBO edition: the plot draft for the table, a House for each seat."""

from __future__ import annotations

from typing import Any

from ...cardgame.cards.catalogue import Catalogue
from ...kernel.chance import Chance
from ...kernel.form import Choice, Field
from .catalogue import HOUSES

EITHER = (Choice("", "Either House"), *(Choice(house, name) for house, name in HOUSES.items()))
DRAFT = "Each player drafts the plots of the game."
FORM = [
    Field(name="draft", label="Plot draft", kind="flag", default=False, help=DRAFT),
    Field(name="house", label="House", scope="seat", choices=EITHER),
]


def houses_for(seats: list[dict[str, Any]], chance: Chance) -> list[str]:
    """The seats' Houses; whoever has no wish gets what is left."""
    wanted = [str(seat.get("house") or "") for seat in seats]
    left = [house for house in HOUSES if house not in wanted]
    chance.shuffle(left)
    return [house or left.pop() for house in wanted]


def plays(seat: dict[str, Any], book: Catalogue) -> str:
    """The House."""
    return HOUSES.get(str(seat.get("house")), "")
