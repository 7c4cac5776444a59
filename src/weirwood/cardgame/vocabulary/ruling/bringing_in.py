"""Constant abilities about how the card itself is brought in: they work wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from .rules import Static

if TYPE_CHECKING:
    from ...table.state import Table


class CostsLess(Static):
    """This card itself costs less."""

    by: int
    phrases = (Phrase("~ costs {by} less to [marshal]", by=NUMBER),)


class CostsLessPer(Static):
    """This card itself costs 1 less for each card that fits."""

    cards: Cards
    phrases = (Phrase("~ costs 1 less to [marshal] per {cards}", cards=CARD_NOUN),)


class MayBeOnFaction(Static):
    """This card may be brought in as an attachment on its player's faction card; it is an attachment then."""

    phrases = (Phrase("~ may be attached to your [faction card] as you [marshal] it"),)


OWN_DISCOUNTS = frozenset({"CostsLess", "CostsLessPer"})


def own_discount(s: Table, seat: int, card: int) -> int:
    """By how much a card lowers its own cost for a seat."""
    if OWN_DISCOUNTS.isdisjoint(s.defn[card].rules):
        return 0
    total, ctx = 0, Context(card, seat)
    for static in s.defn[card].constants:
        if isinstance(static, CostsLess | CostsLessPer) and (
            static.condition is None or static.condition.holds(s, ctx)
        ):
            total += static.by if isinstance(static, CostsLess) else len(static.cards.find(s, ctx))
    return total


def goes_on_faction(s: Table, card: int) -> bool:
    """Whether a card may be brought in as an attachment on a faction card, though it is none."""
    return "MayBeOnFaction" in s.defn[card].rules
