"""Lasting and delayed effects: records with a duration that is a timing point, not a countdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .words import NEXT_CHALLENGE, NEXT_FIGHT

if TYPE_CHECKING:
    from ..cards.definition import Context
    from ..vocabulary.effects.base import Effect
    from .state import Table


class Lasting(NamedTuple):
    """A rule with a duration, for a card (or, card -1, for a player). ``what`` is the name of the rule's class.

    Control is kept here too: ``what`` is 'control', and the rule the number of the seat. ``challenge``: the number of the
    one that was under way as it began.
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
    challenge: int = 0


SINCE = "since"
"""Where a delayed effect on several cards keeps when it began."""


class Delayed(NamedTuple):
    """An effect waiting for a timing point or condition; ``card`` is the card it is about (-1: none)."""

    when: str
    card: int
    steps: tuple[Effect, ...]
    context: Context
    challenge: int = 0
    source_type: str = ""
    source_name: str = ""


def fought(s: Table, seat: int) -> None:
    """A challenge that a seat initiated ends: what held until the end of the seat's next one, or of anyone's, is over."""
    number = s.under_way().number
    own = [e for e in s.lasting if e.until == NEXT_FIGHT or (e.until == NEXT_CHALLENGE and e.player == seat)]
    over = [e for e in own if e.challenge < number]
    if over:
        s.keep_lasting([e for e in s.lasting if e not in over])
        s.rewire()


def has_begun(s: Table, effect: Lasting) -> bool:
    """Whether an effect holds already: what is about the next challenge doesn't concern the one that was under way."""
    return effect.until != NEXT_FIGHT or s.challenge is None or effect.challenge < s.challenge.number


def lowered(serial: int) -> str:
    """The moment for delayed effects at which a card was brought in for less by a lasting effect, by its number."""
    return f"lowered by {serial}"
