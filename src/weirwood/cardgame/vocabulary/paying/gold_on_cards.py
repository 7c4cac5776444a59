"""Costs that are paid with the gold on the card itself: X of it is discarded, or some moves to another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from .costs import Cost, paid
from .variable_costs import PayX

if TYPE_CHECKING:
    from ...table.state import Table


class SpendX(PayX):
    """Discard X gold from this card, at least 1; X is bound to ``x``."""

    phrases = (Phrase("discard an amount X of gold, at least 1, from ~"),)

    def amounts(self, s: Table, ctx: Context) -> list[int]:
        return [n for n in range(1, self.most_x(s, ctx) + 1) if self.leaves_targets(s, ctx, n)]

    def most_x(self, s: Table, ctx: Context) -> int:
        return s.tokens.get((ctx.card, "gold"), 0)

    def gold(self, ctx: Context, number: int = 0) -> int:
        return 0

    @property
    def golden(self) -> bool:
        return False

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        x = ctx.vars["x"]
        return [Event("token", ctx.card, ctx.player, amount=-x, how="gold", source=ctx.card, by=ctx.player, cost=True)]


class MoveGoldTo(Cost):
    """Move 1 gold from this card to another that fits."""

    cards: Cards
    phrases = (Phrase("put 1 gold of ~ on {cards}", cards=A_CARD),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [card for card in self.cards.find(s, ctx) if card != ctx.card]

    @property
    def needs(self) -> int:
        return 1

    @property
    def kneels(self) -> bool:
        return True  # whoever is paid with is still there

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.tokens.get((ctx.card, "gold"), 0) > 0 and bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        return Pick(
            ctx.player, paid(number), self.candidates(s, ctx), prompt=prompt, rule=s.clauses.paying, fits=self.cards
        )

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [
            Event("gold onto", card, s.ctrl[card], other=ctx.card, amount=1, source=ctx.card, by=ctx.player, cost=True)
            for card in ctx.vars[paid(number)]
        ]
