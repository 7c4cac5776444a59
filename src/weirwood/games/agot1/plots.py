"""1. The plot phase: plots are revealed, initiative is counted, the first player appointed (faq1.phase.plot.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.cards.definition import Context
from ...cardgame.phases.phases import Phase
from ...cardgame.phases.plots import recycle, turn_over, when_revealed
from ...cardgame.table import values
from ...cardgame.table.event import Event
from ...cardgame.table.words import CHOSEN
from ...kernel.decision import Option
from .timing import Box
from .titles import SelectTitles

if TYPE_CHECKING:
    from .table import Agot1

ROTATION = "plot rotation"


class RevealPlots(Box):
    """Plots are revealed, initiative is counted, the first player is appointed; then when revealed effects.

    ``revealed`` are the plots whose when revealed effects are still due: they come before all other passives
    (faq1.2.2.4). ``turned``: the players who revealed a plot, for the used pile that becomes the plot deck.
    """

    __slots__ = ("revealed", "turned")

    def __init__(self) -> None:
        super().__init__()
        self.revealed: list[int] = []
        self.turned: list[int] = []

    def reveal(self, s: Agot1) -> None:
        for seat in s.order():
            card = s.chosen[seat]
            if card >= 0:
                turn_over(s, seat, card)
                self.revealed.append(card)
                self.turned.append(seat)
        s.happen([Event("plot revealed", card, s.ctrl[card]) for card in self.revealed])

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
        options = [Option(f"first {s.name(p)}", "first", (p,)) for p in s.order()]
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

    # Step 4

    def passives(self, s: Agot1) -> None:
        due = [card for card in self.revealed if when_revealed(s, card)]
        if not due:
            super().passives(s)
        elif len(due) == 1:
            self.resolve_plot(s, due[0])
        else:
            names = [s.called(c) for c in due]
            alike = len(set(names)) < len(names)
            options = [
                Option(f"choose {s.called(c)}{f' of {s.name(s.ctrl[c])}' if alike else ''}", "choose", ("", c))
                for c in due
            ]
            prompt = "Several plots have a when revealed effect: which comes first?"
            s.ask(s.first, "order", prompt, "faq1.2.2.2", options)

    def choose(self, s: Agot1, option: Option) -> None:
        if option.args[0] == "":
            self.resolve_plot(s, option.args[1])
        else:
            super().choose(s, option)

    def resolve_plot(self, s: Agot1, card: int) -> None:
        self.revealed = [c for c in self.revealed if c != card]
        s.initiate(Context(card, s.ctrl[card], when_revealed(s, card)))

    def due(self, s: Agot1) -> list[str]:
        """An empty plot deck is made of the used pile again (faq1.3.32.1)."""
        return [ROTATION] if any(not s.plots[p] and s.used[p] for p in self.turned) else []

    def resolve_rule(self, s: Agot1, name: str) -> None:
        for seat in self.turned:
            recycle(s, seat)
        self.turned = []


def counted_out(box: Box) -> bool:
    """Whether the count that leads to a determination was cancelled, so that none follows from it."""
    return any(event.kind.endswith(" count") and event.cancelled for event in box.events)


def wins_initiative(s: Agot1, seats: list[int]) -> Event:
    """The determination: the highest initiative, then the least power, then chance (lcg1.round.3)."""
    totals = {p: values.plot_value(s, p, "initiative") for p in seats}
    best = max(totals.values())
    tied = [p for p in seats if totals[p] == best]
    how = ""
    if len(tied) > 1:
        least = min(s.total_power(p) for p in tied)
        tied, how = [p for p in tied if s.total_power(p) == least], "least power"
        if len(tied) > 1:
            how = "at random"
    winner = tied[0] if len(tied) == 1 else tied[s.chance.pick([s.name(p) for p in tied])]
    return Event("initiative", player=winner, amount=best, how=how)


class PlotPhase(Phase):
    """1. Plots are chosen in secret and revealed together (lcg1.round.2)."""

    __slots__ = ()
    name = "plot"

    def choose_plots(self, s: Agot1) -> None:
        for seat in s.order():
            if s.chosen[seat] < 0 and s.plots[seat]:
                options = [Option(f"plot {s.called(c)}", "plot", (c,)) for c in s.plots[seat]]
                options = list({option.label: option for option in reversed(options)}.values())[::-1]
                s.ask(seat, "plot", "Choose the plot you will reveal.", "lcg1.round.2", options)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        if not s.asks:
            self.at += 1
        s.place(option.args[0], CHOSEN)

    def reveal(self, s: Agot1) -> None:
        s.push(RevealPlots())

    steps = (Phase.begin_round, Phase.window, choose_plots, reveal, Phase.window, Phase.end, Phase.leave)
