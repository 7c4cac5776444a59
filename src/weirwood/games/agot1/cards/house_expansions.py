"""The House expansions: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card(
        "low_47",
        "Die by the Sword",
        abilities=[
            Response(
                you_win(MILITARY, with_=PARTICIPATING & WAR & CHARACTER & YOURS),
                Kill(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card("qod_46", "Paper Shield", abilities=[Response(FreeEventWouldTakeEffect(), Cancel())]),
]
