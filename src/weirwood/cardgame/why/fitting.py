"""Fitting: what a card lacks of what a description asks for, in words."""

from __future__ import annotations

from ..cards.definition import Context
from ..table import values
from ..table.state import Table
from ..table.words import PLAY, article
from ..vocabulary.describing.cards import Cards, Place
from ..vocabulary.describing.predicates import PILES


def lacks(s: Table, ctx: Context, cards: Cards, card: int) -> tuple[str, str]:
    """The part of a description that a card doesn't meet (its class), and how the card is instead; ('', '') if it fits."""
    if s.zone[card] not in cards.zones:
        return "In", _place(s, card)
    for part in sorted(cards.parts, key=lambda each: each.place not in (Place.NOUN, Place.OWNER)):
        if not part.fits(s, ctx, card):
            return type(part).__name__, part.instead(s, ctx, card)
    return "", ""


def _place(s: Table, card: int) -> str:
    zone = s.zone[card]
    if zone == PLAY:
        return "it is in play"
    if zone in PILES:
        return f"it is in {s.name(s.owner[card])}'s {PILES[zone]}"
    return f"it is {article(values.card_type(s, card))}"
