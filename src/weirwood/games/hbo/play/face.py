"""The face of a card as text in this edition's words, and where its facts come from."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.catalogue import plain
from ....cardgame.cards.definition import Card
from ....cardgame.cards.facts import facts
from ....cardgame.cards.provenance import Sourced
from ....cardgame.designing.printing import Printing
from ....cardgame.table.words import listed
from ....cardgame.telling import face
from ....cardgame.vocabulary.lines import sentence
from ....cardgame.vocabulary.text import card_text
from ..catalogue import check, records
from ..speech import HOUSE_WORDS, SPEECH

FIGURES = ("income", "initiative", "claim")
PRINTING = Printing(
    SPEECH,
    "house",
    types=("character", "location", "attachment", "event", "plot"),
    paid=("character", "location", "attachment"),
    figures=FIGURES,
    check=check,
)


def headline(card: Card) -> str:
    """One line: title, type, House and figures."""
    return f"{'* ' if card.unique else ''}{card.name}: {face.printed(card, SPEECH, FIGURES)}"


def lines(card: Card) -> list[str]:
    """The whole face, line by line, with where its facts come from."""
    record = records().get(plain(card.name))
    if record is None:
        return face.lines(card, headline(card), SPEECH)
    return face.lines(card, f"{headline(card)} [{record.origin}]", SPEECH, provenance(record))


def provenance(record: Sourced) -> str:
    """Where a card is, and what of it is stated, inferred or designed."""
    where = [place(record.card, house, n) for house, n in record.decks.items()]
    parts = (
        (f"stated ({record.source})", record.stated),
        ("inferred", record.inferred),
        ("our design", record.designed),
    )
    known = "; ".join(
        f"{kind}: {listed([SPEECH.words.get(field, field).lower() for field in fields])}"
        for kind, fields in parts
        if fields
    )
    if not record.stated and not record.inferred:
        known = "all of it our design"
    sentences = [sentence(listed(where)), sentence(known), *([record.note] if record.note else [])]
    return " ".join(sentences)


def place(card: Card, house: str, copies: int) -> str:
    """Where copies of a card are."""
    if house == "draft":
        return "in the plot draft"
    whose = f"{HOUSE_WORDS[house]}'s"
    return f"in {whose} plot deck" if card.type == "plot" else f"{copies}x in {whose} deck"


def data(card: Card) -> dict[str, Any]:
    """The whole face as plain data, for whoever draws it."""
    record = records().get(plain(card.name))
    known = {"provenance": provenance(record)} if record else {}
    return facts(card, HOUSE_WORDS[card.faction], card_text(card, SPEECH), lines(card)) | known
