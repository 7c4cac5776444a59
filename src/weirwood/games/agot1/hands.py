"""What comes from hands to the table, where a card limits that, and what can't be discarded from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.table.words import DUPLICATE, HAND, LIMBO, PLAY, SHADOWS
from ...cardgame.vocabulary.rules import active
from ...cardgame.vocabulary.table_rules import FewFromHand

if TYPE_CHECKING:
    from ...cardgame.table.state import Table

TABLE = (PLAY, DUPLICATE, SHADOWS, LIMBO)
"""Where a card that is played or put into play from hand goes; Shadows count (faq1.errata.20)."""


def may_leave_hand(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a card in hand, where no more may be played or put into play, or None."""
    if "FewFromHand" not in s.statics or s.zone[card] != HAND or s.phase == "setup":
        return None
    full = any(s.count(*_key(s, source, seat)) >= rule.n for source, rule in active(s, FewFromHand, seat))
    return s.clauses.cannot if full else None


def left_hand(s: Table, card: int) -> None:
    """A card comes from hand to the table: it counts for whatever limits that now."""
    if "FewFromHand" in s.statics and s.phase != "setup":
        seat = s.owner[card]
        for source, _ in active(s, FewFromHand, seat):
            s.tick(*_key(s, source, seat))


def _key(s: Table, source: int, seat: int) -> tuple[object, ...]:
    """Where it is counted, from the moment the limit came to the table."""
    return ("plot", "card", source, "from hand", s.entered[source], seat)
