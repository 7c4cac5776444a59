"""Terms: what players can offer, ask for and promise each other (section 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

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
"""What can be promised: who promises says "my", who asks for it "your", and whoever else tells of it a name."""
CARD_WORTH = 2
"""What a card is about worth in gold."""


def worded(kind: int, whose: str) -> str:
    return WORDS[kind].format(whose)


def counted(cards: Iterable[int]) -> list[str]:
    """Kinds of cards in words, those of a kind together: "2 Taxes"."""
    found = Counter(cards)
    return [CARDS[kind].name if count == 1 else f"{count} {CARDS[kind].name}" for kind, count in found.items()]


def goods(gold: int, cards: Iterable[int]) -> list[str]:
    """Gold and cards in words, as far as there are any."""
    return ([f"{gold} gold"] if gold else []) + counted(cards)


class Terms(NamedTuple):
    """What an offer says: what its maker gives and asks for. Cards are kinds of cards, words are promises."""

    seat: int
    to: int
    give_gold: int = 0
    ask_gold: int = 0
    give_cards: tuple[int, ...] = ()
    ask_cards: tuple[int, ...] = ()
    promises: tuple[int, ...] = ()
    wishes: tuple[int, ...] = ()

    @property
    def empty(self) -> bool:
        return not any(self[2:])

    def with_piece(self, field: str, value: int) -> Terms:
        """The terms with one thing more in them: an amount of gold, or another card or promise."""
        there = getattr(self, field)
        changed: dict[str, Any] = {field: value if isinstance(there, int) else (*there, value)}
        return self._replace(**changed)

    def turned(self) -> Terms:
        """The same exchange as an offer of the other player's."""
        return Terms(
            self.to, self.seat, self.ask_gold, self.give_gold, self.ask_cards, self.give_cards, self.wishes, self.promises
        )  # fmt: skip

    def said(self, own: str, other: str) -> str:
        """The offer in words; what is whose: "alice's" of who makes it, "your" of who is asked."""
        offered = goods(self.give_gold, self.give_cards)
        promised = [worded(word, own) for word in self.promises]
        asked = goods(self.ask_gold, self.ask_cards) + [worded(word, other) for word in self.wishes]
        said = (("offers", offered), ("promises", promised), ("asks for", asked))
        return listed([f"{verb} {listed(things)}" for verb, things in said if things]) or "offers nothing"

    def gain(self, seat: int) -> int:
        """What the offer is worth in gold to one of its parties, words aside."""
        worth = self.give_gold - self.ask_gold + CARD_WORTH * (len(self.give_cards) - len(self.ask_cards))
        return worth if seat == self.to else -worth
