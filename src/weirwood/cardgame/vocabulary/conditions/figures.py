"""Conditions and amounts that are figures of revealed plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table import figures
from ..bases import Condition, Count
from ..describing.players import OPPONENT, WHOSE, YOU, Players
from ..kinds import FIGURE_WORD

if TYPE_CHECKING:
    from ...table.state import Table


class FigureAtLeast(Condition):
    """A figure of a player's revealed plot is so much or more."""

    figure: str
    n: int
    whose: Players = OPPONENT
    phrases = (Phrase("{whose} {figure} is {n} or more", whose=WHOSE, figure=FIGURE_WORD, n=NUMBER),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(figures.plot_value(s, p, self.figure) >= self.n for p in self.whose.seats(s, ctx))


class FigureOf(Count):
    """A figure of a player's revealed plot."""

    figure: str
    whose: Players = YOU
    phrases = (Phrase("{whose} {figure}", whose=WHOSE, figure=FIGURE_WORD),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return max((figures.plot_value(s, p, self.figure) for p in self.whose.seats(s, ctx)), default=0)
