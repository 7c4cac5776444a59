"""The gold penalty for cards of another House, with what changes it before anything else does (faq1.window.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.words import HAND
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import LowersPenalty, NoPenalty

if TYPE_CHECKING:
    from ..rules.table import Agot1

PENALTY = 2


def penalty(s: Agot1, seat: int, card: int) -> int:
    """Two gold for a card of another House (lcg1.deck.8), less what modifies that."""
    defn, setup = s.defn[card], s.phase == "setup"
    if s.zone[card] != HAND:  # coming out of Shadows
        return PENALTY
    for source, rule in active(s, NoPenalty, seat):
        if s.named.get(source) in defn.factions and (rule.setup or not setup):
            return 0
    lower = sum(
        rule.by
        for source, rule in active(s, LowersPenalty, seat)
        if (rule.setup or not setup) and rule.cards.fits(s, s.context(source), card)
    )
    return max(0, PENALTY - lower)


def lowest(s: Agot1, seat: int) -> int:
    """A player's penalty for the cards on which it is lowest, what was named aside."""
    return max(0, PENALTY - sum(rule.by for _, rule in active(s, LowersPenalty, seat)))
