"""Decks of the first edition: their files, and those that come with the program."""

from __future__ import annotations

from pathlib import Path

from ....cardgame.cards import decks
from ....cardgame.cards.catalogue import Catalogue
from ..catalogue import CATALOGUE, FACTIONS

CCG, CCG_IDENTICAL = "CCG", "CCG identical"
"""What may be said of the copies on a line: of the older game, and whether they are the same in every figure and word."""
ALIASES = {"neutral-faction": "neutral", "neutral faction": "neutral"}
DECKS = Path(__file__).parent


class Deck(decks.Deck, frozen=True):
    """A deck of the first edition."""

    book: Catalogue = CATALOGUE

    def unwritten(self) -> list[str]:
        """The titles of its cards that can't be played yet, because what they do is not written down."""
        cards = [self.book.find(code) for code in (*self.cards, *([self.agenda] if self.agenda else ()))]
        return sorted({card.name for card in cards if not card.written})


FILES: decks.DeckFiles[Deck] = decks.DeckFiles(
    Deck, CATALOGUE, FACTIONS, DECKS, "lcg1.deck.1", ALIASES, ("house ", "the "), "House", (CCG, CCG_IDENTICAL)
)
builtin, from_data, parse, read = FILES.builtin, FILES.from_data, FILES.parse, FILES.read
headline, lines = FILES.headline, FILES.lines
