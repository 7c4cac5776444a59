"""Immunity in words: what a card ignores, by the type of card it comes from (faq1.3.14b.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.vocabulary.ruling.rules import Immune, bearing

if TYPE_CHECKING:
    from ....cardgame.table.state import Table

EFFECTS_OF = {
    "event": "events", "plot": "plot effects", "character": "character abilities", "location": "location abilities",
    "attachment": "attachment abilities",
}  # fmt: skip


def immunities(s: Table, card: int) -> list[str]:
    """What a card is immune to now, each once."""
    found = []
    for _, rule in bearing(s, Immune, card):
        if rule.but:
            found.append(f"non-{rule.but} cards")
            continue
        whose = "opponents' " if rule.opponents else ""
        found += [f"{whose}{EFFECTS_OF[each]}" for each in rule.types] or [f"{whose}card effects"]
    return sorted(set(found))
