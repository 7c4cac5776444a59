"""The Faith Militant."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card("08081", "Arya Stark", constants=[Cannot(each(CHARACTER), "save", condition=Is(THIS, STANDING))]),
    card(
        "08083", "Highgarden Refugee",
        constants=[CostsLess(1, condition=Exists(trait("Summer") & PLOT_CARD & REVEALED))],
    ),
    card(
        "08084", "Arbor Queen",
        abilities=[
            Action(
                [boost(FIRST, 2), boost(SECOND, 2)], costs=[KNEEL_THIS],
                choose=[
                    Choose(faction("tyrell") & CHARACTER, which="first"),
                    Choose(~faction("tyrell") & CHARACTER, which="second"),
                ],
            )
        ],
    ),
    card(
        "08087", "King's Men",
        abilities=[
            Reaction(
                PhaseBegins(), Gives(THAT, (Blank(SAME),)), choose=Choose(KNEELING & CHARACTER), limit=per_round()
            )
        ],
    ),
    card(
        "08090", "Ser Pounce", ambush(1), attach_to=UNIQUE & CHARACTER & cost_at_most(3),
        constants=[NoKneel(ATTACHED, "attacking", INTRIGUE), Icon(ATTACHED, INTRIGUE)],
    ),
    card(
        "08093", "Daenerys Targaryen", constants=[NeverLowered(THIS)],
        abilities=[
            Reaction(
                Plays(cards=faction("targaryen") & EVENT), burn(THAT, 1), choose=Choose(CHARACTER), limit=per_round(3)
            )
        ],
    ),
    card(
        "08095", "House Yronwood Knight",
        abilities=[Reaction(you_lose(with_=TakingPart(THIS)), DiscardRandom(WINNER))],
    ),
]  # fmt: skip
