"""Phase 7, Attack on the Wall, with the Night's Watch Expansion only (7)."""

from __future__ import annotations

from ...kernel.state import Outcome
from .disasters import DIE
from .opportunity import window
from .round import Phase, Step
from .state import Fief

LOWEST = -12
STEP = 2


class WallPhase(Phase):
    """Phase 7 (fief.7.0.1). Open: the Uprisings when the Shadow Tower falls (fief.7.0.12)."""

    __slots__ = ()
    number = 7

    def roll(self, s: Fief) -> None:
        """One die, more in late seasons (the highest counts), and 1 more for each fallen castle (fief.7.0.4)."""
        count = 1 + (s.season if s.options.wic else 0)
        rolls = [s.chance.pick(DIE) + 1 for _ in range(count)]
        result = max(rolls) + 3 - s.castles
        s.note("wall roll", tuple(rolls), result, rule="fief.7.0.5" if count > 1 else "fief.7.0.4")
        if result >= 6 and s.wall < 0:
            self.breach(s)
        else:
            new = s.wall - STEP * min(result, 5)
            s.wall = max(LOWEST, new)
            s.note("wall", s.wall, rule="fief.7.0.9" if result >= 6 else "fief.7.0.7")
            if new < LOWEST:  # fief.7.0.8
                self.breach(s)

    def breach(self, s: Fief) -> None:
        s.note("castle falls", s.castles, rule="fief.7.0.3")
        s.castles -= 1
        if s.castles == 0:
            s.outcome = Outcome((), "Castle Black has fallen: all players lose.", "fief.7.0.13")
            s.note("over", s.outcome.reason, rule="fief.7.0.13")

    def after(self, s: Fief) -> None:
        window(s)

    steps = (Step("the attack on the Wall", "fief.7.0.4", roll), Step("after the attack", "fief.2.4.8", after))
