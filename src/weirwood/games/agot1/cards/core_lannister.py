"""The Core Set: House Lannister's characters, locations and attachments."""

from __future__ import annotations

from ....cardgame.cards.printed import Worded

CARDS: list[Worded] = []
