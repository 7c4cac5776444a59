"""Favor of the Old Gods."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08064", "Blessed by the Maiden", attach_to=CHARACTER & YOURS,
        constants=[
            GainsTrait(ATTACHED, "The Seven"), Gains(ATTACHED, Keyword("no attachments", unless=("Blessing",))),
        ],
    ),
    card(
        "08065", "Garrison on the Wall", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                DeclaredDefender(THIS), Stand(THIS), costs=[UseCard("kneel", ~faction("nights-watch") & CHARACTER)]
            )
        ],
    ),
    card(
        "08067", "Selyse Baratheon",
        abilities=[
            ForcedReaction(
                EntersPlay(THIS, how="marshal"), [Kneel(YOUR_FACTION), THEN, Kneel(each(~trait("Lady") & CHARACTER))]
            )
        ],
    ),
    card(
        "08068", "Dragonstone Castle",
        abilities=[
            Reaction(
                PhaseBegins(), Gives(THAT, (Cannot(SAME, "stand"),)), costs=[KNEEL_THIS], choose=Choose(CHARACTER)
            )
        ],
    ),
    card(
        "08069", "Ser Balon Swann", RENOWN,
        abilities=[
            Reaction(
                EntersPlay(~faction("lannister") & trait("Knight") & CHARACTER & YOURS), GainGold(2), limit=per_phase()
            )
        ],
    ),
    card(
        "08076", "Shandystone",
        abilities=[
            Reaction(you_lose(role="defending"), Stand(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & YOURS))
        ],
    ),
    card(
        "08077", "Warrior's Sons", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                Plays(OPPONENT, cards=EVENT), MovePower(1, ITS_PLAYER, to=THIS), condition=Is(THIS, PARTICIPATING)
            )
        ],
    ),
]  # fmt: skip
