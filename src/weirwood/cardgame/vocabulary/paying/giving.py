"""Costs that go to another player, or come from one: gold and power that is given, another's gold for an event; to one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...timing.purses import spendable
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.players import WHOSE, Players
from .costs import Cost, paid

if TYPE_CHECKING:
    from ...table.state import Table


class GiveGold(Cost):
    """Give gold to the player whose ability asks for it, from what one may spend."""

    n: int
    phrases = (Phrase("give you {n} gold", n=NUMBER),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return spendable(s, ctx.player) >= self.n and s.ctrl[ctx.card] != ctx.player

    def gold(self, ctx: Context, number: int = 0) -> int:
        return self.n

    @property
    def golden(self) -> bool:
        return True

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        to = s.ctrl[ctx.card]
        return [Event("move gold", player=ctx.player, other=to, amount=self.n, source=ctx.card, cost=True)]


class GivePower(Cost):
    """Power moves from one's own faction card to that of the player whose ability asks for it."""

    n: int
    way = "power"
    phrases = (Phrase("give you {n} power of their [faction card]", n=NUMBER),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.power[s.faction[ctx.player]] >= self.n and s.ctrl[ctx.card] != ctx.player

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        to = s.ctrl[ctx.card]
        own, other = s.faction[ctx.player], s.faction[to]
        return [Event("move power", own, to, other=other, amount=self.n, source=ctx.card, by=ctx.player, cost=True)]


class PowerOnto(Cost):
    """Power moves from your faction card to a card of yours that fits."""

    n: int
    cards: Cards
    way = "power"
    phrases = (Phrase("move {n} power off your [faction card] to {cards}", n=NUMBER, cards=A_CARD),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [card for card in self.cards.find(s, ctx) if s.ctrl[card] == ctx.player]

    @property
    def needs(self) -> int:
        return 1

    @property
    def kneels(self) -> bool:
        return True  # the card stays where it is

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.power[s.faction[ctx.player]] >= self.n and bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        found = self.candidates(s, ctx)
        return Pick(ctx.player, paid(number), found, prompt=prompt, rule=s.clauses.paying, fits=self.cards)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        own, by = s.faction[ctx.player], ctx.player
        return [
            Event("move power", own, by, other=card, amount=self.n, source=ctx.card, by=by, cost=True)
            for card in ctx.vars[paid(number)]
        ]


class DiscardOwnTop(Cost):
    """Discard the top cards of your own deck."""

    n: int = 1
    phrases = (
        Phrase("discard your deck's top card"),
        Phrase("discard your deck's top {n} cards", n=NUMBER),
    )

    def payable(self, s: Table, ctx: Context) -> bool:
        return len(s.deck[ctx.player]) >= self.n

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        cards = s.deck[ctx.player][: self.n]
        return [Event("discard top", c, ctx.player, source=ctx.card, by=ctx.player, cost=True) for c in cards]


class PriceFrom(Cost):
    """The event itself is paid for with another player's gold, and with nothing else."""

    whose: Players
    phrases = (Phrase("pay for ~ with gold of {whose} gold pool alone", whose=WHOSE),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.whose.seats(s, ctx))

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return []


def paymaster(s: Table, ctx: Context) -> int:
    """Whose gold pays for an event: its player's, unless the ability says otherwise."""
    for cost in ctx.ability.costs if ctx.ability is not None else ():
        if isinstance(cost, PriceFrom):
            return next(iter(cost.whose.seats(s, ctx)), ctx.player)
    return ctx.player
