"""A Clash of Arms: the cards that the FAQ names."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
