"""Pit of Snakes."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "13041", "Eddard Stark", RENOWN,
        abilities=[
            DominanceAction(
                Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & cost_at_most(4)), limit=per_phase(),
                condition=Absent(~faction("stark") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "13046", "Guard Duty", attach_to=faction("nights-watch") & CHARACTER,
        abilities=[Reaction(DeclaredDefender(ATTACHED), Stand(ATTACHED), costs=[KNEEL_THIS])],
    ),
    card(
        "13047", "Ser Eldon Estermont",
        abilities=[Action(Stand(THAT), choose=Choose(faction("baratheon") & LOCATION), limit=per_round())],
    ),
    card(
        "13050", '"Hands of Gold"',
        abilities=[
            Reaction(
                you_win(INTRIGUE, by=5, role="attacking"), ReturnToHand(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)), limit=max_per_challenge(),
            )
        ],
    ),
]  # fmt: skip
