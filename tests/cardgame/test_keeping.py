"""What is kept about cards while a server runs: many tables play cards of their own, and what is kept stays small."""

from __future__ import annotations

from weirwood.cardgame.cards.definition import Card
from weirwood.cardgame.vocabulary import deckbuilding
from weirwood.cardgame.vocabulary.changing.hand_and_deck import Draw
from weirwood.cardgame.vocabulary.describing.predicates import CHARACTER
from weirwood.cardgame.vocabulary.effects import choosing
from weirwood.games.agot2.speech import SPEECH

MANY = 12_000
FEW = 10_000


def test_printed_facts_of_very_many_cards_are_not_all_kept() -> None:
    for number in range(MANY):
        assert deckbuilding.printed_fit(CHARACTER, Card(f"T-{number}", f"Card {number}", "character"))
    assert 0 < len(deckbuilding._PRINTED) <= FEW


def test_words_of_very_many_nodes_are_not_all_kept() -> None:
    for number in range(MANY):
        assert SPEECH.said(Draw(number + 2)) == f"draw {number + 2} cards"
    assert 0 < len(SPEECH.kept) <= FEW


def test_very_many_abilities_are_not_all_kept() -> None:
    for _ in range(MANY):
        assert not choosing.about_player((Draw(1),))
    assert 0 < len(choosing._ABOUT_PLAYER) <= FEW
