"""Brotherhood without Banners: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card("bwb_18", "Neutral Faction", constants=[LowersPenalty(cards=CHARACTER, by=1, setup=True)]),
    card(
        "bwb_59",
        "Knights of the Hollow Hill",
        constants=[
            CannotSetUp(),
            NoGoldBonuses(),
            FactionBonus(figure="income", by=2),
            FactionBonus(figure="influence", by=2),
            FactionBonus(figure="initiative", by=2),
        ],
    ),
]
