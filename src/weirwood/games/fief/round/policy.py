"""What the opinions of a sensible player share: options by verb, whose they are, and who is about to win.

``CHOICES`` of each room has his opinion for each kind of decision that the room asks; the table joins them.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..model.board import NONE
from ..model.state import Fief
from ..model.titles import victory_points
from .end_round import SOLO

Choice = Callable[[Fief, Decision, Chance], Option | None]
"""A sensible player's choice; None if he has no opinion."""
DULL = frozenset({"pass", "done", "no"})
NEAR = 1
"""Who lacks so many VP or fewer is about to win."""


def first(decision: Decision, verb: str) -> Option | None:
    """The first option with a verb."""
    return next((o for o in decision.options if o.verb == verb), None)


def dull(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Nothing, if that can be chosen."""
    return next((o for o in decision.options if o.verb in DULL), None)


def agree(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "yes")


def whose(s: Fief, option: Option) -> int:
    """The seat of the Noble an option is about, taken from its first number."""
    return s.owner[option.args[0]] if option.args and 0 <= option.args[0] < len(s.owner) else NONE


def friends(s: Fief, seat: int) -> tuple[int, int]:
    """A player and his ally (-1 without one)."""
    return seat, s.ally(seat)


def rival(s: Fief, seat: int, other: int) -> bool:
    """Whether another player is one against whom a player plays."""
    return other >= 0 and other not in friends(s, seat)


def missing(s: Fief, seat: int) -> int:
    """The VP that a player, or his Alliance, lacks for victory (fief.8.1.1, fief.8.2.1)."""
    ally = s.ally(seat)
    if ally < 0:
        return SOLO - victory_points(s, seat)
    return s.options.allied_victory - victory_points(s, seat) - victory_points(s, ally)


def preferred(s: Fief, seat: int, other: int) -> int:
    """How glad a player is of another's gain: his own first, his ally's, then that of whoever is furthest behind."""
    if other < 0:
        return 0
    return 100 if other == seat else 50 if other == s.ally(seat) else missing(s, other)
