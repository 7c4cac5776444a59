"""Effects on plots: a new one is revealed, and plot decks change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....kernel.decision import Option
from ...cards.definition import WHEN_REVEALED, Ability, Context
from ...grammar.phrase import Phrase
from ...table.choosing import PickWord, words
from ...table.event import Event
from ...table.lasting import Delayed
from ...table.words import ROUND, USED
from ..players import PLAYER, THAT_PLAYER, YOU, Players
from .base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


@dataclass(frozen=True)
class RevealNewPlot(Effect):
    """A player chooses a plot card of the own plot deck and reveals it; what that brings with it is the edition's affair."""

    by: Players = YOU
    phrases = (
        Phrase("choose and reveal a new [plot card]"),
        Phrase("{by} chooses and reveals a new [plot card]", by=PLAYER),
    )

    @property
    def order(self) -> bool:
        return self.by == YOU

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.plots[p] for p in self.by.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.by.seats(s, ctx)), ctx.player)
        chosen = ctx.vars.pop("plot", None)
        if chosen is not None:
            s.happen([Event("plot revealed", chosen, seat, source=ctx.card, by=ctx.player)])
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


class CopyWhenRevealed(Effect):
    """Carry out the when revealed ability of an opponent's revealed plot as if it were this card's."""

    phrases = (Phrase("do what the revealed [plot card] of an opponent does when revealed, as if ~ said so"),)

    def copied(self, s: Table, ctx: Context) -> dict[str, Ability]:
        """The abilities that could be copied, by the plots that have them; a copy of a copy leads nowhere."""
        plots = [s.plot[p] for p in s.opponents(ctx.player) if s.plot[p] >= 0]
        abilities = {s.called(c): a for c in plots for a in s.defn[c].abilities if a.kind == WHEN_REVEALED}
        return {name: ability for name, ability in abilities.items() if self not in ability.do}

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.copied(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen, found = ctx.vars.pop("copied", None), self.copied(s, ctx)
        if chosen is not None:
            s.initiate(Context(ctx.card, ctx.player, found[chosen]))
        elif found:
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: copy the when revealed ability of which plot?"
            s.push(PickWord(ctx.player, "copied", words({name: name for name in found}), prompt, s.clauses.either))
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
