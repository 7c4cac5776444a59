"""Test cards: constant changes of STR, which no Core card lays on a Tyrell character, and a costly non-unique character."""

from __future__ import annotations

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

register(
    Card(
        "T-tyrell-1", "Whetted Blade", ATTACHMENT, set="Test", cost=1, traits="Weapon",
        constants=[Strength(ATTACHED, 1)],
    )
)  # fmt: skip
register(
    Card(
        "T-tyrell-2", "Dented Helmet", ATTACHMENT, set="Test", cost=1, traits="Item",
        constants=[Strength(ATTACHED, -1)],
    )
)  # fmt: skip
register(Card("T-tyrell-3", "Costly Retinue", CHARACTER, set="Test", cost=7, strength=1, icons="M", traits="Army"))
