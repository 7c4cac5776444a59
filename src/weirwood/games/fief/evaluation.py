"""How good a position is for a seat, and what a seat does in a game that is only thought through."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from . import policy
from .army import controlled
from .state import Fief
from .titles import FIEF, MASTERS, WARDEN, victory_points
from .troops import KINDS, worth

SOLO = 3
"""VP with which a player wins alone (fief.8.1.1)."""


def evaluate(s: Fief, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    all_ = [standing(s, other) for other in range(s.seats)]
    ally = s.ally(seat)
    own = all_[seat] + (0.6 * all_[ally] if ally >= 0 else 0.0)
    others = [all_[other] for other in range(s.seats) if other not in (seat, ally)]
    return min(0.99, max(0.01, 0.5 + 0.012 * (own - max(others)) + 0.004 * (own - sum(others) / len(others))))


def standing(s: Fief, seat: int) -> float:
    """A player's standing: VP, what leads to them, Villages, Nobles, buildings, Troops and gold."""
    size = len(s.control) * KINDS
    troops = s.troops[seat * size : (seat + 1) * size]
    army = worth([sum(troops[kind::KINDS]) for kind in range(KINDS)])
    villages = controlled(s, seat)
    built = sum(2 * s.mills[v] + 1.5 * s.sept[v] + (s.strongholds[v] > 0) for v in villages)
    nobles = sum(1.0 if s.captor[n] < 0 else 0.2 for n in s.house_nobles(seat))
    wardens = sum(s.title_seat(title) == seat for title in range(WARDEN, FIEF))
    councils = sum(s.title_seat(title) == seat for title in MASTERS)
    points = victory_points(s, seat)
    return (
        6.0 * points
        + (8.0 if points >= SOLO and s.ally(seat) < 0 else 0.0)
        + 1.5 * wardens
        + 0.7 * councils
        + 0.6 * len(villages)
        + prospects(s, seat)
        + 0.8 * nobles
        + 0.3 * built
        + 0.12 * army
        + 0.13 * min(s.gold[seat], 24)
        + 0.2 * len(s.hands[seat])
        + 0.4 * s.diplomacy[seat]
        - 0.05 * s.offers[seat]  # talk that comes to nothing isn't worth it
    )


def prospects(s: Fief, seat: int) -> float:
    """How near a player is to the Titles of Fiefs that nobody governs."""
    found = 0.0
    for fief in s.board.fiefs:
        if s.holder[FIEF + fief.number] < 0:
            part = sum(s.control[v] == seat for v in fief.villages) / len(fief.villages)
            found += 1.6 * part * part
            if part == 1 and any(s.strongholds[v] for v in fief.villages):
                found += 1.4
    return found


def default_choice(s: Fief, decision: Decision, chance: Chance) -> Option:
    """What a sensible player does without thinking far (policy.py)."""
    return policy.choose(s, decision, chance)
