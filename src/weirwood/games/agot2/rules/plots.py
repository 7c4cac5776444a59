"""Revealing plot cards by a card ability (rr.a1.1.3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import Context
from ....cardgame.grammar.kinds import Flag
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.phases.plots import Plots, recycle, turn_over, used_by_now, when_revealed
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import PLOTS, STAYS
from ....cardgame.vocabulary.describing.cards import Cards
from ....cardgame.vocabulary.describing.nouns import A_CARD
from ....cardgame.vocabulary.describing.players import PLAYER, YOU, Players
from ....cardgame.vocabulary.describing.who import SAME
from ....cardgame.vocabulary.effects.base import Effect, Step, do_next
from ....cardgame.vocabulary.effects.lasting import add_lasting
from ....cardgame.vocabulary.subjects.agendas import LeavesGame, barred, plot_deck, revealable

if TYPE_CHECKING:
    from ....cardgame.timing.initiating import Initiating


LEAVES = Flag(", and once it leaves play, out of the game it goes")


class RevealPlot(Effect):
    """Reveal a new plot card: its when revealed ability resolves; initiative and first player stay as they are.

    Among the when revealed abilities of the plot phase the new one has no priority: it waits with the others.
    ``leaves``: it leaves the game as it leaves play. ``returned``: the revealed plot card goes back to the plot deck first.
    """

    whose: Players = YOU
    cards: Cards | None = None
    leaves: bool = False
    returned: bool = False
    phrases = (
        Phrase("{whose} reveal<s> a new [plot card]", whose=PLAYER),
        Phrase("{whose} reveal<s> {cards} as a new [plot card]{leaves}", whose=PLAYER, cards=A_CARD, leaves=LEAVES),
        Phrase("{whose} put<s> the revealed [plot card] back into the plot deck and reveal<s> a new one", whose=PLAYER, returned=True),
    )  # fmt: skip
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.found(s, ctx, p) for p in self.whose.seats(s, ctx)[:1])

    def found(self, s: Table, ctx: Context, seat: int) -> list[int]:
        """The plots that may be revealed; one that must be the next comes before all others."""
        if barred(s, seat):
            return []
        cards = plot_deck(s, seat) if self.cards is not None else revealable(s, seat)
        fitting = [c for c in cards if self.cards is None or self.cards.fits(s, ctx, c)]
        return [c for c in revealable(s, seat) if c in fitting] or fitting

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.whose.seats(s, ctx)), -1)
        found = ctx.vars.pop("new plot", None)
        if found is None:
            plots = self.found(s, ctx, seat) if seat >= 0 else []
            if not plots:
                frame.failed = True
                return
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: choose the plot you reveal."
            s.push(Pick(seat, "new plot", plots, verb="plot", prompt=prompt, rule="rr.a1.1.3.6"))
            return
        card = found[0]
        waiting = next((f for f in s.frames if isinstance(f, Plots)), None)
        old = s.plot[seat]
        turn_over(s, seat, card)
        if self.leaves:
            add_lasting(s, ctx, LeavesGame(SAME), STAYS, card=card)
        if self.returned and old >= 0:
            s.place(old, PLOTS)
            if waiting is not None and old in waiting.revealed:
                waiting.revealed.remove(old)
        if waiting is not None and (ctx.ability is None or ctx.ability.kind == "when revealed"):
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
