"""Daggers in the Dark."""

from __future__ import annotations

from ...vocabulary import *

IN_SHADOWS = in_pile(SHADOWS, of=ANY)

CARDS = [
    card(
        "11101", "Ser Jason Mallister", constants=[Gains(THIS, RENOWN, condition=Absent(IN_SHADOWS))],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), DiscardHidden(THAT),
                choose=Choose(in_pile(SHADOWS, of=LOSER)),
            )
        ],
    ),
    card(
        "11102", "The Bastard's Letter", shadow(3),
        abilities=[
            Reaction(
                Initiated(MILITARY, against_you=True),
                [
                    Later(
                        Choose(CHARACTER & with_icon(MILITARY) & YOURS, least=0, most=-1, target=False),
                        (Stand(THOSE),),
                    ),
                    AtEnd(WON, (Kill(each(ATTACKING & CHARACTER)),)),
                ],
            )
        ],
    ),
    card(
        "11103", "Shrewd Diplomat", ambush(5), shadow(3),
        abilities=[
            Reaction(
                EntersPlay(THIS, during=True), [Stand(THAT), RemoveFromChallenge(THAT)],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "11104", "Arbor Marketplace", modifiers={"income": 1},
        abilities=[
            ChallengesAction(boost(THAT, 1, CHALLENGE), costs=[KNEEL_THIS], choose=Choose(PARTICIPATING & CHARACTER))
        ],
    ),
    card(
        "11105", "Nightfort Builder",
        abilities=[
            Reaction(
                Kneels(THIS),
                [RevealTop(), If(Is(FOUND, faction("nights-watch") & (LOCATION | ATTACHMENT)), (Draw(1),))],
            )
        ],
    ),
    card(
        "11106", "Daggers in the Dark", shadow(2),
        abilities=[
            Reaction(
                you_win(role="defending"),
                PayOrElse((UseCard("sacrifice", CHARACTER, 2),), (Kill(THAT),), by=ATTACKING_PLAYER),
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "11107", "Red Ronnet", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            PlotValue(
                figure="claim", by=1,
                condition=All((Is(THIS, ATTACKING), Exists(in_pile(SHADOWS, of=DEFENDING_PLAYER)))),
            )
        ],
    ),
    card(
        "11108", "Banished from the Light", shadow(2),
        abilities=[Reaction(you_win(POWER), Hide(THAT, token=True), choose=Choose(CHARACTER))],
    ),
    card(
        "11109", "Cersei Lannister", shadow(5),
        abilities=[
            Reaction(Emerges(YOURS, phase="challenges"), DiscardRandom(EACH_OPPONENT), limit=per_phase(3))
        ],
    ),
    card(
        "11110", "Underhanded Methods", shadow(0), attach_to=CHARACTER,
        constants=[Strength(ATTACHED, PerCard(in_pile(SHADOWS)))],
    ),
    card(
        "11111", "Moqorro", shadow(5),
        abilities=[
            Reaction(Emerges(THIS, during=True), OntoDeck(THAT), choose=Choose(DEFENDING & CHARACTER))
        ],
    ),
    card(
        "11112", "Rhymes With Meek", shadow(0),
        abilities=[Reaction(you_win(unopposed=True), If(FROM_SHADOWS, (Draw(3),), (Draw(2),)))],
    ),
    card(
        "11113", "Brazen Beast", NO_ATTACHMENTS, shadow(3),
        abilities=[MarshalingAction(Hide(THIS), costs=[PayGold(3)], zones=(DISCARD,))],
    ),
    card("11114", "Gifts for the Widow", abilities=[Action(SearchToAttach(ATTACHMENT & cost_at_most(ChosenX())))]),
    card(
        "11115", "Starfall Spy", shadow(3),
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), PutIntoPlay(THAT), costs=[HIDE_THIS],
                choose=Choose(OTHER & in_pile(SHADOWS)),
            )
        ],
    ),
    card(
        "11116", "Blood of the Viper", ambush(2), attach_to=trait("Sand Snake") & CHARACTER,
        abilities=[Reaction(you_lose(with_=TakingPart(ATTACHED)), Stand(ATTACHED))],
    ),
    card(
        "11117", '"On a Misty Morn"',
        abilities=[Action(AddToHand(THOSE), choose=Choose(~UNIQUE & CHARACTER & in_pile(DEAD), least=0, most=2))],
    ),
    card(
        "11118", "Assault from the Shadows", constants=[PlotValue(figure="income", by=-1)],
        abilities=[
            MarshalingAction(
                Hide(THAT, token=True, unprinted=True), costs=[KNEEL_FACTION], choose=Choose(in_pile(HAND)),
            )
        ],
    ),
    card(
        "11119", "Varys", shadow(8), STEALTH, constants=[EmergesForLessPer(OTHER & IN_SHADOWS)],
        abilities=[Reaction(Emerges(THIS), Kill(THAT), choose=Choose(CHARACTER & HasPower()))],
    ),
    card(
        "11120", "Ravages of War",
        abilities=[
            WhenRevealed(
                [
                    EachChooses(CHARACTER | LOCATION), HaveSacrificed(THOSE), DiscardChosen(EACH_PLAYER),
                    EachChooses(IN_SHADOWS), DiscardHidden(THOSE),
                ]
            )
        ],
    ),
]  # fmt: skip
