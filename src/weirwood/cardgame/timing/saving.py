"""Saving: whether a card can be saved from leaving play, and what a save does."""

from __future__ import annotations

from ..table import values
from ..table.event import LEAVING, Event
from ..table.state import Table
from ..table.words import PLAY
from ..vocabulary.ruling.rules import cannot


def savable(s: Table, event: Event, bonus: int = 0) -> bool:
    """Whether the card of an occurrence can be saved from it now."""
    if event.kind not in LEAVING or event.kind == "sacrifice" or event.cost or event.unsavable or event.cancelled:
        return False
    if cannot(s, event.card, "save"):
        return False
    if event.how == "terminal":
        # the save must also end the condition that drives the card out
        return _raw_strength(s, event.card) + bonus > 0
    return s.zone[event.card] == PLAY


def _raw_strength(s: Table, card: int) -> int:
    parts = values.strength_parts(s, card)
    return s.defn[card].strength + sum(n for mode, n, _ in parts if mode == "add")


def save(s: Table, event: Event, by: str) -> None:
    """The card stays in play; it was not removed."""
    event.cancelled = True
    event.saved = True
    s.note("save", s.called(event.card), by, rule=s.clauses.save)
