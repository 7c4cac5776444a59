"""Texts that are read back: what a card says is what it does, and no two abilities read the same.

A text is read into every tree that would be said so; two of them, none, or another one than was said are failures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import trees
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from saying import EDITIONS, edition, read_again, said
from swaps import swapped

from weirwood.cardgame.cards.definition import Card
from weirwood.cardgame.grammar.phrase import Unsayable
from weirwood.cardgame.vocabulary.answering.triggers import Trigger
from weirwood.cardgame.vocabulary.deckbuilding import DeckRule
from weirwood.cardgame.vocabulary.everything import (
    THAT,
    Action,
    Choose,
    Draw,
    Exists,
    GainGold,
    If,
    Killed,
    Kneel,
    Reaction,
    Response,
    each,
)  # fmt: skip
from weirwood.cardgame.vocabulary.paying.costs import COSTS
from weirwood.cardgame.vocabulary.text import card_text

EXAMPLES = 40


@pytest.mark.parametrize("id", EDITIONS)
def test_the_text_of_every_card_reads_as_the_card(id: str) -> None:
    speech = edition(id).speech
    wrong = [card.name for card in edition(id).cards if read_again(card, speech) != said(card)]
    assert wrong == []


@pytest.mark.parametrize("id", EDITIONS)
def test_a_thousand_cards_with_something_swapped_read_as_they_are(id: str) -> None:
    speech = edition(id).speech
    texts: dict[tuple[str, ...], Card] = {}
    for card in swapped(edition(id), 1000):
        assert read_again(card, speech) == said(card), card_text(card, speech)
        text = (card.name, card.type, *card_text(card, speech))
        assert text not in texts or said(texts[text]) == said(card), text
        texts[text] = card
    assert len(texts) == 1000


# Random trees, each put into a card


def event(do: Any, **more: Any) -> Card:
    return Card("probe", "Probe", "event", abilities=[Action(do, **more)])


def person(**more: Any) -> Card:
    return Card("probe", "Probe", "character", **more)


def answer(id: str, trigger: Any) -> Card:
    kind = Reaction if id == "agot2" else Response
    return person(abilities=[kind(trigger, Draw(1))])


Family = tuple[Callable[[str], st.SearchStrategy[Any]], Callable[[str, Any], Card]]
FAMILIES: dict[str, Family] = {
    "cards chosen": (lambda id: trees.cards(2), lambda id, found: event(Kneel(THAT), choose=Choose(found))),
    "each card": (lambda id: trees.cards(2), lambda id, found: event(Kneel(each(found)))),
    "any card": (lambda id: trees.cards(2), lambda id, found: answer(id, Killed(found))),
    "cards there are": (lambda id: trees.cards(2), lambda id, found: Card("probe", "Probe", "event", play_only=Exists(found))),
    "hosts": (lambda id: trees.cards(2), lambda id, found: Card("probe", "Probe", "attachment", attach_to=found)),
    "decks": (lambda id: trees.of(DeckRule, 2), lambda id, found: Card("probe", "Probe", "agenda", deck=(found,))),
    "amounts": (lambda id: trees.amount(2), lambda id, found: event(GainGold(found))),
    "conditions of use": (lambda id: trees.condition(2), lambda id, found: event(Draw(1), condition=found)),
    "conditions of effects": (lambda id: trees.condition(2), lambda id, found: event(If(found, (Draw(1),)))),
    "triggers": (lambda id: trees.of(Trigger, 2), answer),
    "costs": (lambda id: trees.value(COSTS, 2), lambda id, found: person(abilities=[Action(Draw(1), costs=list(found))])),
    "rules": (lambda id: st.lists(trees.rule(2), min_size=1, max_size=3), lambda id, found: person(constants=found)),
    "effects": (lambda id: trees.several(2).filter(lambda found: not found[0].targets), lambda id, found: event(list(found))),
    "abilities": (lambda id: trees.ability(id, 2), lambda id, found: person(abilities=[found])),
}  # fmt: skip


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("family", FAMILIES)
def test_random_trees_read_as_they_are(family: str, id: str) -> None:
    drawn, put = FAMILIES[family]
    speech = edition(id).speech
    counted: Counter[bool] = Counter()

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(drawn(id))
    def reads(tree: Any) -> None:
        try:
            card = put(id, tree)
            text = card_text(card, speech)
        except (Unsayable, ValueError):  # there are no words for it, and whoever writes it is told so
            counted[False] += 1
            assume(False)
        counted[True] += 1
        assert read_again(card, speech) == said(card), text

    reads()
    assert counted[False] < counted[True], "most of what was tried could not be said"
