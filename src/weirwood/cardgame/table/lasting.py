"""Lasting and delayed effects: records with a duration that is a timing point, not a countdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..cards.definition import Context
    from ..vocabulary.effects.base import Effect


class Lasting(NamedTuple):
    """A rule with a duration, for a card (or, card -1, for a player). ``what`` is the name of the rule's class.

    Control is kept here too: ``what`` is 'control', and the rule the number of the seat.
    """

    what: str
    rule: Any
    until: str
    card: int = -1
    player: int = -1
    source: int = -1
    serial: int = 0
    source_type: str = ""
    source_name: str = ""


class Delayed(NamedTuple):
    """An effect waiting for a timing point or condition; ``card`` is the card it is about (-1: none)."""

    when: str
    card: int
    steps: tuple[Effect, ...]
    context: Context
    challenge: int = 0
    source_type: str = ""
    source_name: str = ""


def lowered(serial: int) -> str:
    """The moment for delayed effects at which a card was brought in for less by a lasting effect, by its number."""
    return f"lowered by {serial}"
