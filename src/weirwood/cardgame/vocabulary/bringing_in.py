"""Constant abilities about how the card itself is brought in: they work wherever it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards.definition import Context
from ..grammar.kinds import NUMBER
from ..grammar.phrase import Phrase
from .rules import Static

if TYPE_CHECKING:
    from ..table.state import Table


@dataclass(frozen=True)
class CostsLess(Static):
    """This card itself costs less."""

    by: int
    phrases = (Phrase("~ costs {by} less to [marshal]", by=NUMBER),)


class MayBeOnFaction(Static):
    """This card may be brought in as an attachment on its player's faction card; it is an attachment then."""

    phrases = (Phrase("~ may be attached to your [faction card] as you [marshal] it"),)


def own_discount(s: Table, seat: int, card: int) -> int:
    """By how much a card lowers its own cost for a seat."""
    total = 0
    for static in s.defn[card].constants:
        if isinstance(static, CostsLess) and (
            static.condition is None or static.condition.holds(s, Context(card, seat))
        ):
            total += static.by
    return total


def goes_on_faction(s: Table, card: int) -> bool:
    """Whether a card may be brought in as an attachment on a faction card, though it is none."""
    return any(isinstance(static, MayBeOnFaction) for static in s.defn[card].constants)
