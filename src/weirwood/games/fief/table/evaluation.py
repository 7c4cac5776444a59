"""How good a position is for a seat, and what a seat does in a game that is only thought through.

The weights are fitted: in thousands of positions from games between computer players, they give the winner the best
chance. Two players in an Alliance win together, so that half of what one has counts for the other.
"""

from __future__ import annotations

from math import exp

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles import policy as battles
from ..diplomacy import policy as diplomacy
from ..diplomacy.policy_promises import might
from ..events import policy as events
from ..hear_ye import policy as hear_ye
from ..model.army import controlled
from ..model.state import Fief
from ..model.titles import FIEF, HAND, KING, MASTERS, WARDEN, fief_titles
from ..movement import policy as movement
from ..purchase import policy as purchase
from ..realm import policy as realm
from ..round.policy import missing

CLOSE = (2.6, 0.9, 0.5)
"""What it is worth to have all the VP that victory needs, all but one, all but two."""
SHARED = 0.5
"""The part of an ally's standing that counts as one's own."""
ENOUGH = 30
"""Gold beyond this is no use."""


def evaluate(s: Fief, seat: int) -> float:
    """The chance to win, from 0 (lost) to 1 (won): a player's share of all standings."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    own = [standing(s, other) for other in range(s.seats)]
    allies = [s.ally(other) for other in range(s.seats)]
    sides = [nearness(s, other) + own[other] + (SHARED * own[ally] if ally >= 0 else 0.0)
             for other, ally in enumerate(allies)]  # fmt: skip
    top = max(sides)
    chances = [exp(side - top) for side in sides]
    mine = chances[seat] + (chances[allies[seat]] if allies[seat] >= 0 else 0.0)
    return min(0.99, max(0.01, mine / sum(chances)))


def nearness(s: Fief, seat: int) -> float:
    """How near a player, or his Alliance, is to the VP that victory needs."""
    lacking = max(0, missing(s, seat))
    return CLOSE[lacking] if lacking < len(CLOSE) else 0.0


def standing(s: Fief, seat: int) -> float:
    """A player's standing: Titles and what leads to them, Villages, Nobles, Mills, Troops and gold."""
    villages = controlled(s, seat)
    nobles = s.house_nobles(seat)
    return (
        0.2 * len(fief_titles(s, seat))
        + 0.75 * (s.title_seat(KING) == seat)
        + 0.7 * (s.title_seat(HAND) == seat)
        + 0.15 * sum(s.title_seat(title) == seat for title in range(WARDEN, FIEF))
        + 0.25 * sum(s.title_seat(title) == seat for title in MASTERS)
        + 0.15 * len(villages)
        + 0.15 * prospects(s, seat)
        + 0.06 * len(nobles)
        + 0.15 * sum(s.is_lord(n) for n in nobles)
        - 0.22 * sum(s.captor[n] >= 0 for n in nobles)
        + 0.12 * s.captor.count(seat)
        + 0.05 * sum(s.mills[v] for v in villages)
        + 0.035 * might(s, seat)
        + 0.007 * min(s.gold[seat], ENOUGH)
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


ROOMS = (realm, diplomacy, battles, hear_ye, events, purchase, movement)
CHOICES = {kind: choice for room in ROOMS for kind, choice in room.CHOICES.items()}
"""What a sensible player does without thinking far, by the kind of a decision."""


def choose(s: Fief, decision: Decision, chance: Chance) -> Option:
    """The choice for a decision; anything where there is no opinion."""
    known = CHOICES.get(decision.kind)
    found = known(s, decision, chance) if known is not None else None
    return found or decision.options[chance.below(len(decision.options))]


def default_choice(s: Fief, decision: Decision, chance: Chance) -> Option:
    """What a sensible player does without thinking far."""
    return choose(s, decision, chance)
