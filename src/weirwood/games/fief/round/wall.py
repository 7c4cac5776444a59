"""Phase 7, Attack on the Wall, with the Night's Watch Expansion only (7)."""

from __future__ import annotations

from ....kernel.state import Outcome
from ..events.uprising import wall_uprising
from ..model.dice import DIE
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..timing.phase import Phase, Step
from ..timing.window import window

LOWEST = -12
STEP = 2
SHADOW_TOWER = 2
FALLS = {3: "fief.7.0.10", 2: "fief.7.0.11", 1: "fief.7.0.13"}
"""The clauses of the breaches, by the number of the castle that falls."""


class WallPhase(Phase):
    """Phase 7 (fief.7.0.1)."""

    __slots__ = ("uprisings",)
    number = 7

    def __init__(self) -> None:
        super().__init__()
        self.uprisings = False  # whether the Shadow Tower has fallen in this Phase

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
        """The castle with the highest number falls: Eastwatch, the Shadow Tower, Castle Black (fief.7.0.3)."""
        s.note("castle falls", s.castles, rule=FALLS[s.castles])
        self.uprisings = s.castles == SHADOW_TOWER
        s.castles -= 1
        if s.castles == 0:
            s.outcome = Outcome((), "Castle Black has fallen: all players lose.", "fief.7.0.13")
            s.note("over", s.outcome.reason, rule="fief.7.0.13")

    def rise(self, s: Fief) -> None:
        """When the Shadow Tower falls, each player without a Brother suffers an Uprising (fief.7.0.12)."""
        seat = self.each(s) if self.uprisings else -1
        nobles = [n for n in s.house_nobles(seat) if s.where[n] >= 0] if seat >= 0 and s.brother[seat] < 0 else []
        if nobles:
            noble = nobles[s.chance.pick([NOBLES[n].name for n in nobles])]
            s.note("wall uprising", seat, noble, rule="fief.7.0.12")
            wall_uprising(s, noble)

    def after(self, s: Fief) -> None:
        window(s)

    steps = (
        Step("the attack on the Wall", "fief.7.0.4", roll),
        Step("Uprisings", "fief.7.0.12", rise),
        Step("after the attack", "fief.2.4.8", after),
    )
