"""The Core Set: plots."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
