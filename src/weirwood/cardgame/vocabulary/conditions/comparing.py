"""Conditions that compare: numbers of cards, figures of plots, power, one player with another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table import figures
from ..bases import Condition
from ..describing.cards import Cards
from ..describing.nouns import CARDS_NOUN
from ..describing.players import OPPONENT, PLAYER, WHOSE, YOU, Players
from ..kinds import FIGURE_WORD

if TYPE_CHECKING:
    from ...table.state import Table


class Outnumber(Condition):
    """There are more cards that fit one description than another."""

    cards: Cards
    than: Cards
    phrases = (Phrase("the {cards} outnumber the {than}", cards=CARDS_NOUN, than=CARDS_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return len(self.cards.find(s, ctx)) > len(self.than.find(s, ctx))


class HigherFigure(Condition):
    """A figure of your revealed plot is higher than another player's."""

    figure: str
    than: Players = OPPONENT
    phrases = (Phrase("your {figure} is higher than {than}", figure=FIGURE_WORD, than=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        own = figures.plot_value(s, ctx.player, self.figure)
        return any(own > figures.plot_value(s, p, self.figure) for p in self.than.seats(s, ctx))


class LowerFigure(Condition):
    """A figure of your revealed plot is lower than another player's."""

    figure: str
    than: Players = OPPONENT
    phrases = (Phrase("your {figure} is lower than {than}", figure=FIGURE_WORD, than=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        own = figures.plot_value(s, ctx.player, self.figure)
        return any(own < figures.plot_value(s, p, self.figure) for p in self.than.seats(s, ctx))


class MoreGold(Condition):
    """A player has more gold in the gold pool than you."""

    players: Players
    phrases = (Phrase("{players} <have|has> more gold than you", players=PLAYER),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] > s.gold[ctx.player] for p in self.players.seats(s, ctx))


class MorePower(Condition):
    """A player has more power in all than you."""

    players: Players
    phrases = (Phrase("{players} <have|has> more power than you", players=PLAYER),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.total_power(p) > s.total_power(ctx.player) for p in self.players.seats(s, ctx))


class LargerHand(Condition):
    """A player has more cards in hand than you."""

    whose: Players
    phrases = (Phrase("{whose} hand is larger than yours", whose=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(len(s.hand[p]) > len(s.hand[ctx.player]) for p in self.whose.seats(s, ctx))


class ControlsMore(Condition):
    """A player controls more cards that fit than you."""

    players: Players
    cards: Cards
    phrases = (Phrase("{players} <have|has> more {cards} on the table than you", players=PLAYER, cards=CARDS_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        found = [s.ctrl[card] for card in self.cards.find(s, ctx)]
        return any(found.count(p) > found.count(ctx.player) for p in self.players.seats(s, ctx))


class OneHas(Condition):
    """One of some players, looked at alone, has so many cards that fit or more, or (``fewer``) so many or less."""

    players: Players
    n: int
    cards: Cards
    fewer: bool = False
    phrases = (
        Phrase("you count {n} or more {cards} of your own", players=YOU, n=NUMBER, cards=CARDS_NOUN),
        Phrase("{players} alone <have|has> {n} or more {cards}", players=PLAYER, n=NUMBER, cards=CARDS_NOUN),
        Phrase(
            "{players} alone <have|has> at most {n} {cards}", players=PLAYER, n=NUMBER, cards=CARDS_NOUN, fewer=True
        ),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        found = [s.ctrl[card] for card in self.cards.find(s, ctx)]
        counts = [found.count(p) for p in self.players.seats(s, ctx)]
        return any(n <= self.n if self.fewer else n >= self.n for n in counts)


class NoGold(Condition):
    """A player has no gold in the gold pool."""

    whose: Players = YOU
    phrases = (Phrase("{whose} gold pool is empty", whose=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(s.gold[p] for p in self.whose.seats(s, ctx))


class EmptyHand(Condition):
    """A player has no cards in hand."""

    whose: Players
    phrases = (Phrase("{whose} hand is empty", whose=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(not s.hand[p] for p in self.whose.seats(s, ctx))


class BelowReserve(Condition):
    """You have fewer cards in hand than your reserve."""

    phrases = (Phrase("your hand is smaller than your reserve"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return len(s.hand[ctx.player]) < figures.plot_value(s, ctx.player, "reserve")
