"""Revealing plot cards by a card ability (rr.a1.1.3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import Context
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.phases.plots import Plots, recycle, turn_over, used_by_now, when_revealed
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.describing.players import PLAYER, YOU, Players
from ....cardgame.vocabulary.effects.base import Effect, Step, do_next

if TYPE_CHECKING:
    from ....cardgame.timing.initiating import Initiating


class RevealPlot(Effect):
    """Reveal a new plot card: its when revealed ability resolves; initiative and first player stay as they are.

    Among the when revealed abilities of the plot phase the new one has no priority: it waits with the others.
    """

    whose: Players = YOU
    phrases = (Phrase("{whose} reveal<s> a new [plot card]", whose=PLAYER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.plots[p] for p in self.whose.seats(s, ctx)[:1])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.whose.seats(s, ctx)), -1)
        found = ctx.vars.pop("new plot", None)
        if found is None:
            if seat < 0 or not s.plots[seat]:
                frame.failed = True
                return
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: choose the plot you reveal."
            s.push(Pick(seat, "new plot", s.plots[seat][:], verb="plot", prompt=prompt, rule="rr.a1.1.3.6"))
            return
        card = found[0]
        turn_over(s, seat, card)
        waiting = next((f for f in s.frames if isinstance(f, Plots)), None)
        if waiting is not None and ctx.ability is not None and ctx.ability.kind == "when revealed":
            waiting.revealed.append(card)  # faq2.behest.1
        else:
            do_next(frame, (TakesEffect(card), Revealed(card)))
        s.happen([Event("plot turned", card, seat)])


class TakesEffect(Step):
    """The when revealed ability of a plot that has been revealed."""

    card: int

    def do(self, s: Table, frame: Initiating) -> None:
        ability = when_revealed(s, self.card)
        if ability is not None:
            s.initiate(Context(self.card, s.ctrl[self.card], ability))


class Revealed(Step):
    """What follows a reveal: an empty plot deck is refilled, and the reveal may be reacted to (rr.a1.1.3.9)."""

    card: int

    def do(self, s: Table, frame: Initiating) -> None:
        for seat in s.order():
            recycle(s, seat)
        revealed = Event("plot revealed", self.card, frame.ctx.player, source=frame.ctx.card, by=frame.ctx.player)
        s.happen([revealed, *used_by_now(s)])
