"""Brotherhood without Banners: the cards that the FAQ names, and the House card without a House."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
