"""Phase 6, Battles: declarations in turn order, then Sieges and pillage (6.0, 6.4, 6.5)."""

from __future__ import annotations

from ..model.state import Fief
from ..realm import control
from ..timing.phase import Phase, Step
from .declaring import DeclareBattles
from .siege import DeclareSieges, Pillage


class BattlePhase(Phase):
    """Phase 6."""

    __slots__ = ()
    number = 6

    def leave_roads(self, s: Fief) -> None:
        """Units on the roads are put into the Villages, outside the Fortification (fief.5.0.10)."""
        control.clear_blocks(s)

    def battles(self, s: Fief) -> None:
        """Each player in turn declares his Battles (fief.6.0.1)."""
        seat = self.each(s)
        if seat >= 0:
            s.push(DeclareBattles(seat))

    def sieges(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(DeclareSieges(seat))

    def pillage(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Pillage(seat))

    steps = (
        Step("armies leave the roads", "fief.5.0.10", leave_roads),
        Step("Battles", "fief.6.0.1", battles),
        Step("Sieges", "fief.6.4.0.1", sieges),
        Step("pillage", "fief.6.5.1", pillage),
    )
