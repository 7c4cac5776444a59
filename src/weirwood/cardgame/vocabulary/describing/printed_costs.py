"""Descriptions of cards by printed costs: the lowest in play, or the same as another's; and another card that is no dearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Card, Context
from ...grammar.phrase import Phrase
from ...table import values
from ...table.words import CHARACTER
from .cards import Cards
from .who import TOPIC, Each, Same, Who

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class Cheapest(Cards):
    """Characters than which none in play has a lower printed cost; who has no printed cost is never one of them."""

    phrases = (Phrase(" whose printed cost is the lowest in play"),)

    def lowest(self, s: Table) -> int:
        """The lowest cost that is printed on a character in play; -1 without any."""
        found = [s.defn[c] for side in s.area for c in side if values.is_character(s, c)]
        return min([defn.cost or 0 for defn in found if not defn.costless], default=-1)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        defn = s.defn[card]
        return values.is_character(s, card) and not defn.costless and (defn.cost or 0) == self.lowest(s)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.type == CHARACTER and not was.defn.costless and (was.defn.cost or 0) <= self.lowest(s)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}, and another's is {self.lowest(s)}"


def printed(defn: Card) -> tuple[bool, bool, int | None]:
    """What is printed as the cost of a card: a number, an X, a dash or nothing."""
    return bool(defn.x_cost), defn.costless, defn.cost


class SameCost(Cards):
    """Cards with the same printed cost as a card that is meant: X is another than any number; a dash is no cost at all."""

    who: Who
    phrases = (Phrase(" of the same printed cost as {who}", who=TOPIC),)

    def check(self) -> None:
        if isinstance(self.who, Each | Same):
            raise ValueError("One card is meant.")

    def same(self, s: Table, ctx: Context, defn: Card) -> bool:
        """Whether the card that is meant costs as much as this."""
        return not defn.costless and any(printed(s.defn[c]) == printed(defn) for c in self.who.find(s, ctx))

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.same(s, ctx, s.defn[card])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.same(s, ctx, was.defn)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}"


class NoDearer(Cards):
    """Cards with another title than a card that is meant, and a printed cost that is no higher; a dash is no cost at all."""

    bound = True
    who: Who
    phrases = (Phrase(" with another title and no higher printed cost than {who}", who=TOPIC),)

    def check(self) -> None:
        if isinstance(self.who, Each | Same):
            raise ValueError("One card is meant.")

    def other(self, s: Table, ctx: Context, defn: Card) -> bool:
        """Whether this is another one, and costs no more than the card that is meant."""
        found = [s.defn[card] for card in self.who.find(s, ctx)]
        return not defn.costless and any(
            each.name != defn.name and not each.costless and (defn.cost or 0) <= (each.cost or 0) for each in found
        )

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.other(s, ctx, s.defn[card])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.other(s, ctx, was.defn)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}, or it has the same title"


CHEAPEST = Cheapest()
