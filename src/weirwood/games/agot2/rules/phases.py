"""The round: seven phases, each a list of its framework steps in order (rr.a1.general.1)."""

from __future__ import annotations

from ....cardgame.phases import phases
from ....cardgame.phases.phases import DominancePhase, DrawPhase, Marshaling, Phase, StandingPhase, Taxing
from ....cardgame.phases.plots import Plots, recycle
from ....cardgame.table import figures
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.describing.predicates import HELD
from ....cardgame.vocabulary.ruling.table_rules import skipped
from ....cardgame.vocabulary.subjects.agendas import revealable
from ....cardgame.vocabulary.subjects.foretelling import PLOT_CHOICE
from .challenges import ChallengesPhase
from .table import Agot2
from .titles import SelectTitles, return_titles


class PlotPhase(Plots):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ()

    def recycle(self, s: Table) -> None:
        for seat in s.order():
            recycle(s, seat)

    def became_first(self, s: Table) -> None:
        s.happen([Event("first player", player=s.first)])

    def about_to_choose(self, s: Table) -> None:
        """Choosing a plot may be interrupted, which comes before anybody chooses."""
        if PLOT_CHOICE in s.listeners:
            s.happen([Event(PLOT_CHOICE, player=p) for p in self.players(s) if s.chosen[p] < 0 and revealable(s, p)])

    def reveal(self, s: Table) -> None:
        """What plots become as they are revealed is settled before all else (rr.interrupts.1)."""
        super().reveal(s)
        s.happen([Event("plot turned", card, s.ctrl[card]) for card in self.revealed])

    def compare(self, s: Table) -> None:
        """Initiative is about to be compared, which may be interrupted."""
        if self.compared(s):
            s.happen([Event("initiative count", player=seat) for seat in self.players(s)])

    def initiative(self, s: Table) -> None:
        """Winning initiative may be reacted to."""
        super().initiative(s)
        if self.winner >= 0:
            s.happen([Event("initiative", player=self.winner)])

    def titles(self, s: Agot2) -> None:
        """1.4: melee only (rr.a1.1.4.1)."""
        if s.format == "melee":
            s.push(SelectTitles())

    steps = (
        Phase.begin_round, about_to_choose, Plots.choose_plots, reveal, compare, initiative, Plots.choose_first, Plots.when_revealed,
        recycle, Plots.react, titles, Phase.window, Phase.end, Phase.leave,
    )  # fmt: skip


class MarshalingPhase(Marshaling):
    """3. In player order, each player becomes active, collects income and may marshal."""

    __slots__ = ()
    name = "marshaling"


class TaxationPhase(Taxing):
    """7. Unspent gold goes back; hands are cut to the reserve."""

    __slots__ = ()

    def reserve(self, s: Table) -> None:
        """In player order (rr.a1.7.3.1)."""
        done = self.ctx.vars.pop("discarded", None)
        if done is not None:
            self.at -= 1
            s.happen([Event("discard from hand", c, s.owner[c], how="reserve") for c in done])
            return
        checked = self.ctx.vars.pop("checked", None)
        if checked is not None:
            self.at -= 1
            s.happen([Event("reserve", player=checked)])
            return
        while (seat := self.seat_in_turn(s)) >= 0:
            if s.undecided(seat, "reserve"):
                self.at -= 1
                return
            self.turn += 1
            if "reserve" in s.listeners:  # who waits for that is told once the hand is small enough
                self.ctx.vars["checked"] = seat
            over = len(s.hand[seat]) - figures.plot_value(s, seat, "reserve")
            if over > 0 and s.plot[seat] >= 0:
                self.at -= 1
                prompt = f"Your hand exceeds your reserve: discard {over} card{'s' if over > 1 else ''}."
                cards, rule = s.hand[seat][:], "rr.a1.7.3.1"
                s.push(Pick(seat, "discarded", cards, over, over, verb="discard", prompt=prompt, rule=rule, fits=HELD))
                return
            if "checked" in self.ctx.vars:
                self.at -= 1
                return

    def titles(self, s: Agot2) -> None:
        """7.4: melee only (rr.a1.7.4.1)."""
        if s.format == "melee":
            return_titles(s)

    steps = (Phase.begin, Taxing.return_gold, reserve, titles, Phase.window, Phase.end, Taxing.end_round)


class Round(phases.Rounds):
    """The seven phases in order."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        """A phase that is skipped doesn't begin."""
        if skipped(s, self.phases[self.at].name):
            self.at = (self.at + 1) % len(self.phases)
        else:
            super().run(s)

    phases = (PlotPhase, DrawPhase, MarshalingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
