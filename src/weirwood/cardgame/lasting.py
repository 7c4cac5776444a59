"""Lasting and delayed effects: records with a duration that is a timing point, not a countdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .definition import Context
    from .effects import Effect
    from .select import Cards


class Lasting(NamedTuple):
    """An effect with a duration, on a card (or, card -1, on a player); ``what`` and ``value`` as in the constants."""

    what: str
    value: Any
    until: str
    card: int = -1
    player: int = -1
    source: int = -1
    serial: int = 0
    filter: Cards | None = None
    once: bool = False
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
