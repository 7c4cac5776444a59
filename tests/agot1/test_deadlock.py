"""A game in which nothing can change any more ends without a winner."""

from __future__ import annotations

import pytest

import weirwood
from weirwood.cardgame.table.words import REMOVED
from weirwood.games.agot1.table import Agot1
from weirwood.games.agot1.winning import IDLE

IDLY = ("pass", "done", "keep")


@pytest.mark.rule("lcg1.card.9")
@pytest.mark.rule("faq1.2.7.3")
def test_without_cards_nobody_loses_and_in_the_end_nobody_wins() -> None:
    s = weirwood.new("agot1", seats=["core-lannister", "core-targaryen"], seed=1).state
    assert isinstance(s, Agot1)
    for seat in range(2):
        for card in [*s.deck[seat], *s.hand[seat]]:
            s.place(card, REMOVED)
    while s.outcome is None:
        decision = s.asks[0]
        s.take(decision, next((o for o in decision.options if o.label in IDLY), decision.options[0]))
        s.run()
    assert s.outcome.winners == () and s.round == IDLE + 1
