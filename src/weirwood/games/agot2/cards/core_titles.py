"""Core Set: the six titles of the melee."""

from __future__ import annotations

from typing import Any

from ..titles import RivalClaim
from ..vocabulary import *

LAWS, COIN, SHIPS, WHISPERS, HAND_OF_THE_KING = (
    "Master of Laws", "Master of Coin", "Master of Ships", "Master of Whispers", "Hand of the King",
)  # fmt: skip


def title(code: str, name: str, **more: Any) -> Card:
    return Card(code, name, "title", deck_limit=1, quantity=1, **more)


CARDS = [
    title(
        "01206", WHISPERS, supports=(HAND_OF_THE_KING,), rivals=(LAWS, COIN),
        constants=[
            SideStrength(INTRIGUE, 1),
            Rule("whispers", "your intrigue claim may be resolved against as many opponents as you like"),
        ],
    ),
    title(
        "01207", SHIPS, supports=(WHISPERS,), rivals=(LAWS, HAND_OF_THE_KING),
        constants=[SideStrength(MILITARY, 1), RivalClaim(MILITARY, 1)],
    ),
    title(
        "01208", HAND_OF_THE_KING, supports=(LAWS,), rivals=(COIN, SHIPS),
        constants=[
            SideStrength(POWER, 1),
            Rule(
                "extra challenge elsewhere",
                "you may initiate an additional power challenge each challenges phase, against another opponent",
                value=POWER,
            ),
        ],
    ),
    title(
        "01209", COIN, supports=(SHIPS,), rivals=(HAND_OF_THE_KING, WHISPERS), modifiers={"income": 2},
    ),
    title(
        "01210", LAWS, supports=(COIN,), rivals=(WHISPERS, SHIPS), modifiers={"reserve": 1},
        constants=[Rule("extra draw", "you draw 1 card more in the draw phase", value=1)],
    ),
    title(
        "01211", "Crown Regent",
        constants=[Rule("redirect", "you may redirect 1 challenge each round"), DominanceStrength(2)],
    ),
]  # fmt: skip
