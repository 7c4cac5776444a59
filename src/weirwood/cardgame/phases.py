"""Phases: what takes a game through its rounds, and the framework steps that the editions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from ..kernel.frame import Frame
from . import values
from .definition import Context
from .event import Event
from .state import Table
from .vocabulary.rules import ExtraDraw, active

Step = Callable[[Any, Any], None]
"""One step of a frame: it gets the frame and the table."""


class Stepwise(Protocol):
    """A frame that goes through a list of steps."""

    at: int
    steps: ClassVar[tuple[Step, ...]]


def advance(frame: Stepwise, s: Table) -> None:
    """Run a frame's next step; a step may repeat itself, or go elsewhere, by changing ``at``."""
    step = frame.steps[frame.at]
    frame.at += 1
    step(frame, s)
    if s.asks:  # a frame that asks stays where it is: run again, it asks the same again
        frame.at -= 1


class Round(Frame):
    """Round after round, phase by phase, until somebody wins."""

    __slots__ = ()
    phases: ClassVar[tuple[type[Phase], ...]]

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def run(self, s: Table) -> None:
        phase = self.phases[self.at]
        self.at = (self.at + 1) % len(self.phases)
        s.push(phase())

    @classmethod
    def names(cls) -> list[str]:
        """The names of the phases in order."""
        return [phase.name for phase in cls.phases]

    @classmethod
    def resume(cls, s: Table, phase: str) -> None:
        """Go on from a phase that has just begun, as a scenario does; the first one is still to begin its round."""
        index = cls.names().index(phase)
        s.phase = phase
        s.push(cls((index + 1) % len(cls.phases)))
        frame = cls.phases[index]()
        frame.at = min(1, index)
        s.push(frame)


class Phase(Frame):
    """A phase: the list of its steps, with the clause of its beginning, and whose turn it is in it."""

    __slots__ = ("ctx", "seats", "turn")
    name: ClassVar[str]
    rule: ClassVar[str]
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0
        self.seats: list[int] = []
        self.ctx = Context(-1, -1)

    def run(self, s: Table) -> None:
        advance(self, s)

    def seat_in_turn(self, s: Table) -> int:
        """The seat whose turn it is in player order, those that are out left out; -1 when all have had theirs."""
        if not self.seats:
            self.seats = s.order()
        while self.turn < len(self.seats) and not s.alive[self.seats[self.turn]]:
            self.turn += 1
        return self.seats[self.turn] if self.turn < len(self.seats) else -1

    # Steps

    def begin_round(self, s: Table) -> None:
        s.round += 1
        self.begin(s)

    def begin(self, s: Table) -> None:
        s.phase = self.name
        s.active = -1
        s.touch()
        s.note("phase", self.name, s.round, rule=self.rule)
        s.phase_begins()

    def window(self, s: Table) -> None:
        s.open_window()

    def end(self, s: Table) -> None:
        s.active = -1
        s.phase_ends()

    def leave(self, s: Table) -> None:
        s.phase_over()
        s.pop()


# Framework steps


def draw(phase: Phase, s: Table) -> None:
    """Each player draws two cards and what cards add to that, all at once."""
    extra = [(s.ctrl[card], rule.n) for card, rule in active(s, ExtraDraw)]
    s.happen([Event("draw", player=p, amount=2 + sum(n for q, n in extra if q == p)) for p in s.order()])


def dominance(phase: Phase, s: Table) -> None:
    """The highest total of standing STR and gold wins dominance and 1 power; with a tie, nobody does."""
    totals = {p: values.dominance_strength(s, p) for p in s.order()}
    best = max(totals.values())
    winners = [p for p, total in totals.items() if total == best]
    s.note("dominance totals", *[(s.name(p), total) for p, total in totals.items()], rule=s.clauses.dominance_totals)
    if len(winners) != 1:
        s.note("no dominance", rule=s.clauses.no_dominance)
        return
    winner = winners[0]
    s.note("dominance", s.name(winner), rule=s.clauses.dominance_winner)
    s.happen([Event("dominance", player=winner), Event("power", s.faction[winner], winner, amount=1, how="dominance")])


def return_gold(phase: Phase, s: Table) -> None:
    """Each player's unspent gold goes back to the treasury."""
    if any(s.gold[p] for p in s.order()):
        s.happen([Event("return gold", player=p, amount=s.gold[p]) for p in s.order() if s.gold[p]])
