"""Terms: what players can offer, ask for and promise each other (section 9)."""

from __future__ import annotations

from typing import NamedTuple

from .board import NONE
from .cards import CARDS
from .words import listed

ELECTION, PASSAGE, PEACE, MARRIAGE, BATTLE, RANSOM = range(6)
WORDS = (
    "support in the next election",
    "passage through {} Villages",
    "peace this round",
    "a marriage",
    "support in Battle",
    "half of the next Ransom",
)
"""What can be promised: who promises says "my", who asks for it "your"."""
CARD_WORTH = 2
"""What a card is about worth in gold."""


def worded(kind: int, whose: str) -> str:
    return WORDS[kind].format(whose)


def goods(gold: int, card: int) -> list[str]:
    """Gold and a kind of card in words, as far as there are any."""
    return ([f"{gold} gold"] if gold else []) + ([CARDS[card].name] if card >= 0 else [])


class Terms(NamedTuple):
    """What an offer says: what its maker gives and asks for. Cards are kinds of cards, words are promises."""

    seat: int
    to: int
    give_gold: int = 0
    ask_gold: int = 0
    give_card: int = NONE
    ask_card: int = NONE
    promise: int = NONE
    wish: int = NONE

    @property
    def empty(self) -> bool:
        return not self.give_gold and not self.ask_gold and max(self[4:]) < 0

    def said(self) -> str:
        """The offer in words."""
        offered = goods(self.give_gold, self.give_card)
        promised = [worded(self.promise, "his")] if self.promise >= 0 else []
        asked = goods(self.ask_gold, self.ask_card) + ([worded(self.wish, "your")] if self.wish >= 0 else [])
        said = (("offers", offered), ("promises", promised), ("asks for", asked))
        return listed([f"{verb} {listed(things)}" for verb, things in said if things]) or "offers nothing"

    def gain(self, seat: int) -> int:
        """What the offer is worth in gold to one of its parties, words aside."""
        cards = (self.give_card >= 0) - (self.ask_card >= 0)
        worth = self.give_gold - self.ask_gold + CARD_WORTH * cards
        return worth if seat == self.to else -worth
