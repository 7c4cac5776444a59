"""Costs that are paid by showing cards, bringing this one in, kneeling the card that is answered, or as many as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import HAND, PLAY
from ..describing.cards import Cards
from ..describing.nouns import CARDS_FROM, CARDS_NOUN
from ..ruling.rules import cannot
from ..ruling.table_rules import keeps_hand
from .costs import Cost, paid

if TYPE_CHECKING:
    from ...table.state import Table


class RevealCards(Cost):
    """Reveal so many cards that fit from your hand."""

    n: int
    cards: Cards
    phrases = (Phrase("show {n} {cards}", n=NUMBER, cards=CARDS_FROM),)

    def check(self) -> None:
        if self.n < 2:
            raise ValueError("Several cards are shown.")

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [card for card in self.cards.find(s, ctx) if s.ctrl[card] == ctx.player and card != ctx.card]

    @property
    def needs(self) -> int:
        return self.n

    @property
    def kneels(self) -> bool:
        return True  # whatever is shown stays where it is

    def payable(self, s: Table, ctx: Context) -> bool:
        return len(self.candidates(s, ctx)) >= self.n

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        free = self.candidates(s, ctx)
        return Pick(
            ctx.player, paid(number), free, self.n, self.n, prompt=prompt, rule=s.clauses.paying, fits=self.cards
        )

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars[paid(number)]
        for card in chosen:
            s.known[card] = s.everyone
            s.note("reveal", s.name(ctx.player), s.called(card), rule=s.clauses.reveal)
        return [Event("revealed", c, ctx.player, source=ctx.card, by=ctx.player, cost=True) for c in chosen]


class RevealAnswered(Cost):
    """Reveal the card that the ability answers, from your hand."""

    bound = True
    phrases = (Phrase("show that very card"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        card = ctx.event(s).card
        return card >= 0 and card in s.hand[ctx.player]

    @property
    def kneels(self) -> bool:
        return True  # whatever is shown stays where it is

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        card = ctx.event(s).card
        s.known[card] = s.everyone
        s.note("reveal", s.name(ctx.player), s.called(card), rule=s.clauses.reveal)
        return [Event("revealed", card, ctx.player, source=ctx.card, by=ctx.player, cost=True)]


class PutThisIntoPlay(Cost):
    """Put this card into play from your hand."""

    phrases = (Phrase("bring ~ from your hand into play"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return ctx.card in s.hand[ctx.player] and s.may_put(ctx.player, ctx.card) is None

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("enter", ctx.card, ctx.player, source=ctx.card, by=ctx.player, how="put into play", cost=True)]


class BuryThis(Cost):
    """Lay this card from your hand in your dead pile."""

    phrases = (Phrase("lay ~ from your hand in your dead pile"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return ctx.card in s.hand[ctx.player]

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (ctx.card,)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("to dead pile", ctx.card, ctx.player, source=ctx.card, by=ctx.player, cost=True)]


PUT_THIS_INTO_PLAY, BURY_HELD = PutThisIntoPlay(), BuryThis()


class KneelAnswered(Cost):
    """Kneel the card that the ability answers, which is yours."""

    bound = True
    phrases = (Phrase("kneel that very character"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        card = ctx.event(s).card
        mine = card >= 0 and s.zone[card] == PLAY and s.ctrl[card] == ctx.player
        return mine and not s.kneeling[card] and not cannot(s, card, "kneel")

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (ctx.event(s).card,)

    @property
    def kneels(self) -> bool:
        return True

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        card = ctx.event(s).card
        return [Event("kneel", card, s.ctrl[card], source=ctx.card, by=ctx.player, cost=True)]


class KneelAny(Cost):
    """Kneel as many cards of yours that fit as you like, none included; they are bound to ``those``."""

    cards: Cards
    phrases = (Phrase("kneel any number of {cards}", cards=CARDS_NOUN),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        found = [card for card in self.cards.find(s, ctx) if s.ctrl[card] == ctx.player and not s.kneeling[card]]
        return [card for card in found if not cannot(s, card, "kneel")]

    @property
    def kneels(self) -> bool:
        return True

    def payable(self, s: Table, ctx: Context) -> bool:
        return True

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        free = [card for card in self.candidates(s, ctx) if card not in taken]
        if not free:
            ctx.vars["those"] = ()
            return None
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        return Pick(
            ctx.player, "those", free, 0, len(free), verb="kneel", prompt=prompt, rule=s.clauses.paying, fits=self.cards
        )

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars.get("those", ())
        return [Event("kneel", c, ctx.player, source=ctx.card, by=ctx.player, cost=True) for c in chosen]


class DiscardThis(Cost):
    """Discard this card from your hand."""

    phrases = (Phrase("discard ~ out of hand"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.zone[ctx.card] == HAND and s.owner[ctx.card] == ctx.player and not keeps_hand(s, ctx.player)

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (ctx.card,)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("discard from hand", ctx.card, ctx.player, source=ctx.card, by=ctx.player, cost=True)]


DISCARD_HELD = DiscardThis()
