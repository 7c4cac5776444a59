"""The setup form of the first edition: format and FAQ for the table, a deck for each seat."""

from __future__ import annotations

from ...kernel.form import Choice, Field
from .faq import NEWEST, NONE, VERSIONS

FORMATS = (
    Choice("joust", "Joust", "Two players, to 15 power.", (2, 2)),
    Choice("melee", "Melee", "Three to six players, with titles.", (3, 6)),
)
FAQS = (
    Choice(NEWEST, f"FAQ {NEWEST}", "Errata, lists and the draw cap of the last FAQ of the time."),
    *(Choice(v, f"FAQ {v}", "What had come in by then.") for v in reversed(VERSIONS) if v not in (NEWEST, NONE)),
    Choice(NONE, "No FAQ", "Printed cards and the rulebook alone."),
)
FORM = [
    Field(name="format", label="Format", default="joust", choices=FORMATS),
    Field(name="faq", label="FAQ", default=NEWEST, choices=FAQS),
    Field(name="deck", label="Deck", kind="deck", scope="seat", help="Leave it open to be dealt one."),
]
