"""Crests and bonuses: predicates for what some editions print beside a card's icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ...table.words import DUPLICATE, article
from .cards import Cards, Place

if TYPE_CHECKING:
    from ...cards.definition import Card
    from ...table.state import Table
    from .known import LastKnown

CREST_WORDS = ("Holy", "Learned", "Noble", "Shadow", "War")
CREST = OneOf({crest: article(crest) for crest in CREST_WORDS})


class HasCrest(Cards):
    """Cards with a crest."""

    crest: str
    phrases = (Phrase(" with {crest} crest", crest=CREST),)
    negative = (Phrase(" without {crest} crest", crest=CREST),)
    _place = Place.ICON
    _fleeting = False

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.crest in s.defn[card].crests and s.zone[card] != DUPLICATE

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.crest in was.defn.crests

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it has no {self.crest} crest"

    def as_it_is(self, s: Table, card: int) -> str:
        return f"it has {article(self.crest)} crest"


class HasBonus(Cards):
    """Cards that print a gold, influence or initiative bonus."""

    bonus: str
    phrases = (
        Phrase(
            " with {bonus} bonus",
            bonus=OneOf(
                {
                    "income": "a gold",
                    "influence": "an influence",
                    "initiative": "an initiative",
                    "income or influence": "a gold or influence",
                }
            ),
        ),
    )
    _place = Place.ICON

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.printed_on(s.defn[card])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.printed_on(was.defn)

    def printed_on(self, defn: Card) -> bool:
        """Whether a card prints it, or one of two."""
        return any(defn.modifiers.get(each, 0) > 0 for each in self.bonus.split(" or "))

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it has no such bonus"


PRODUCING = HasBonus("income or influence")
"""Cards that print a bonus of what is spent: gold or influence."""
