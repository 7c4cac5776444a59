"""The Houses' own expansions, from Princes of the Sun to Queen of Dragons: the cards that the FAQ names."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
