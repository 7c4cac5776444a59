"""The end of a round: with taxation, or before, when a card's text ends it (faq1.errata.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.phases.phases import Phase
from ....cardgame.table.event import Event
from ....cardgame.table.words import TITLES
from .winning import check_deadlock

if TYPE_CHECKING:
    from .table import Agot1

END_ROUND = "end round"


def round_ended(s: Agot1, event: Event) -> None:
    """The round is over once the window in which that was brought about is."""
    event.done = True
    s.note("round cut short", rule="faq1.errata.36")


def forget_round(s: Agot1) -> None:
    """What lasted for the round or was counted in it is over; titles go back to the council (lcg1.title.14)."""
    s.expire("round")
    s.history = []
    s.drawn = [0] * s.seats
    for seat in range(s.seats):
        if s.title[seat] >= 0:
            s.place(s.title[seat], TITLES)


class EndOfRound(Phase):
    """A phase with which the round ends."""

    __slots__ = ()

    def end_round(self, s: Agot1) -> None:
        s.phase_over()
        forget_round(s)
        check_deadlock(s)
        s.pop()
