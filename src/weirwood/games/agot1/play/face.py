"""The face of a card of the first edition as text and as data."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.definition import Card
from ....cardgame.cards.facts import facts
from ....cardgame.designing.printing import Printing
from ....cardgame.table.words import listed
from ....cardgame.telling import face
from ....cardgame.vocabulary.text import card_text
from ..catalogue import CATALOGUE
from ..rules.titles import remark
from ..speech import HOUSE_WORDS, SPEECH

FIGURES = ("income", "initiative", "claim")
PRINTING = Printing(
    SPEECH,
    "house",
    types=("character", "location", "attachment", "event", "plot", "agenda", "title"),
    paid=("character", "location", "attachment"),
    figures=FIGURES,
    check=lambda card: None,
)


def headline(card: Card) -> str:
    """One line: title, set and number, type, House and figures."""
    mark = "* " if card.unique else ""
    number = card.code.rpartition("_")[2]
    return f"{mark}{card.name} ({card.set} {number}): {face.printed(card, SPEECH, FIGURES)}"


def text(card: Card) -> list[str]:
    """The lines of its text box, in this edition's words."""
    return [line.replace("Rivals: ", "Opposes ") for line in card_text(card, SPEECH)]


def lines(card: Card) -> list[str]:
    """The whole face, line by line."""
    titles = {code: entry.name for code, entry in CATALOGUE.by_code.items()} if card.alongside else {}
    found = face.lines(card, headline(card), SPEECH, text=text(card))
    if card.only_with:
        found.insert(1, f"  {listed([HOUSE_WORDS[house] for house in sorted(card.only_with)], 'or')} only.")
    if card.crests:
        found.insert(1, f"  Crests: {listed(sorted(card.crests))}.")
    if card.alongside:
        found.append(f"  May be run beside {listed([titles[code] for code in sorted(card.alongside)])}.")
    if about := remark(card):
        found.append(f"  {about}")
    return found if card.written else [*found, "The text of this card is still to be written: it can't be played yet."]


def data(card: Card) -> dict[str, Any]:
    """The whole face as plain data, for whoever draws it."""
    houses = " and ".join(HOUSE_WORDS.get(f, f) for f in sorted(card.factions))
    found = facts(card, houses, text(card), lines(card))
    return found | {"remark": about} if (about := remark(card)) else found
