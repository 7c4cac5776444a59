"""What agendas say about deck building."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ..cards.definition import Context
from ..grammar.keeping import Kept
from ..grammar.kinds import NUMBER
from ..grammar.phrase import Category, Node, Phrase
from ..table.state import Table
from .describing.cards import Cards
from .describing.known import LastKnown
from .describing.nouns import CARDS_NOUN
from .describing.predicates import ANY_CARD, PLOT_CARD

if TYPE_CHECKING:
    from ..cards.definition import Card

NOBODY, NOWHERE = Context(-1, -1), Table("0" * 80, ())
"""For whom and at which table something is asked that is printed on a card: of neither anything is known."""
_PRINTED: Kept[Card, LastKnown] = Kept()
"""What is printed on each card."""


def printed_fit(cards: Cards, card: Card) -> bool:
    """Whether a card fits a description by what is printed on it."""
    kept = _PRINTED.get(id(card))
    if kept is None:
        kept = _PRINTED.put(card, LastKnown(card))
    return cards.fitted(NOWHERE, NOBODY, kept[1])


class DeckRule(Node):
    """A rule for the deck that an agenda is in. ``topic``: the clause that a deck breaks."""

    cards: Cards
    n: int = 0
    topic: ClassVar[str] = ""

    @property
    def about_plots(self) -> bool:
        """Whether it is the plot deck that it is about."""
        return PLOT_CARD in self.cards.parts

    def allows(self, card: Card) -> bool:
        """Whether it permits a card that would not be allowed otherwise."""
        return False

    @abstractmethod
    def broken(self, draw: Sequence[Card]) -> int | None:
        """How many such cards a deck has, if that breaks the rule."""


class MayContain(DeckRule):
    """A deck may have cards of a description that its faction would keep out."""

    phrases = (Phrase("your deck may contain {cards}", cards=CARDS_NOUN),)

    def allows(self, card: Card) -> bool:
        return printed_fit(self.cards, card)

    def broken(self, draw: Sequence[Card]) -> int | None:
        return None


class AtLeast(DeckRule):
    """A deck must have so many cards of a description, or (``different``) of so many titles."""

    different: bool = False
    topic = "banner"
    phrases = (
        Phrase("your deck must contain at least {n} {cards}", n=NUMBER, cards=CARDS_NOUN),
        Phrase(
            "your deck must contain {cards} of at least {n} different titles",
            n=NUMBER, cards=CARDS_NOUN, different=True,
        ),
    )  # fmt: skip

    def broken(self, draw: Sequence[Card]) -> int | None:
        titles = [card.name for card in draw if printed_fit(self.cards, card)]
        count = len(set(titles) if self.different else titles)
        return count if count < self.n else None


class AtMost(DeckRule):
    """A deck may have so many cards of a description at most."""

    topic = "agenda"
    phrases = (
        Phrase("your deck may contain no {cards}", n=0, cards=CARDS_NOUN),
        Phrase("your deck may contain at most {n} {cards}", n=NUMBER, cards=CARDS_NOUN),
    )

    def broken(self, draw: Sequence[Card]) -> int | None:
        count = sum(printed_fit(self.cards, card) for card in draw)
        return count if count > self.n else None


class AtMostEach(DeckRule):
    """A deck may have so many copies at most of each card of a description, by title."""

    topic = "agenda"
    phrases = (Phrase("of each of the {cards} in your deck there may be no more than {n}", n=NUMBER, cards=CARDS_NOUN),)

    def broken(self, draw: Sequence[Card]) -> int | None:
        titles = [card.name for card in draw if printed_fit(self.cards, card)]
        most = max((titles.count(title) for title in titles), default=0)
        return most if most > self.n else None


class PlotDeck(DeckRule):
    """The plot deck has another number of cards than usual, and so many titles in it may be doubled."""

    cards: Cards = PLOT_CARD
    doubled: int = 1
    phrases = (
        Phrase("your plot deck has {n} cards, neither more nor fewer", n=NUMBER),
        Phrase(
            "your plot deck has {n} cards, neither more nor fewer, and {doubled} titles may be in it twice",
            n=NUMBER,
            doubled=NUMBER,
        ),
    )

    def broken(self, draw: Sequence[Card]) -> int | None:
        return None if len(draw) == self.n else len(draw)


class Different(DeckRule):
    """Exactly so many cards of a description are in the deck, and no two of one title."""

    topic = "plots"
    phrases = (Phrase("exactly {n} of its cards are {cards}, all with different titles", n=NUMBER, cards=CARDS_NOUN),)

    def broken(self, draw: Sequence[Card]) -> int | None:
        names = [card.name for card in draw if printed_fit(self.cards, card)]
        there = len(set(names)) if len(names) == self.n else len(names)
        return there if there != self.n else None


class LargerDeck(DeckRule):
    """The draw deck has so many cards at least, in place of the usual number."""

    cards: Cards = ANY_CARD
    topic = "size"
    phrases = (Phrase("your deck has {n} cards or more", n=NUMBER),)

    def broken(self, draw: Sequence[Card]) -> int | None:
        return len(draw) if len(draw) < self.n else None


class Besides(DeckRule):
    """So many agendas of a description may be used beside this one."""

    topic = "agendas"
    phrases = (Phrase("beside this agenda you may use up to {n} {cards}", n=NUMBER, cards=CARDS_NOUN),)

    def broken(self, draw: Sequence[Card]) -> int | None:
        return None


DECK_RULE = Category(DeckRule)
