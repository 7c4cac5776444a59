"""The round: seven phases, each a list of its steps in order (hbo.round.1)."""

from __future__ import annotations

from ...cardgame import phases as framework
from ...cardgame import values
from ...cardgame.event import Event
from ...cardgame.phases import Phase, dominance, draw, return_gold
from ...cardgame.plots import Plots, recycle, turn_over, wins_initiative
from ...cardgame.state import Table
from ...kernel.decision import Option
from .actions import MarshallingTurn
from .challenges import ChallengesPhase


class PlotPhase(Plots):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ()
    name = "plot"
    rule = "hbo.plot.1"

    def choose_plots(self, s: Table) -> None:
        """Both choose at the same time, each without seeing the other's choice."""
        for seat in range(s.seats):
            if s.chosen[seat] < 0 and s.plots[seat]:
                options = [Option(f"plot {s.called(c)}", "plot", (c,)) for c in s.plots[seat]]
                s.ask(seat, "plot", "Choose the plot you will reveal.", "hbo.plot.1", options)

    def reveal(self, s: Table) -> None:
        """Both at once, each in place of the old one (hbo.plot.2); after the last, the used ones come back (hbo.plot.4)."""
        self.revealed = []
        for seat in range(s.seats):
            card = s.chosen[seat]
            if card < 0:
                continue
            turn_over(s, seat, card)
            self.revealed.append(card)
            recycle(s, seat)

    def initiative(self, s: Table) -> None:
        """The higher initiative, then less power, then chance (hbo.plot.5 to 7)."""
        self.winner = wins_initiative(s, list(range(s.seats)))

    def choose_first(self, s: Table) -> None:
        options = [Option(f"first {s.name(p)}", "first", (p,)) for p in range(2)]
        s.ask(self.winner, "first player", "You won the initiative: who is the first player?", "hbo.plot.8", options)

    steps = (
        Phase.begin_round, choose_plots, reveal, initiative, choose_first, Plots.when_revealed, Plots.react, Phase.window,
        Phase.end, Phase.leave,
    )  # fmt: skip


class DrawPhase(Phase):
    """2. Each player draws two cards; whoever has no cards left draws none, and plays on (hbo.draw.2)."""

    __slots__ = ()
    name = "draw"
    rule = "hbo.draw.1"

    steps = (Phase.begin, draw, Phase.window, Phase.end, Phase.leave)


class MarshallingPhase(Phase):
    """3. The first player's whole turn, then the other's: income, then cards (hbo.marshalling.1)."""

    __slots__ = ()
    name = "marshalling"
    rule = "hbo.marshalling.1"

    def income(self, s: Table) -> None:
        seat = self.seat_in_turn(s)
        if seat < 0:
            s.active = -1
            self.at += 1
            return
        self.turn += 1
        s.active = seat
        gold = values.plot_value(s, seat, "income")
        s.note("active", s.name(seat), rule="hbo.marshalling.1")
        s.happen([Event("gold", player=seat, amount=gold, how="income"), Event("income", player=seat, amount=gold)])

    def play_cards(self, s: Table) -> None:
        self.at -= 2
        s.push(MarshallingTurn(s.active))

    steps = (Phase.begin, income, play_cards, Phase.end, Phase.leave)


class DominancePhase(Phase):
    """5. The higher total of standing strength and gold wins dominance; actions only then (hbo.dominance.4)."""

    __slots__ = ()
    name = "dominance"
    rule = "hbo.dominance.1"

    steps = (Phase.begin, dominance, Phase.window, Phase.end, Phase.leave)


class StandingPhase(Phase):
    """6. All kneeling cards stand, all at once."""

    __slots__ = ()
    name = "standing"
    rule = "hbo.standing.1"

    def stand(self, s: Table) -> None:
        events = [Event("stand", c, p, how="standing phase") for p in s.order() for c in s.area[p] if s.kneeling[c]]
        if events:
            s.note("standing", rule="hbo.standing.1")
            s.happen(events)

    steps = (Phase.begin, stand, Phase.window, Phase.end, Phase.leave)


class TaxationPhase(Phase):
    """7. Unspent gold goes back to the treasury."""

    __slots__ = ()
    name = "taxation"
    rule = "hbo.taxation.1"

    def end_round(self, s: Table) -> None:
        s.expire("phase", "round")
        s.history = []
        s.pop()

    steps = (Phase.begin, return_gold, Phase.window, Phase.end, end_round)


class Round(framework.Round):
    """The seven phases in order."""

    __slots__ = ()
    phases = (PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
