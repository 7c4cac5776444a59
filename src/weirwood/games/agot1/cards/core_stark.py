"""The Core Set: House Stark's characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

STARK = faction("stark") & CHARACTER

CARDS = [
    card(
        "core_1",
        "Ice",
        attach_to=STARK,
        abilities=[
            ChallengesAction(
                Kill(THAT),
                costs=[KNEEL_THIS, DISCARD_THIS],
                condition=Is(ATTACHED, PARTICIPATING),
                choose=Choose(CHARACTER & OTHER & PARTICIPATING),
            )
        ],
    ),
    card("core_2", "Nymeria", attach_to=STARK),
    card(
        "core_5",
        "Eddard Stark",
        STALWART,
        RENOWN,
        DEADLY,
        abilities=[Passive(EntersPlay(THIS), GainPower(1, THIS))],
    ),
    card(
        "core_8",
        "Robb Stark",
        abilities=[
            Response(
                you_win(MILITARY, with_=TakingPart(THIS)),
                Kill(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
]
