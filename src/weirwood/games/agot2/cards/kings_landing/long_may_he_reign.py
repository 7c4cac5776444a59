"""Long May He Reign."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "13106", "Rimegate",
        abilities=[Interrupt(Discarded(OTHER & LOCATION & YOURS, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card(
        "13107", "Robert Baratheon", RENOWN, abilities=[Reaction(GainsPower(THIS), GainPower(1), limit=per_round(2))],
    ),
    card(
        "13108", "Long May He Reign", attach_to=trait("King") & CHARACTER, constants=[Cannot(ATTACHED, "kill")],
        abilities=[ForcedReaction(you_lose(POWER, role="defending"), Sacrifice(THIS))],
    ),
    card(
        "13109", "The Bastard of Driftmark",
        abilities=[Reaction(you_win(INTRIGUE, with_=TakingPart(THIS)), Stand(THAT), choose=Choose(LOCATION))],
    ),
]  # fmt: skip
