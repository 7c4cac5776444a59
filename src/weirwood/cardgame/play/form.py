"""What the forms of the card games share."""

from __future__ import annotations

from ...kernel.parts.form import Field

OWN_CARDS = "cards"
"""Where a configuration, or a table's form, holds the cards that are its own."""
CARDS = Field(
    name=OWN_CARDS,
    label="Cards of your own",
    kind="cards",
    help="A YAML file with cards in rules English, for this table alone; decks may name them.",
)
DECK = Field(name="deck", label="Deck", kind="deck", scope="seat", help="Leave it open to be dealt one.")
