"""The clauses of this edition for what the shared card engine checks and asks.

The shared engine names its rules by the clauses of the second edition; here are this edition's for the same things.
What has none is said by a card's own text, and the card's text is followed (hbo.golden.1).
"""

from __future__ import annotations

from functools import cache

OWN = "hbo."
CARD_TEXT = "hbo.golden.1"

CLAUSES = {
    "rr.save.1": "hbo.save.1",
    "rr.costs.3": "hbo.kneel.2",
    "rr.dead-pile.2": "hbo.piles.3",
    "rr.dead-pile.3": "hbo.unique.1",
    "rr.dead-pile.4": "hbo.unique.1",
    "rr.discard-pile.2": "hbo.piles.2",
    "rr.unique-cards.1": "hbo.unique.1",
    "rr.unique-cards.3": "hbo.unique.1",
    "rr.duplicates.1": "hbo.duplicates.1",
    "rr.attachment-cards.3": "hbo.types.4",
    "rr.attachment-cards.4": "hbo.types.4",
    "rr.event-cards.4": "hbo.types.6",
    "rr.mulligan.1": "hbo.setup.8",
    "rr.setup.8": "hbo.setup.10",
    "rr.a1.1.3.1": "hbo.plot.1",
    "rr.a1.1.3.2": "hbo.plot.5",
    "rr.a1.1.3.3": "hbo.plot.6",
    "rr.a1.1.3.4": "hbo.plot.7",
    "rr.a1.1.3.5": "hbo.plot.8",
    "rr.a1.1.3.7": "hbo.plot.9",
    "rr.plot-card.6": "hbo.plot.4",
    "rr.a1.4.2.2.1": "hbo.resolve.2",
    "rr.a1.5.2.1": "hbo.dominance.1",
    "rr.a1.5.2.2": "hbo.dominance.2",
    "rr.a1.5.2.4": "hbo.dominance.3",
}


@cache
def cite(rule: str) -> str:
    """This edition's clause for a rule of the shared engine."""
    return rule if not rule or rule.startswith(OWN) else CLAUSES.get(rule, CARD_TEXT)
