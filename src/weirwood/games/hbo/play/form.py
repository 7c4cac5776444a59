"""Before a game of the HBO edition: its introduction, and its form (the plot draft, a House for each seat)."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.catalogue import Catalogue
from ....kernel.parts.form import Choice, Field
from ....kernel.parts.introduction import Introduction
from ..catalogue import HOUSES
from ..speech import PHASES, SPEECH
from .face import FIGURES
from .glossary import GLOSSARY

INTRODUCTION = Introduction(
    goal="Whoever has 15 power first wins. All of it counts, on the House banner and on characters.",
    course=(
        "A round has seven phases. Plot: both reveal one; whoever has the higher initiative says who goes first. Draw: "
        "two cards each. Marshalling: gold brings cards into play. Challenges: military kills, intrigue takes cards from "
        "the hand, power takes power. Dominance: the most strength still standing, with unspent gold, brings 1 power. "
        "Standing: all cards stand. Taxation: gold goes back."
    ),
    phases=PHASES,
    glossary=GLOSSARY,
    words={"strength": SPEECH.word("STR"), "home": "House banner", "score": "power"},
    figures={figure: SPEECH.word(figure) for figure in FIGURES},
    signs=tuple(HOUSES),
)
EITHER = (Choice("", "Either House"), *(Choice(house, name) for house, name in HOUSES.items()))
DRAFT = "Each player drafts the plots of the game."
FORM = [
    Field(name="draft", label="Plot draft", kind="flag", default=False, help=DRAFT),
    Field(name="house", label="House", scope="seat", choices=EITHER),
]


def plays(seat: dict[str, Any], book: Catalogue) -> str:
    """The House."""
    return HOUSES.get(str(seat.get("house")), "")
