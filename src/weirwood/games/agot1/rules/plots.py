"""1. The plot phase: plots are revealed, initiative is counted, the first player appointed (faq1.phase.plot.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.phases.phases import Phase
from ....cardgame.phases.plots import highest_initiative, turn_over
from ....cardgame.table.event import Event
from ....cardgame.table.words import CHOSEN
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.subjects.foretelling import ActsBeforeReveal
from ....kernel.decision import Option, make_option
from ..timing.timing import Box
from .epic import RANDOM_PLOT
from .titles import SelectTitles

if TYPE_CHECKING:
    from .table import Agot1


class RevealPlots(Box):
    """Plots are revealed, initiative is counted, the first player is appointed; then when revealed effects."""

    __slots__ = ()
    called = "Plots are revealed"

    def reveal(self, s: Agot1) -> None:
        s.happen([Event("plot revealed", s.chosen[seat], seat) for seat in s.order() if s.chosen[seat] >= 0])

    def count(self, s: Agot1) -> None:
        s.initiative = -1
        s.happen([Event("initiative count")])

    def initiative(self, s: Agot1) -> None:
        """The determination may be cancelled and replaced (faq1.framework.6)."""
        if not counted_out(self):
            s.happen([wins_initiative(s, s.order())])

    def appoint(self, s: Agot1) -> None:
        if s.initiative < 0:
            return
        options = [make_option(f"first {s.name(p)}", "first", (p,)) for p in s.order()]
        prompt = "You won initiative: who is the first player?"
        s.ask(s.initiative, "first player", prompt, "faq1.phase.plot.2", options)

    def decided(self, s: Agot1, seat: int, option: Option) -> None:
        self.at += 1
        s.first = option.args[0]
        s.touch()
        s.note("first player", s.name(s.first), rule="faq1.phase.plot.2")

    def titles(self, s: Agot1) -> None:
        if s.format == "melee":
            s.push(SelectTitles(s.order()))

    steps = (reveal, count, initiative, appoint, titles)


def counted_out(box: Box) -> bool:
    """Whether the count that leads to a determination was cancelled, so that none follows from it."""
    return any(event.kind.endswith(" count") and event.cancelled for event in box.events)


def wins_initiative(s: Agot1, seats: list[int]) -> Event:
    """The determination: the highest initiative, then the least power, then chance (lcg1.round.3)."""
    winner, best, how = highest_initiative(s, seats)
    return Event("initiative", player=winner, amount=best, how=how)


class PlotPhase(Phase):
    """1. Plots are chosen in secret and revealed together (lcg1.round.2)."""

    __slots__ = ()
    name = "plot"

    def choose_plots(self, s: Agot1) -> None:
        for seat in s.order():
            if s.chosen[seat] < 0 and s.plots[seat] and s.count(RANDOM_PLOT, "player", seat):
                s.place(s.plots[seat][s.chance.pick([s.called(c) for c in s.plots[seat]])], CHOSEN)
            elif s.chosen[seat] < 0 and s.plots[seat]:
                options = [make_option(f"plot {s.called(c)}", "plot", (c,)) for c in s.plots[seat]]
                options = list({option.label: option for option in options[::-1]}.values())[::-1]
                s.ask(seat, "plot", "Choose the plot you will reveal.", "lcg1.round.2", options)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        if not s.asks:
            self.at += 1
        s.place(option.args[0], CHOSEN)

    def before_reveal(self, s: Agot1) -> None:
        """Actions between choosing and revealing, where a card allows them."""
        if active(s, ActsBeforeReveal):
            s.open_window()

    def reveal(self, s: Agot1) -> None:
        s.forget(RANDOM_PLOT)
        s.push(RevealPlots())

    steps = (Phase.begin_round, Phase.window, choose_plots, before_reveal, reveal, Phase.window, Phase.end, Phase.leave)


def plot_revealed(s: Agot1, event: Event) -> None:
    """A plot is revealed, by the framework or by an effect: the old one is used (faq1.2.3.2).

    Its when revealed effect is due in step 4 of the window that is open (faq1.2.2.3).
    """
    turn_over(s, event.player, event.card)
    window = s.opened()
    window.revealed.append(event.card)
    window.turned.append(event.player)
    event.done = True
