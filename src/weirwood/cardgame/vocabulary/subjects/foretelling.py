"""Plots before they are revealed: their choice, left to chance perhaps, the moment after it, and naming an opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table import figures
from ...table.choosing import PickWord, words
from ...table.event import Event
from ...table.words import CHOSEN, PLOTS
from ..answering.triggers import Does, Trigger
from ..bases import Condition
from ..describing.players import EACH_PLAYER, OPPONENT, PLAYER, THAT_PLAYER, WHOSE, Players
from ..effects.base import Effect
from ..ruling.rules import OnPlayers
from .agendas import revealable

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

NAMED_PLOT = "named plot"


class ActsBeforeReveal(OnPlayers):
    """Players may take actions between choosing and revealing plots."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("{players} may act between the choosing and the revealing of [plot card]s", players=PLAYER),)


class PlotsChosen(Condition):
    """Plots are chosen and not yet revealed."""

    phrases = (Phrase("[plot card]s are chosen and not yet revealed"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(card >= 0 for card in s.chosen)


class NamePlot(Effect):
    """Name a plot card, of all that there are: what lies in a plot deck is its owner's secret."""

    phrases = (Phrase("name a [plot card]"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        named = ctx.vars.pop("named", None)
        if named is not None:
            s.tick("phase", "card", ctx.card, NAMED_PLOT, named)
            s.note("named", s.name(ctx.player), named)
            return
        frame.at -= 1
        own = {defn.name for defn in s.defn if defn.type == "plot"}  # also plots that somebody has designed
        titles = sorted(s.plot_names() | own)
        prompt = f"{s.called(ctx.card)}: name a {s.speech.word('plot card')}."
        s.push(PickWord(ctx.player, "named", words({t: t for t in titles}, "name"), prompt, s.clauses.naming))


class RevealsNamedPlot(Does):
    """A player reveals a plot that was named with this card in the phase."""

    player: Players = OPPONENT
    kinds = ("plot revealed",)
    phrases = (Phrase("{player} reveals a [plot card] named with ~ this phase", player=PLAYER),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        named = s.count("phase", "card", ctx.card, NAMED_PLOT, s.defn[event.card].name)
        return bool(named) and super().match(s, ctx, event)


class PoorerPlot(Condition):
    """A player's revealed plot has a lower gold value than yours."""

    whose: Players = THAT_PLAYER
    phrases = (Phrase("{whose} revealed [plot card] has less gold than yours", whose=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        own = figures.plot_base(s, ctx.player, "income")
        return any(figures.plot_base(s, p, "income") < own for p in self.whose.seats(s, ctx) if s.plot[p] >= 0)


PLOT_CHOICE = "plot choice"


class ChoosesPlot(Trigger):
    """You are about to choose the plot that you reveal in the plot phase."""

    kinds = (PLOT_CHOICE,)
    impending = True
    phrases = (Phrase("you are about to choose the [plot card] you reveal"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.player == ctx.player and s.chosen[ctx.player] < 0


class RandomPlot(Effect):
    """Shuffle your used pile into your plot deck; chance chooses the plot that you reveal, in your place."""

    phrases = (Phrase("take your used plots back into your plot deck and let chance choose for you"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return s.chosen[ctx.player] < 0 and bool(revealable(s, ctx.player))

    def do(self, s: Table, frame: Initiating) -> None:
        seat = frame.ctx.player
        if not self.could(s, frame.ctx):
            frame.failed = True
            return
        for card in s.used[seat][:]:
            s.place(card, PLOTS)
        found = sorted(revealable(s, seat), key=s.called)
        s.place(found[s.chance.pick([s.called(card) for card in found])], CHOSEN)
        s.touch()
        s.note("random plot", s.name(seat))
