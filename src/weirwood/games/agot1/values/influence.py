"""Influence: how much of it a card provides, and which cards may be knelt for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table import figures, values

if TYPE_CHECKING:
    from ..rules.table import Agot1


def influence_of(s: Agot1, card: int) -> int:
    """How much influence a card provides when it is knelt for it (lcg1.card.4)."""
    printed = s.defn[card].modifiers.get("influence", 0)
    if printed and values.blank(s, card):
        printed = 0
    if card != s.faction[s.ctrl[card]]:
        return printed
    return printed + sum(by for _, by, _ in figures.faction_bonuses(s, s.ctrl[card], "influence"))


def sources_of(s: Agot1, seat: int) -> list[int]:
    """The standing cards that a seat could kneel for influence."""
    cards = (s.faction[seat], *s.area[seat])
    return [card for card in cards if not s.kneeling[card] and influence_of(s, card) > 0]
