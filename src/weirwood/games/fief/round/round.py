"""The round: eight Phases in order, round after round (fief.A.1)."""

from __future__ import annotations

from ..diplomacy.promises import AFTER_ROUND, expire
from ..model.state import Fief, FiefFrame
from .phases import PHASE_FRAMES


class Round(FiefFrame):
    """Round after round, until somebody wins (fief.A.2); ``at`` is the Phase that comes next."""

    __slots__ = ()

    def __init__(self, at: int = 1) -> None:
        self.at = at

    def run(self, s: Fief) -> None:
        number = self.at
        self.at = number % 8 + 1
        if number == 1:
            begin_round(s)
        if number == 7 and not s.options.nwe:  # fief.A.5
            return
        s.push(PHASE_FRAMES[number - 1]())


def begin_round(s: Fief) -> None:
    """What is counted by the round starts anew; Titles held now vote for Wardens (fief.1.3.9)."""
    expire(s, AFTER_ROUND)
    s.round += 1
    s.used_round.clear()
    s.offers = [0] * s.seats
    s.old_holder = s.holder[:]
    s.steps = [0] * len(s.steps)
    s.note("round", s.round, s.first, rule="fief.A.1")
