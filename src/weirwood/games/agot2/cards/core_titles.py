"""Core Set: the six titles of the melee."""

from __future__ import annotations

from ..vocabulary import *

LAWS, COIN, SHIPS, WHISPERS, HAND_OF_THE_KING = (
    "Master of Laws", "Master of Coin", "Master of Ships", "Master of Whispers", "Hand of the King",
)  # fmt: skip

CARDS = [
    card(
        "01206", WHISPERS, supports=(HAND_OF_THE_KING,), rivals=(LAWS, COIN),
        constants=[
            SideStrength(challenges=(INTRIGUE,), value=1),
            WideClaim(),
        ],
    ),
    card(
        "01207", SHIPS, supports=(WHISPERS,), rivals=(LAWS, HAND_OF_THE_KING),
        constants=[SideStrength(challenges=(MILITARY,), value=1), RivalClaim(figure="claim", by=1, challenge=MILITARY)],
    ),
    card(
        "01208", HAND_OF_THE_KING, supports=(LAWS,), rivals=(COIN, SHIPS),
        constants=[
            SideStrength(challenges=(POWER,), value=1),
            ExtraElsewhere(challenge=POWER),
        ],
    ),
    card("01209", COIN, supports=(SHIPS,), rivals=(HAND_OF_THE_KING, WHISPERS), modifiers={"income": 2}),
    card("01210", LAWS, supports=(COIN,), rivals=(WHISPERS, SHIPS), modifiers={"reserve": 1}, constants=[ExtraDraw()]),
    card("01211", "Crown Regent", constants=[Redirects(), DominanceStrength(value=2)]),
]  # fmt: skip
