"""Costs that are known as they are paid: X gold, among what leaves the ability a target; the cost of a card chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.decision import make_option
from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick, PickWord, bind
from ...table.event import Event
from ...timing.initiating import limit_key
from ...timing.purses import spendable
from ..describing.cards import Cards, Place
from ..describing.nouns import A_CARD
from ..describing.who import OBJECT, OwnFaction, This, Who
from ..effects.choosing import Choose, Later
from ..ruling.rules import cannot, immune
from .costs import Cost, paid

if TYPE_CHECKING:
    from ...table.state import Table
    from ..describing.known import LastKnown


class CostsX(Cards):
    """Cards whose printed cost is X; without any it is 0. While X is still to be chosen, every card may turn out to fit."""

    bound = True
    phrases = (Phrase("[ with a printed cost of] X"),)
    _place = Place.COST

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return "x" not in ctx.vars or (s.defn[card].cost or 0) == ctx.vars["x"]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return "x" not in ctx.vars or (was.defn.cost or 0) == ctx.vars["x"]

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}, and {ctx.vars.get('x', 0)} gold was paid"


COSTS_X = CostsX()


class SpendPower(Cost):
    """Discard power from a card of yours: your faction card, or this one."""

    n: int
    who: Who
    phrases = (Phrase("spend {n} power of {who}", n=NUMBER, who=OBJECT),)

    def check(self) -> None:
        if not isinstance(self.who, This | OwnFaction):
            raise ValueError("Power is spent from this card, or from your faction card.")

    def payable(self, s: Table, ctx: Context) -> bool:
        return any(s.power[card] >= self.n for card in self.who.find(s, ctx))

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [
            Event("discard power", card, s.ctrl[card], amount=self.n, source=ctx.card, by=ctx.player, cost=True)
            for card in self.who.find(s, ctx)
        ]


class SpendPowerOf(Cost):
    """Discard power from a card of yours that fits."""

    n: int
    cards: Cards
    phrases = (Phrase("take {n} power off {cards}", n=NUMBER, cards=A_CARD),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [c for c in self.cards.find(s, ctx) if s.ctrl[c] == ctx.player and s.power[c] >= self.n]

    @property
    def needs(self) -> int:
        return 1

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        rule = s.clauses.paying
        return Pick(ctx.player, paid(number), self.candidates(s, ctx), prompt=prompt, rule=rule, fits=self.cards)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [
            Event("discard power", c, s.ctrl[c], amount=self.n, source=ctx.card, by=ctx.player, cost=True)
            for c in ctx.vars[paid(number)]
        ]


class PayX(Cost):
    """Pay X gold; X is bound to ``x``."""

    phrases = (Phrase("pay an amount X of gold"),)

    def amounts(self, s: Table, ctx: Context) -> list[int]:
        """What may be paid: no more than there is, and so that there is something to choose for it."""
        return [n for n in range(self.most_x(s, ctx) + 1) if self.leaves_targets(s, ctx, n)]

    def most_x(self, s: Table, ctx: Context) -> int:
        return spendable(s, ctx.player)

    def leaves_targets(self, s: Table, ctx: Context, n: int) -> bool:
        """Whether there are targets enough once so much is paid; without any, whether there is a card to pick."""
        if ctx.ability is None:
            return True
        paying = Context(ctx.card, ctx.player, ctx.ability, ctx.occ, ctx.ev)
        paying.vars = {**ctx.vars, "x": n}
        if not ctx.ability.choose:
            picks = [e for e in ctx.ability.do if isinstance(e, Later) and isinstance(e.choose, Choose)]
            return not picks or any(effect.could(s, paying) for effect in picks)
        return all(choose.eligible(s, paying, ctx.ability.do) for choose in ctx.ability.choose)

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.amounts(s, ctx))

    def gold(self, ctx: Context, number: int = 0) -> int:
        return int(ctx.vars.get("x", 0))

    @property
    def golden(self) -> bool:
        return True

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        options = [make_option(f"pay {n}", "pay", (n,)) for n in self.amounts(s, ctx)]
        prompt = f"{s.called(ctx.card)}: how much gold do you pay?"
        return PickWord(ctx.player, "x", options, prompt, s.clauses.paying)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("pay", player=ctx.player, amount=ctx.vars["x"], source=ctx.card, by=ctx.player, cost=True)]


class PickPriced(Pick):
    """A seat picks a card whose printed cost it will pay: that is bound to ``price``."""

    __slots__ = ()

    def finish(self, s: Table, picked: list[int]) -> None:
        """What was picked, and what it costs, is known to the frame below."""
        super().finish(s, picked)
        bind(s, "price", sum(s.defn[card].cost or 0 for card in picked))


class PayItsCost(Cost):
    """Choose a card in play that fits, and pay the gold that is printed as its cost; bound to ``that``."""

    cards: Cards
    phrases = (Phrase("choose {cards} and pay its printed cost", cards=A_CARD),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [c for c in self.cards.find(s, ctx) if self.affordable(s, ctx, c) and self.choosable(s, ctx, c)]

    def affordable(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether the player has the gold for a card."""
        return (s.defn[card].cost or 0) <= spendable(s, ctx.player)

    def choosable(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether a card may be chosen, and was not chosen so as often as the ability's limit allows."""
        if s.stays(card) or cannot(s, card, "choose") or immune(s, card, s.defn[ctx.card].type, ctx.player, ctx.card):
            return False
        limit = ctx.ability.limit if ctx.ability is not None else None
        if limit is None or not limit.per_card:
            return True
        use = ctx.copy()
        use.vars["that"] = (card,)
        return s.count(*limit_key(s, use)) < limit.uses

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.candidates(s, ctx))

    def gold(self, ctx: Context, number: int = 0) -> int:
        return int(ctx.vars.get("price", 0))

    @property
    def golden(self) -> bool:
        return True

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        return PickPriced(
            ctx.player, "that", self.candidates(s, ctx), prompt=prompt, rule=s.clauses.targets, fits=self.cards
        )

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        price = ctx.vars["price"]
        return (
            [Event("pay", player=ctx.player, amount=price, source=ctx.card, by=ctx.player, cost=True)] if price else []
        )
