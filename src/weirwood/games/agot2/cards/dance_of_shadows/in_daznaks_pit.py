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
                    Later(
                        Choose(UNIQUE & faction("tyrell") & CHARACTER & YOURS, which="first", target=False),
                        (GainPower(2, FIRST),),
                    ),
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
        "11085", "Three-Finger Hobb", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(ReserveChecked(), Draw(2), condition=BelowReserve())],
    ),
    card(
        "11086", "Hardhome", shadow(2),
        abilities=[
            DominanceAction(
                [EachChooses(STANDING & CHARACTER, THAT_PLAYER), HaveSacrificed(THAT)], costs=[KNEEL_THIS, SACRIFICE_THIS],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "11087", "Storm's End Maester",
        abilities=[
            ChallengesAction(If(FactionPower(THAT_PLAYER), (Draw(1),)), costs=[KNEEL_THIS], choose=ChoosePlayer())
        ],
    ),
    card(
        "11088", "Glamor", shadow(2), TERMINAL, attach_to=CHARACTER & YOURS, constants=[Strength(ATTACHED, 2)],
        abilities=[
            Action(PutIntoPlay(THAT), costs=[KILL_ATTACHED], choose=Choose(CHARACTER & KilledThisPhase() & in_pile(DEAD)))
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
    card(
        "11090", "Walk of Atonement",
        abilities=[
            DominanceAction(
                Later(
                    Choose(HasPower() & CHARACTER & YOURS, target=False),
                    (DiscardAnyPower(THAT), DiscardRandom(EACH_OPPONENT, ChosenX()), Draw(ChosenX())),
                )
            )
        ],
    ),
    card(
        "11091", "Iron Victory's Crew", NO_ATTACHMENTS,
        abilities=[Reaction(EntersPlay(THIS), SearchHandOrPlay(trait("Warship") & LOCATION, enters=named("Iron Victory")))],
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
        "11094", "In Daznak's Pit", shadow(3),
        abilities=[
            Interrupt(
                PhaseEnds("challenges"), [Stand(each(CHARACTER)), AnotherPhase("challenges")], limit=max_per_round()
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
        "11096", "He Calls It Thinking",
        abilities=[
            Interrupt(
                WouldTakeEffect(("character", "location", "attachment", "event"), opponents=True),
                PayOrElse((PayGold(1),), (Cancel(),), by=ITS_PLAYER),
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
    card(
        "11100", "Double-Dealing",
        abilities=[
            PlotAction(TakesText(), choose=Choose(PLOT_CARD & in_pile(USED, of=OPPONENT)), limit=per_round())
        ],
    ),
]  # fmt: skip
