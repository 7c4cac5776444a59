"""The yardstick in the board game: what a position is worth, and when a trial ends.

The weights were fitted to thousands of positions from games between computer players. Policy and shortlist are the
game's own: whoever changes them so that tests/bots/test_yardstick.py fails keeps the old ones here.
"""

from __future__ import annotations

from math import exp

from weirwood.bots.yardstick.manner import Manner
from weirwood.games.fief.battles.forces import under_way
from weirwood.games.fief.diplomacy.policy_promises import might
from weirwood.games.fief.model.army import controlled
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.titles import FIEF, HAND, KING, MASTERS, WARDEN, fief_titles
from weirwood.games.fief.round.policy import missing
from weirwood.games.fief.table import evaluation as policy
from weirwood.games.fief.table import weighing as policy_weighing

CLOSE = (2.6, 0.9, 0.5)
"""What it is worth to have all the VP that victory needs, all but one, all but two."""
SHARED = 0.5
"""The part of an ally's standing that counts as one's own."""
ENOUGH = 30
"""Gold beyond this is no use."""
STAGES = (0, 1, 2, 2, 4, 5, 5, 5, 5)
"""The Phases that belong together, by their first one: marches are judged when their Battles have been fought."""


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


def horizon(s: Fief) -> object:
    """The round, the stage of it, and the Battle that is being fought."""
    fight = under_way(s)
    stage = (s.round, STAGES[s.phase])
    return stage if fight is None else (*stage, fight.village)


MANNER = Manner(
    evaluate, policy.choose, horizon, shortlist=policy_weighing.shortlist, length=200, cost=2, head_start=0.1
)
