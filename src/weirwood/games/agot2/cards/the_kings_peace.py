"""The King's Peace."""

from __future__ import annotations

from ..vocabulary import *

YOUR_SIDE = each(ATTACKING & CHARACTER & YOURS)

CARDS = [
    card(
        "02060", "The Lord of the Crossing",
        constants=[
            Strength(YOUR_SIDE, -1, condition=NthChallenge(1)),
            Strength(YOUR_SIDE, 2, condition=NthChallenge(3)),
        ],
        abilities=[ForcedReaction(you_win(role="attacking"), GainPower(1), condition=NthChallenge(3))],
    ),
]  # fmt: skip
