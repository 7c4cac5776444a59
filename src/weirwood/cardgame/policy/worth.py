"""What cards are worth to whoever has them, in power."""

from __future__ import annotations

from ..cards.definition import Card
from ..table import values
from ..table.state import Table
from ..table.words import ATTACHMENT, CHARACTER, DUPLICATE, EVENT, LOCATION

SPARE_COPY = 0.5
"""A copy of a unique card in play, which may save it."""


def in_play(s: Table, card: int) -> float:
    """What a card in play is worth to its controller, with the power, duplicates and attachments on it."""
    key = ("worth", card)
    found: float | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = _in_play(s, card)
    return found


def _in_play(s: Table, card: int) -> float:
    defn = s.defn[card]
    if s.zone[card] == DUPLICATE:
        return SPARE_COPY
    if not values.is_character(s, card):
        if defn.type == ATTACHMENT:
            host = s.host[card]
            return 0.3 + 0.15 * (defn.cost or 0) if host < 0 or s.ctrl[host] == s.ctrl[card] else -0.5
        return printed(defn) + s.power[card]
    worth = 0.3 + 0.2 * (defn.cost or 0) + 0.1 * values.strength(s, card) + s.power[card]
    worth += 0.15 * sum(1 for n in values.icons(s, card) if n > 0) + 0.15 * len(values.keywords(s, card))
    worth += SPARE_COPY * len(s.duplicates(card))
    return worth - (0.25 if values.blank(s, card) else 0.0)


def printed(defn: Card) -> float:
    """What a card is worth by its printed facts."""
    cost = defn.cost or 0
    if defn.type == CHARACTER:
        worth = 0.3 + 0.2 * cost + 0.1 * defn.strength + 0.15 * sum(defn.icons) + 0.15 * len(defn.keywords)
        return worth + 0.3 * defn.modifiers.get("income", 0)
    if defn.type == LOCATION:
        return 0.5 + 0.25 * cost + 0.5 * defn.modifiers.get("income", 0)
    if defn.type == EVENT:
        return 0.55
    return 0.35 + 0.15 * cost


def in_hand(s: Table, seat: int, card: int) -> float:
    """What a card in a seat's hand is worth to it: less if it can hardly be paid for, or another of its title is dead."""
    defn = s.defn[card]
    if defn.unique:
        if any(s.ctrl[c] == seat for c in s.titled.get(defn.name, ())):
            return SPARE_COPY
        if any(s.defn[c].name == defn.name for c in s.dead[seat]):
            return 0.01
    return printed(defn)


def standing(s: Table, seat: int) -> list[int]:
    """A seat's standing characters."""
    return [c for c in s.area[seat] if not s.kneeling[c] and values.is_character(s, c) and s.zone[c] != DUPLICATE]
