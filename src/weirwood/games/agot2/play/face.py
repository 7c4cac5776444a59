"""The face of a card of the second edition as text and as data."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.definition import PAID_FOR, Card
from ....cardgame.cards.facts import facts
from ....cardgame.designing.printing import Printing
from ....cardgame.telling import face
from ....cardgame.telling.face import WIDTH
from ..speech import SPEECH

FIGURES = ("income", "initiative", "claim", "reserve")
PRINTING = Printing(
    SPEECH,
    "faction",
    types=("character", "location", "attachment", "event", "plot", "agenda", "title"),
    paid=PAID_FOR,
    figures=FIGURES,
    check=lambda card: None,
)


def headline(card: Card) -> str:
    """One line: title, type, faction and figures."""
    mark = "* " if card.unique else ""
    place = f"{card.set} {card.code[2:]}" if card.code.isdecimal() else card.set
    return f"{mark}{card.name} ({place}): {face.printed(card, SPEECH, FIGURES)}"


def lines(card: Card) -> list[str]:
    """The whole face, line by line."""
    return face.lines(card, headline(card), SPEECH)


def data(card: Card) -> dict[str, Any]:
    """The whole face as plain data, for whoever draws it."""
    from ....cardgame.vocabulary.text import card_text  # how texts are said is asked for by few

    found = facts(card, SPEECH.factions.get(card.faction, card.faction), card_text(card, SPEECH), lines(card))
    if card.type == "plot":
        found["plot"]["reserve"] = card.reserve
    return found


__all__ = ["FIGURES", "PRINTING", "WIDTH", "data", "headline", "lines"]
