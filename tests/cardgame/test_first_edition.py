"""The first edition's cards: their texts read as the cards, and none is without words."""

from __future__ import annotations

import pytest
from saying import read_again, said

from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot1.catalogue import catalogue
from weirwood.games.agot1.faq import VERSIONS
from weirwood.games.agot1.speech import SPEECH


def written() -> list[Card]:
    """Every text that a card has or had."""
    found: dict[str, list[Card]] = {}
    for faq in VERSIONS:
        for card in catalogue(faq).by_code.values():
            texts = found.setdefault(card.code, [])
            if card.written and card not in texts:
                texts.append(card)
    return [card for texts in found.values() for card in texts]


@pytest.mark.parametrize("card", written(), ids=lambda card: card.code)
def test_the_text_of_every_card_reads_as_the_card(card: Card) -> None:
    assert read_again(card, SPEECH) == said(card)
