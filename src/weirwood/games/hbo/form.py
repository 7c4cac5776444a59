"""The setup form of the HBO edition: the plot draft for the table, a House for each seat."""

from __future__ import annotations

from ...kernel.form import Choice, Field
from .catalogue import HOUSES

EITHER = (Choice("", "Either House"), *(Choice(house, name) for house, name in HOUSES.items()))
DRAFT = "Each player drafts the plots of the game."
FORM = [
    Field(name="draft", label="Plot draft", kind="flag", default=False, help=DRAFT),
    Field(name="house", label="House", scope="seat", choices=EITHER),
]
