"""Test cards with printed titles: other versions of them, in sets of their own."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *


def version(number: int, name: str, type: str, **more: Any) -> Card:
    """Register another version of a printed card."""
    return register(Card(f"T-versions-{number}", name, type, set="Test", **more))


version(1, "Arya Stark", CHARACTER, faction="stark", unique=True, cost=1, strength=1, icons="I")
version(2, "Tumblestone Knight", CHARACTER, faction="stark", cost=1, strength=4, icons="M")
version(3, "A Noble Cause", PLOT_CARD, plot=(9, 9, 1, 9))
version(4, "Hear Me Roar!", EVENT, faction="lannister", cost=0, abilities=[Action(GainGold(1))])
register(Card("T-versions-5", "Twice Made", CHARACTER, cost=1, strength=1, icons="M", set="Test A"))
register(Card("T-versions-6", "Twice Made", CHARACTER, cost=1, strength=2, icons="M", set="Test B"))
register(Card("T-versions-7", "Steward of Two", CHARACTER, cost=1, strength=1, icons="M", set="Test"))
register(
    Card(
        "T-versions-8", "Summoner", LOCATION, cost=0, set="Test",
        abilities=[Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND, DISCARD, DEAD)))],
    )
)  # fmt: skip
