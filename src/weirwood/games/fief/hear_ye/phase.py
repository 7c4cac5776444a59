"""Phase 1, Hear Ye: announcements, the Night's Watch, elections (fief.A.4)."""

from __future__ import annotations

from ..model.state import Fief
from ..model.titles import HAND, KING, LORD_COMMANDER, WARDEN
from ..timing.phase import Phase, Step
from .concession import Concession
from .courtship import Courtship
from .election import Election, due
from .idols import CurseRolls, FalseIdols, cursed_nobles
from .oath import Oath
from .outlaws import DeclareOutlaw, Pardons


class HearYe(Phase):
    """Phase 1. Announcements come in the order of their sections (fief.1.1.1)."""

    __slots__ = ("region",)
    number = 1

    def __init__(self) -> None:
        super().__init__()
        self.region = 0

    def gods_cursed(self, s: Fief) -> None:
        """Converts roll at the beginning of each round (fief.1.1.2.4)."""
        cursed = cursed_nobles(s)
        if cursed:
            s.push(CurseRolls(cursed))

    def marriages(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Courtship(seat))

    def false_idols(self, s: Fief) -> None:
        s.push(FalseIdols())

    def pardons(self, s: Fief) -> None:
        s.push(Pardons())

    def declare_outlaw(self, s: Fief) -> None:
        s.push(DeclareOutlaw())

    def concession(self, s: Fief) -> None:
        """Only in the variant (fief.1.1.5.1)."""
        seat = self.each(s) if s.options.concession else -1
        if seat >= 0:
            s.push(Concession(seat))

    def oathbreakers(self, s: Fief) -> None:
        """Only with the Night's Watch (fief.1.2.1)."""
        seat = self.each(s) if s.options.nwe else -1
        if seat >= 0:
            s.push(Oath(seat))

    def lord_commander(self, s: Fief) -> None:
        if s.options.nwe:
            self.elect(s, LORD_COMMANDER)

    def wardens(self, s: Fief) -> None:
        """Each election is complete before the next, the lowest Region first (fief.1.3.4)."""
        if self.region < len(s.board.regions):
            self.at -= 1
            self.region += 1
            self.elect(s, WARDEN + self.region - 1)

    def hand(self, s: Fief) -> None:
        self.elect(s, HAND)

    def king(self, s: Fief) -> None:
        self.elect(s, KING)

    def elect(self, s: Fief, title: int) -> None:
        if due(s, title) is None:
            s.note("election", title, rule="fief.C.1")
            s.push(Election(title, s.seats))

    steps = (
        Step("the Gods' curse", "fief.1.1.2.4", gods_cursed),
        Step("marriages", "fief.1.1.1.2", marriages),
        Step("false idols", "fief.1.1.2.1", false_idols),
        Step("pardons", "fief.1.1.3.1", pardons),
        Step("outlaws", "fief.1.1.4.1", declare_outlaw),
        Step("title concession", "fief.1.1.5.1", concession),
        Step("oathbreakers", "fief.1.2.1.1", oathbreakers),
        Step("election of the Lord Commander", "fief.1.2.2.1", lord_commander),
        Step("elections of Wardens", "fief.1.3.4", wardens),
        Step("election of the Hand", "fief.1.4.1", hand),
        Step("election of the King", "fief.1.5.1", king),
    )
