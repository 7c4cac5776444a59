"""Cards said and read back, for the tests of the grammar."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from weirwood.cardgame.cards.definition import Card
from weirwood.cardgame.grammar.node import replace
from weirwood.cardgame.grammar.speech import Speech
from weirwood.cardgame.vocabulary.text import card_text, read_text
from weirwood.games.agot2 import catalogue as agot2
from weirwood.games.agot2.speech import SPEECH as AGOT2_SPEECH
from weirwood.games.hbo import catalogue as hbo
from weirwood.games.hbo.speech import SPEECH as HBO_SPEECH

SAID = (
    "supports", "rivals", "keywords", "attach_to", "per_host", "play_only", "deck", "constants", "abilities", "modifiers",
    "x_cost",
)  # fmt: skip
"""What of a card its text says: all but its printed figures."""


class Edition(NamedTuple):
    """An edition for the tests of its language."""

    id: str
    speech: Speech
    cards: tuple[Card, ...]


class Titles(NamedTuple):
    """The titles that may stand in a text: of printed cards and of the tests' own."""

    titles: frozenset[str]


@cache
def edition(id: str) -> Edition:
    """An edition with all of its cards, the tests' own among them."""
    catalogue, speech = (agot2.CATALOGUE, AGOT2_SPEECH) if id == "agot2" else (hbo.CATALOGUE, HBO_SPEECH)
    cards = tuple({card.code: card for card in (*catalogue.by_code.values(), *catalogue.extra.values())}.values())
    titles = Titles(catalogue.titles | {card.name for card in cards})
    return Edition(id, replace(speech, titles=titles), cards)


EDITIONS = ("agot2", "hbo")


def said(card: Card) -> dict[str, Any]:
    """What the text of a card must say; an X that is chosen when it is played stands on the card's cost, not in its text."""
    found = {name: getattr(card, name) for name in SAID}
    found["x_cost"] = False if card.x_cost is True else card.x_cost
    return found


def read_again(card: Card, speech: Speech) -> dict[str, Any]:
    """What the text of a card says, read."""
    text = read_text(card_text(card, speech), card.type, card.name, speech)
    found = {name: getattr(text, name) for name in SAID}
    found["modifiers"] = dict(text.modifiers)
    return found
