"""Plots: turning them over, who wins initiative by them, and the part of a plot phase that the editions share."""

from __future__ import annotations

from typing import Self

from ...kernel.decision import Option, make_option
from ..cards.definition import WHEN_REVEALED, Ability, Context
from ..table import figures
from ..table.event import Event
from ..table.state import Table
from ..table.words import CHOSEN, NEW_PLOT, PLOT, PLOTS, REMOVED, USED
from ..vocabulary.ruling.rules import active, bearing
from ..vocabulary.ruling.table_rules import OpponentGoesFirst
from ..vocabulary.subjects.agendas import COMPELLED, LeavesGame, barred, plot_deck, revealable
from .phases import Phase


def turn_over(s: Table, seat: int, card: int) -> None:
    """A plot is turned faceup on top of the old one, which is used now; what lasted until then is over."""
    old = s.plot[seat]
    if old >= 0 and bearing(s, LeavesGame, old):
        s.place(old, REMOVED)
        s.note("remove", s.called(old), REMOVED, False, 0)
    elif old >= 0:
        s.place(old, USED)
        s.plot_used(old)
        if PLOT_USED in s.listeners:
            s.tick("phase", PLOT_USED, old)
    s.place(card, PLOT)
    if COMPELLED in s.tally:
        s.tally[COMPELLED].pop((COMPELLED, "player", seat), None)
    if s.lasting:
        s.keep_lasting(e for e in s.lasting if not (e.until == NEW_PLOT and e.player == seat))
    s.note("plot", s.name(seat), s.called(card), rule=s.clauses.plot_revealed)
    s.touch()


PLOT_USED = "plot used"
"""That a plot has gone to its used pile, which is told with the reveal of the next."""


def used_by_now(s: Table) -> list[Event]:
    """The plots that went to used piles and of which nobody has been told yet."""
    counts = s.tally.get("phase", {})
    found = [key for key in counts if key[1] == PLOT_USED]
    for key in found:
        del counts[key]
    return [Event(PLOT_USED, key[2], s.owner[key[2]]) for key in found]


def recycle(s: Table, seat: int) -> None:
    """Whoever revealed the last plot takes the used pile back."""
    if not plot_deck(s, seat) and s.used[seat]:
        for card in s.used[seat][:]:
            s.place(card, PLOTS)
        s.note("recycle", s.name(seat), rule=s.clauses.plots_recycled)


def when_revealed(s: Table, card: int) -> Ability | None:
    """A plot's when revealed ability."""
    return next((a for a in s.defn[card].abilities if a.kind == WHEN_REVEALED), None)


def highest_initiative(s: Table, seats: list[int]) -> tuple[int, int, str]:
    """Who of these has the highest initiative, how high it is, and what broke a tie: the least power, then chance."""
    totals = {p: figures.plot_value(s, p, "initiative") for p in seats}
    best = max(totals.values())
    tied, how = [p for p in seats if totals[p] == best], ""
    if len(tied) > 1:
        least = min(s.total_power(p) for p in tied)
        tied = [p for p in tied if s.total_power(p) == least]
        how = "least power" if len(tied) == 1 else "at random"
    winner = tied[0] if len(tied) == 1 else tied[s.chance.pick([s.name(p) for p in tied])]
    return winner, best, how


def wins_initiative(s: Table, seats: list[int]) -> int:
    """Who of these wins initiative, which is told."""
    winner, best, how = highest_initiative(s, seats)
    clauses = s.clauses
    rules = {
        "": clauses.initiative,
        "least power": clauses.initiative_least_power,
        "at random": clauses.initiative_at_random,
    }
    s.note("initiative", s.name(winner), best, how, rule=rules[how])
    return winner


