"""A Phase: a list of its steps in order (fief.A.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from ..diplomacy.offers import lapse
from ..diplomacy.promises import AFTER_HEAR_YE, expire
from ..model.army import occupants
from ..model.board import NONE
from ..model.state import PHASES, Fief
from .window import InTurn, window

TALK = (1, 4, 5)
"""The Phases at whose beginning everybody is asked, because there is something to bargain about (designed)."""
CARDS_PHASE, BATTLES = 2, 6
"""In the Battle Phase everybody is asked if armies of several players stand in one Village (designed)."""


class Step(NamedTuple):
    """A step of a Phase: its name, the clause that says it, and the method that does it."""

    name: str
    rule: str
    do: Callable[[Any, Fief], None]


def armies_meet(s: Fief) -> bool:
    """Whether several players stand in one Village, so that help in a Battle can be bargained for."""
    return any(len(occupants(s, village)) > 1 for village in range(len(s.control)))


class Phase(InTurn):
    """A Phase: its steps run in order. A step that asks stays where it is: run again, it asks the same again.

    ``answer`` moves on by raising ``at`` (or leaves it, to ask again). A step that each player takes in turn calls
    ``each``: it gives the next seat and makes the step come back, until it gives -1.
    """

    __slots__ = ("order", "reached", "turn")
    number: ClassVar[int]
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.reached = -1
        self.turn = 0
        self.order: list[int] = []

    def run(self, s: Fief) -> None:
        if self.reached < 0:
            self.begin(s)
            return
        if self.at >= len(self.steps):
            s.active = NONE
            s.pop()
            return
        step = self.steps[self.at]
        self.at += 1
        self.reached = max(self.reached, self.at)
        step.do(self, s)
        if s.asks:
            self.at -= 1

    def begin(self, s: Fief) -> None:
        """The Phase begins."""
        self.reached = 0
        s.phase = self.number
        s.active = NONE
        s.dirty = True
        s.note("phase", PHASES[self.number], s.round, rule="fief.A.1")
        lapse(s)
        if self.number == CARDS_PHASE:
            expire(s, AFTER_HEAR_YE)
        window(s, talk=self.number in TALK or (self.number == BATTLES and armies_meet(s)))

    def each(self, s: Fief) -> int:
        """The next seat in turn order; -1 when all have had their turn."""
        if not self.order:
            self.order = self.turn_order(s)
        if self.turn >= len(self.order):
            self.turn = 0
            self.order = []
            s.active = NONE
            return NONE
        seat = self.order[self.turn]
        self.turn += 1
        self.at -= 1
        s.active = seat
        return seat
