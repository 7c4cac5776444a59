"""Replacement effects of cards that are not in play: what happens instead of their being discarded, or searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..describing.cards import Cards
from ..kinds import A_CHALLENGE_TYPE
from .rules import Static

if TYPE_CHECKING:
    from ...table.state import Table


class EntersInstead(Static):
    """Put into play instead of being discarded: from hand or deck, or from hand for the claim of a type of challenge."""

    claim: str = field(default="", kw_only=True)
    phrases = (
        Phrase("rather than being discarded from hand or deck, ~ enters play"),
        Phrase(
            "rather than being discarded from hand for {claim} claim, ~ enters play",
            claim=A_CHALLENGE_TYPE,
        ),
    )

    def replaces(self, s: Table, event: Event) -> bool:
        """Whether an occurrence is the one that it replaces."""
        if not self.claim:
            return True
        c = s.challenge
        return event.how == "claim" and event.kind == "discard from hand" and c is not None and c.claim == self.claim


def entered_instead(s: Table, event: Event) -> Event | None:
    """What happens instead of a card's being discarded from hand or deck, if its text says so and it may enter play."""
    rules = [rule for rule in s.defn[event.card].constants if isinstance(rule, EntersInstead)]
    if event.cancelled or not any(rule.replaces(s, event) for rule in rules) or s.may_put(event.player, event.card):
        return None
    return Event("enter", event.card, s.owner[event.card], source=event.card, how="put into play")


class FoundByAnySearch(Static):
    """Whatever is searched for in its player's deck, this may be found."""

    phrases = (Phrase("while ~ is in your deck, it may be found by any search, whatever for"),)


def may_be_found(s: Table, ctx: Context, cards: Cards, card: int) -> bool:
    """Whether a card in a deck is what a search is for."""
    return cards.fits(s, ctx, card) or any(isinstance(rule, FoundByAnySearch) for rule in s.defn[card].constants)