class Plots(Phase):
    """A plot phase: ``revealed`` are the plots whose when revealed abilities are still due, ``winner`` has initiative."""

    __slots__ = ("revealed", "winner")
    name = "plot"

    def __init__(self) -> None:
        super().__init__()
        self.revealed: list[int] = []
        self.winner = -1

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.revealed, new.winner = self.revealed[:], self.winner

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if not s.asks:
            self.at += 1
        if option.verb == "plot":
            s.place(option.args[0], CHOSEN)
        elif option.verb == "first":
            s.first = option.args[0]
            s.touch()
            s.note("first player", s.name(s.first), rule=s.clauses.first_player)
            self.became_first(s)
        else:
            self.at -= 1
            self.reveal_effect(s, option.args[0])

    def became_first(self, s: Table) -> None:
        """What may follow on it, if anything."""

    def players(self, s: Table) -> list[int]:
        """Those who choose and reveal plots at the same time, in the order in which it is told."""
        return s.order()

    def choose_plots(self, s: Table) -> None:
        """All choose at the same time, each without seeing the others' choice; copies of a plot are one option."""
        for seat in self.players(s):
            if s.chosen[seat] < 0 and revealable(s, seat):
                options = [make_option(f"plot {s.called(c)}", "plot", (c,)) for c in revealable(s, seat)]
                options = list({option.label: option for option in options[::-1]}.values())[::-1]
                s.ask(seat, "plot", "Choose the plot you will reveal.", s.clauses.plot_choice, options)

    def reveal(self, s: Table) -> None:
        """Simultaneously, each in place of the old one."""
        self.revealed = []
        for seat in self.players(s):
            if s.chosen[seat] >= 0:
                self.revealed.append(s.chosen[seat])
                self.turn_over(s, seat, s.chosen[seat])

    def turn_over(self, s: Table, seat: int, card: int) -> None:
        turn_over(s, seat, card)

    def compared(self, s: Table) -> bool:
        """Whether there are plots whose initiative is compared: if nobody may reveal a new one, the old ones."""
        return bool(self.revealed) or any(s.plot[p] >= 0 and barred(s, p) for p in self.players(s))

    def initiative(self, s: Table) -> None:
        """The highest initiative, then the least power, then chance."""
        seats = self.players(s)
        if any(s.undecided(p, "initiative") for p in seats):
            self.at -= 1
        elif self.compared(s):
            self.winner = wins_initiative(s, seats)

    def choose_first(self, s: Table) -> None:
        """The winner of initiative chooses any player."""
        if self.winner >= 0:
            seats = [p for p in self.players(s) if p != self.winner or not active(s, OpponentGoesFirst, self.winner)]
            options = [make_option(f"first {s.name(p)}", "first", (p,)) for p in seats]
            prompt = "You won initiative: who is the first player?"
            s.ask(self.winner, "first player", prompt, s.clauses.first_player, options)

    def when_revealed(self, s: Table) -> None:
        """One after the other, in an order the (new) first player sets."""
        due = [c for c in self.revealed if when_revealed(s, c)]
        if not due:
            return
        if len(due) == 1:
            self.at -= 1
            self.reveal_effect(s, due[0])
            return
        options = [make_option(f"choose {s.called(c)}", "choose", (c,)) for c in due]
        if len({o.label for o in options}) < len(options):
            options = [make_option(f"choose {s.called(c)} of {s.name(s.ctrl[c])}", "choose", (c,)) for c in due]
        s.ask(
            s.first,
            "order",
            "Several plots have a “When revealed” ability: which first?",
            s.clauses.when_revealed_order,
            options,
        )

    def reveal_effect(self, s: Table, card: int) -> None:
        self.revealed = [c for c in self.revealed if c != card]
        s.initiate(Context(card, s.ctrl[card], when_revealed(s, card)))

    def react(self, s: Table) -> None:
        """The plots have been revealed, which may be answered now."""
        revealed = [Event("plot revealed", s.plot[p], p) for p in s.order() if s.plot[p] >= 0 and not barred(s, p)]
        s.happen([*revealed, *used_by_now(s)])
