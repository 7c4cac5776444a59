"""Cards for the clauses of deck building."""

from __future__ import annotations

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

register(Card("T-decks-1", "Only One of These", CHARACTER, cost=1, strength=1, deck_limit=1, set="Test"))
register(Card("T-decks-2", "Ten of These", CHARACTER, cost=1, strength=1, deck_limit=10, set="Test"))
register(Card("T-decks-3", "Plot of Three", PLOT_CARD, plot=(4, 4, 1, 6), plot_limit=3, set="Test"))
register(Card("T-decks-4", "Plot of the Wolf", PLOT_CARD, faction="stark", plot=(4, 4, 1, 6), set="Test"))
