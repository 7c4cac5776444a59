"""How good a position is for a seat, and what a seat does in a game that is only thought through."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from .army import controlled
from .state import Fief
from .titles import FIEF, WARDEN, victory_points
from .troops import KINDS, worth

DULL = frozenset({"pass", "done", "no"})


def evaluate(s: Fief, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    own = standing(s, seat)
    others = [standing(s, other) for other in range(s.seats) if other != seat]
    return min(0.99, max(0.01, 0.5 + 0.04 * (own - max(others)) + 0.01 * (own - sum(others) / len(others))))


def standing(s: Fief, seat: int) -> float:
    """A player's standing: VP, Titles, Villages, Nobles, buildings, Troops and gold, in about the worth of a Title."""
    size = len(s.control) * KINDS
    troops = s.troops[seat * size : (seat + 1) * size]
    army = sum(worth(troops[at : at + KINDS]) for at in range(0, size, KINDS))
    villages = controlled(s, seat)
    built = sum(2 * s.mills[v] + 3 * s.sept[v] + 4 * (s.strongholds[v] > 0) for v in villages)
    nobles = sum(1.0 if s.captor[n] < 0 else 0.2 for n in s.house_nobles(seat))
    wardens = sum(s.title_seat(title) == seat for title in range(WARDEN, FIEF))
    return (
        4.0 * victory_points(s, seat)
        + 1.0 * wardens
        + 0.5 * len(villages)
        + 0.6 * nobles
        + 0.06 * built
        + 0.05 * army
        + 0.04 * min(s.gold[seat], 20)
    )


def default_choice(s: Fief, decision: Decision, chance: Chance) -> Option:
    """Cheap and not quite senseless: few effects, no offers, otherwise anything."""
    options = decision.options
    if decision.kind in ("effect", "discard", "pillage") and chance.below(8):
        return next((o for o in options if o.verb in DULL), options[0])
    return options[chance.below(len(options))]
