"""City of Secrets."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "13021", "Smalljon Umber", RENOWN, constants=[Strength(THIS, Times(-1, PerCard(PLOT_CARD & in_pile(USED))))],
    ),
    card(
        "13024", "Show of Strength",
        abilities=[ChallengesAction(Gives(each(CHARACTER & strength_at_most(3)), (Blank(SAME),)))],
    ),
    card(
        "13031", "Alannys Greyjoy",
        abilities=[Reaction(EntersPlay(faction("greyjoy") & LOCATION & YOURS), Draw(1), limit=per_phase())],
    ),
]  # fmt: skip
