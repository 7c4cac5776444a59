"""Brotherhood without Banners: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

LOWER_WITHOUT_POWER = LowersPenalty(cards=CHARACTER, by=1, condition=NoPowerOnFaction())

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
    card(
        "bwb_78",
        "Hollow Hill",
        constants=[LOWER_WITHOUT_POWER],
        abilities=[AnyPhase(Draw(1), condition=HasPlayed(CHARACTER & Outsider()), limit=per_phase())],
        until="2.0",
    ),
    card(
        "bwb_78",
        "Hollow Hill",
        constants=[LOWER_WITHOUT_POWER],
        abilities=[Response(Marshals(cards=CHARACTER & Outsider()), Draw(1))],
    ),
    card(
        "bwb_53",
        "Blood-Crazed Screamer",
        constants=[OneMoreWith(challenge=MILITARY, trait="Dothraki")],
        until="2.1",
    ),
    card(
        "bwb_53",
        "Blood-Crazed Screamer",
        constants=[OneMoreWith(challenge=MILITARY, trait="Dothraki", binding=True)],
    ),
]
