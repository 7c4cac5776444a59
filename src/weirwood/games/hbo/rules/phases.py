"""The round: seven phases, each a list of its steps in order (hbo.round.1)."""

from __future__ import annotations

from ....cardgame.phases import phases
from ....cardgame.phases.phases import DominancePhase, DrawPhase, Marshaling, Phase, StandingPhase, Taxing
from ....cardgame.phases.plots import Plots, recycle, wins_initiative
from ....cardgame.table.state import Table
from .actions import MarshallingTurn
from .challenges import ChallengesPhase


class PlotPhase(Plots):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ()

    def players(self, s: Table) -> list[int]:
        return [0, 1]

    def turn_over(self, s: Table, seat: int, card: int) -> None:
        """After the last plot the used ones come back at once (hbo.plot.4)."""
        super().turn_over(s, seat, card)
        recycle(s, seat)

    def initiative(self, s: Table) -> None:
        """Also without plots (hbo.plot.5 to 7)."""
        self.winner = wins_initiative(s, self.players(s))

    steps = (
        Phase.begin_round, Plots.choose_plots, Plots.reveal, initiative, Plots.choose_first, Plots.when_revealed,
        Plots.react, Phase.window, Phase.end, Phase.leave,
    )  # fmt: skip


class MarshallingPhase(Marshaling):
    """3. The first player's whole turn, then the other's: income, then cards (hbo.marshalling.1)."""

    __slots__ = ()
    name = "marshalling"

    def turn_begins(self, s: Table, seat: int) -> None:
        s.note("active", s.name(seat), rule="hbo.marshalling.1")

    def bring_in(self, s: Table) -> None:
        s.push(MarshallingTurn(s.active))


class Round(phases.Rounds):
    """The seven phases in order."""

    __slots__ = ()
    phases = (PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase, Taxing)
