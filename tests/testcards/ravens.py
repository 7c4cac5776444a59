"""Test cards of the first edition: the two Ravens that make the seasons, which the first pool doesn't have."""

from __future__ import annotations

from weirwood.games.agot1.catalogue import register
from weirwood.games.agot1.vocabulary import *

OTHER_RAVENS = trait("Raven") & ATTACHMENT & OTHER

for colour, season, gold in (("Black", "summer", 1), ("White", "winter", -1)):
    register(
        Card(
            f"T-agot1-{colour}",
            f"{colour} Raven",
            "attachment",
            set="Test",
            cost=0,
            traits="Raven",
            attach_to=FACTION_CARD & YOURS,
            constants=[MakesSeason(season), PlotValue(EACH_PLAYER, figure="income", by=gold)],
            abilities=[Passive(EntersPlay(THIS), Discard(each(OTHER_RAVENS)))],
        )
    )
