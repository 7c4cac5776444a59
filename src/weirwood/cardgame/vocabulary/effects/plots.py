"""Effects on plots: a new one is revealed, and plot decks change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....kernel.decision import Option
from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.choosing import PickWord
from ...table.event import Event
from ...table.lasting import Delayed
from ...table.words import ROUND, USED
from ..players import PLAYER, THAT_PLAYER, Players
from .base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class RevealNewPlot(Effect):
    """Choose a plot card of your plot deck and reveal it; what that brings with it is the edition's affair."""

    phrases = (Phrase("choose and reveal a new [plot card]"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.plots[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = ctx.player
        chosen = ctx.vars.pop("plot", None)
        if chosen is not None:
            s.happen([Event("plot revealed", chosen, seat, source=ctx.card, by=seat)])
        elif s.plots[seat]:
            frame.at -= 1
            found = {s.called(card): card for card in reversed(s.plots[seat])}
            options = [
                Option(f"choose {name}", "choose", (card,), f"plot {name}") for name, card in reversed(found.items())
            ]
            prompt = f"{s.called(ctx.card)}: choose the plot you reveal."
            s.push(PickWord(seat, "plot", options, prompt, s.clauses.plot_choice))
        else:
            frame.failed = True


@dataclass(frozen=True)
class SwitchPlots(Effect):
    """Until the round ends, two players have each other's plot deck and used pile; what is revealed stays."""

    whose: Players = THAT_PLAYER
    phrases = (Phrase("until the round ends, you and {whose} switch plot decks and used piles", whose=PLAYER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(p != ctx.player for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for other in self.whose.seats(s, ctx)[:1]:
            switch(s, ctx.player, other)
            back = (SwitchBack(ctx.player, other),)
            s.delayed.append(Delayed(ROUND, -1, back, Context(ctx.card, ctx.player), source_name=s.called(ctx.card)))


@dataclass(frozen=True)
class SwitchBack(Effect):
    """Two players get their own plots back."""

    one: int
    other: int

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        switch(s, self.one, self.other)


def switch(s: Table, one: int, other: int) -> None:
    """Plot decks and used piles change hands: for as long as that lasts their cards count as the new player's."""
    owner = s.owner[:]
    for seat, to in ((one, other), (other, one)):
        for card in (*s.plots[seat], *s.used[seat]):
            owner[card] = s.ctrl[card] = to
            if s.zone[card] != USED:
                s.known[card] |= 1 << to
    s.owner = owner
    s.plots[one], s.plots[other] = s.plots[other], s.plots[one]
    s.used[one], s.used[other] = s.used[other], s.used[one]
    s.touch()
    s.note("switch plots", s.name(one), s.name(other))
