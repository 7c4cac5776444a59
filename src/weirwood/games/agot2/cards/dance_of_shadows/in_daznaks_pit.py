"""In Daznak's Pit."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "11081", "Bear Island Scout",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), Search(trait("House Mormont")),
                condition=Absent(~faction("stark") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "11082", "Skagos", shadow(1),
        abilities=[
            Action(SearchIntoPlay(TitlesOfPaid()), costs=[UseCard("sacrifice", STANDING & faction("stark")), KNEEL_THIS])
        ],
    ),
    card(
        "11083", "Brightwater Host", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                [
                    ReturnHidden(THAT), THEN,
                    Later(Choose(UNIQUE & faction("tyrell") & CHARACTER & YOURS, target=False), (GainPower(2, THAT),)),
                ],
                choose=Choose(in_pile(SHADOWS, of=ANY)),
            )
        ],
    ),
    card(
        "11084", "The Might of the Reach",
        abilities=[ChallengesAction(boost(THAT, 10, CHALLENGE), choose=Choose(PARTICIPATING & CHARACTER))],
    ),
    card(
        "11086", "Hardhome", shadow(2),
        abilities=[
            DominanceAction(
                [EachChooses(STANDING & CHARACTER, THAT_PLAYER), Sacrifice(THAT)], costs=[KNEEL_THIS, SACRIFICE_THIS],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "11087", "Storm's End Maester",
        abilities=[
            ChallengesAction(If(MorePower(THAT_PLAYER), (Draw(1),)), costs=[KNEEL_THIS], choose=ChoosePlayer())
        ],
    ),
    card(
        "11089", "Painted Dogs", ambush(4),
        abilities=[
            ChallengesAction(
                Stand(THAT), costs=[RETURN_THIS],
                choose=Choose(trait("Clansman") & CHARACTER | named("Tyrion Lannister")),
            )
        ],
    ),
    card("11092", "Refurbished Hulk", modifiers={"income": 1, "initiative": 1}),
    card(
        "11093", "Drogon", ambush(6), NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), burn(THAT, 4),
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "11095", "Maester Myles",
        abilities=[
            ChallengesAction(
                [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)], costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & cost_at_most(NumberOf(PLOT_CARD & in_pile(USED)))),
            )
        ],
    ),
    card(
        "11097", "Old Bill Bone", shadow(1),
        abilities=[Reaction(Emerges(THIS), Kneel(each(FACTION_CARD & THEIRS)))],
    ),
    card(
        "11098", "The Inn at the Crossroads", shadow(1),
        abilities=[DominanceAction([Draw(3), GiveControl(THIS)], costs=[KNEEL_THIS], choose=ChoosePlayer())],
    ),
    card(
        "11099", "A Pinch of Powder", shadow(1), attach_to=CHARACTER,
        abilities=[Reaction(you_win(INTRIGUE, POWER, role="attacking", by=5), ReturnToHand(ATTACHED))],
    ),
]  # fmt: skip
