"""What a sensible player does without thinking far: the choice for each kind of decision."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles import policy as battles
from ..diplomacy import policy as diplomacy
from ..events import policy as events
from ..hear_ye import policy as hear_ye
from ..model.state import Fief
from ..movement import policy as movement
from ..purchase import policy as purchase
from ..realm import policy as realm

ROOMS = (realm, diplomacy, battles, hear_ye, events, purchase, movement)
CHOICES = {kind: choice for room in ROOMS for kind, choice in room.CHOICES.items()}


def choose(s: Fief, decision: Decision, chance: Chance) -> Option:
    """The choice for a decision; anything where there is no opinion."""
    known = CHOICES.get(decision.kind)
    found = known(s, decision, chance) if known is not None else None
    return found or decision.options[chance.below(len(decision.options))]
