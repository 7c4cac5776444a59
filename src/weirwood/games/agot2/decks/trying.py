"""Decks to try a table's own cards with: a ready-made deck with all of them in it, whatever faction they are of."""

from __future__ import annotations

import msgspec

from ....cardgame.cards.catalogue import Catalogue
from .decks import Deck

COPIES = 3


def with_own_cards(deck: Deck, book: Catalogue) -> Deck:
    """The deck with the table's own cards: plots instead of its first ones, the last agenda instead of its own."""
    if not book.own:
        return deck
    plots = [book.key(card) for card in book.own if card.type == "plot"][:7]
    others = {
        book.key(card): min(COPIES, card.deck_limit)
        for card in book.own
        if card.type in ("character", "location", "attachment", "event")
    }
    left = dict(deck.cards)
    for code in [code for code in left if book.find(code).type == "plot"]:
        if sum(n for key, n in left.items() if book.find(key).type == "plot") > 7 - len(plots):
            del left[code]
    agendas = [book.key(card) for card in book.own if card.type == "agenda"]
    return msgspec.structs.replace(
        deck,
        cards=left | dict.fromkeys(plots, 1) | others,
        agenda=[deck.agenda, *agendas][-1],
        learning=True,  # whose deck building isn't checked
        book=book,
    )
