"""Costs of X gold: X is chosen as it is paid, among what leaves the ability a target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.decision import Option
from ...kernel.frame import Frame
from ..cards.definition import Context
from ..grammar.phrase import Phrase
from ..table.choosing import PickWord
from ..table.event import Event
from ..timing.purses import spendable
from .cards import Cards, Place
from .costs import Cost

if TYPE_CHECKING:
    from ..table.state import Table
    from .known import LastKnown


class CostsX(Cards):
    """Cards whose printed cost is X; without any it is 0. While X is still to be chosen, every card may turn out to fit."""

    bound = True
    phrases = (Phrase(" with a printed cost of X"),)
    _place = Place.COST

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return "x" not in ctx.vars or (s.defn[card].cost or 0) == ctx.vars["x"]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return "x" not in ctx.vars or (was.defn.cost or 0) == ctx.vars["x"]

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}, and {ctx.vars.get('x', 0)} gold was paid"


COSTS_X = CostsX()


class PayX(Cost):
    """Pay X gold; X is bound to ``x``."""

    phrases = (Phrase("pay X gold"),)

    def amounts(self, s: Table, ctx: Context) -> list[int]:
        """What may be paid: no more than there is, and so that there is something to choose for it."""
        return [n for n in range(spendable(s, ctx.player) + 1) if self.leaves_targets(s, ctx, n)]

    def leaves_targets(self, s: Table, ctx: Context, n: int) -> bool:
        if ctx.ability is None or not ctx.ability.choose:
            return True
        paying = Context(ctx.card, ctx.player, ctx.ability, ctx.occ, ctx.ev)
        paying.vars = {**ctx.vars, "x": n}
        return all(choose.eligible(s, paying, ctx.ability.do) for choose in ctx.ability.choose)

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.amounts(s, ctx))

    def gold(self, ctx: Context, number: int = 0) -> int:
        return int(ctx.vars.get("x", 0))

    @property
    def golden(self) -> bool:
        return True

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        options = [Option(f"pay {n}", "pay", (n,)) for n in self.amounts(s, ctx)]
        prompt = f"{s.called(ctx.card)}: how much gold do you pay?"
        return PickWord(ctx.player, "x", options, prompt, s.clauses.paying)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("pay", player=ctx.player, amount=ctx.vars["x"], source=ctx.card, by=ctx.player, cost=True)]
