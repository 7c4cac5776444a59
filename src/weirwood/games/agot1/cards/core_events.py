"""The Core Set: events."""

from __future__ import annotations

from ..vocabulary import *

CARDS: list[Worded] = []

# The Baratheon and the Targaryen deck's

KNIGHT = trait("Knight") & CHARACTER
CARDS += [
    card(
        "core_168",
        "Muster",
        abilities=[MarshallingAction(Search(KNIGHT), costs=[UseCard(KNEEL, KNIGHT & YOURS)])],
    ),
    card(
        "core_169",
        "Prosperity and Plenty",
        abilities=[
            AnyPhase(
                Later(Choose(ATTACHMENT & in_pile(DISCARD), target=False), (AttachTo(THAT, CHARACTER & YOURS),)),
                costs=[PayGold(1)],
            )
        ],
    ),
    card(
        "core_170",
        "Lords of the Narrow Sea",
        abilities=[
            AnyPhase(
                [
                    Later(
                        ChoosePlayer(target=False),
                        (RevealNewPlot(THAT_PLAYER), THEN, If(PoorerPlot(THAT_PLAYER), (GainPower(1),))),
                    )
                ],
                costs=[EitherCost(Influence(3), UseCard(KNEEL, NOBLE & CHARACTER & YOURS))],
            )
        ],
    ),
    card("core_171", "Retreat", abilities=[Response(Killed(UNIQUE & CHARACTER & YOURS), Instead(HAND))]),
    card(
        "core_172",
        "Support of the Kingdom",
        abilities=[
            Response(
                you_win(POWER),
                TakeControl(THAT),
                choose=Choose(LOCATION & THEIRS & HasBonus("income or influence")),
            )
        ],
    ),
    card("core_173", "Dance With Dragons", abilities=[AnyPhase(Search(trait("Dragon")), costs=[Influence(1)])]),
    card(
        "core_174",
        "Forever Burning",
        DEATHBOUND,
        abilities=[
            AnyPhase(boost(THAT, -1), choose=Choose(CHARACTER)),
            DominanceAction(AddToHand(THIS), costs=[EitherCost(Influence(1), PayGold(2))], zones=(DEAD,)),
        ],
    ),
    card(
        "core_175",
        "Seductive Promise",
        abilities=[
            Response(
                you_win(POWER, by=4),
                TakeControl(THAT),
                choose=Choose(CHARACTER & ~UNIQUE & controlled_by(LOSER)),
                limit=Limit(1, "phase", shared=True),
            )
        ],
    ),
    card("core_176", "Westeros Bleeds", abilities=[DominanceAction(Discard(each(CHARACTER)), costs=[Influence(4)])]),
]
