"""What promises are worth to a sensible player. They bind nobody (fief.9.1), but he keeps his."""

from __future__ import annotations

from ..model.state import Fief
from ..model.terms import BATTLE, ELECTION, PEACE, RANSOM
from ..model.troops import KINDS, strength
from ..round.policy import NEAR, missing

VICTORY = 20.0
"""What it costs to help somebody to his victory."""
STRONGER = 1.3
"""So many times another's strength makes one safe from him."""


def might(s: Fief, seat: int) -> int:
    """The Strength Points of all Troops of a player."""
    size = len(s.control) * KINDS
    troops = s.troops[seat * size : (seat + 1) * size]
    return strength([sum(troops[kind::KINDS]) for kind in range(KINDS)])


def cost(s: Fief, seat: int, other: int, word: int) -> float:
    """What keeping a promise to another player costs, in gold."""
    if word in (ELECTION, BATTLE):
        return VICTORY if missing(s, other) <= NEAR else 1.5
    if word == PEACE:
        return 1.5 if might(s, seat) > STRONGER * might(s, other) else 0.3
    return 2.0 if word == RANSOM else 0.5


def value(s: Fief, seat: int, other: int, word: int) -> float:
    """What another player's promise is worth to a player, in gold."""
    if word == PEACE:
        return 1.5 if might(s, other) > STRONGER * might(s, seat) else 0.6
    return 1.0 if word == ELECTION else 0.4
