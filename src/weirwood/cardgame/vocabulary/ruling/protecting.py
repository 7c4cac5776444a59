"""What protects cards from being chosen or done something to, where anything does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import Ban, Untargeted, bearing

if TYPE_CHECKING:
    from ...table.state import Table


def untargeted(s: Table, card: int, kind: str, by: int) -> Ban | None:
    """What keeps a player from choosing a card as the target of an effect of a type of card, or None."""
    for source, rule in bearing(s, Untargeted, card):
        if kind in rule.types and by != s.ctrl[card]:
            return source, rule
    return None


def protected(s: Table) -> bool:
    """Whether anything on the table could protect cards at all: most of the time nothing does."""
    return not PROTECTIONS.isdisjoint(s.present)


PROTECTIONS = frozenset({"Immune", "Cannot", "Untargeted"})
