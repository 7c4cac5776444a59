"""A Time of Ravens: the cards that the FAQ names."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
