"""Core Set: House Tyrell."""

from __future__ import annotations

from ..vocabulary import *

TYRELL = faction("tyrell") & CHARACTER
WITH_RIGHT = Exists(named("Right") & YOURS)
WITH_LEFT = Exists(named("Left") & YOURS)

CARDS = [
    card(
        "01179", "Left", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Icon(THIS, POWER, condition=WITH_RIGHT), Strength(THIS, 1, condition=WITH_RIGHT),
            NoKneel(THIS, "defending", condition=WITH_RIGHT),
        ],
    ),
    card(
        "01180", "Maester Lomys",
        abilities=[Reaction(you_win(INTRIGUE, role="defending"), DiscardRandom(ATTACKING_PLAYER))],
    ),
    card(
        "01181", "Margaery Tyrell",
        abilities=[ChallengesAction(boost(THAT, 3), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    card("01182", "Paxter Redwyne", modifiers={"income": 1}, constants=[Reduce(cards=EVENT, by=1, verb="play")]),
    card("01183", "Randyll Tarly", RENOWN, abilities=[Reaction(StrengthRaised(THIS), Stand(THIS), limit=per_phase(2))]),
    card(
        "01184", "Right", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Icon(THIS, INTRIGUE, condition=WITH_LEFT), Strength(THIS, 1, condition=WITH_LEFT),
            NoKneel(THIS, "defending", condition=WITH_LEFT),
        ],
    ),
    card(
        "01185", "The Knight of Flowers", RENOWN,
        constants=[OneDefender(condition=Is(THIS, Participating("attacking", alone=True)))],
    ),
    card(
        "01186", "The Queen of Thorns",
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(THIS)),
                Later(Choose(faction("tyrell") & CHARACTER & cost_at_most(6) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    card("01187", "Courtesan of the Rose"),
    card("01188", "Garden Caretaker", abilities=[MarshalingAction(next_costs_less(TYRELL, 1), costs=[KNEEL_THIS])]),
    card(
        "01189", "Olenna's Informant", ambush(4),
        abilities=[
            Reaction(
                EntersPlay(THIS, phase="challenges"),
                [
                    Name(CHALLENGE_TYPE),
                    GivesPlayers(ExtraChallenge(challenge=NAMED)),
                ],
            )
        ],
    ),
    card(
        "01190", "Wardens of the Reach", NO_ATTACHMENTS,
        constants=[Strength(THIS, PerCard(trait("The Reach") & LOCATION & YOURS))],
    ),
    card(
        "01191", "Heartsbane", attach_to=TYRELL,
        abilities=[
            Action(
                boost(ATTACHED, 3, CHALLENGE), costs=[KNEEL_THIS], condition=Is(ATTACHED, PARTICIPATING)
            )
        ],
    ),
    card(
        "01192", "Highgarden",
        abilities=[
            ChallengesAction(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS, PayGold(1)],
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card("01193", "The Mander", abilities=[Reaction(you_win(by=5), Draw(2), costs=[KNEEL_THIS])]),
    card(
        "01194", "Rose Garden", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("tyrell"), 1), costs=[KNEEL_THIS])],
    ),
    card("01195", "Growing Strong", abilities=[ChallengesAction(boost(THOSE, 2), choose=Choose(TYRELL, most=3))]),
    card(
        "01196", "Olenna's Cunning",
        abilities=[
            Reaction(
                you_win(INTRIGUE, POWER),
                [
                    Name(CARD_TYPE, LOSER),
                    Search(differs=True),
                ],
            )
        ],
    ),
    card(
        "01197", '"The Bear and the Maiden Fair"',
        abilities=[Action(LookAtTop(5, whose=THAT_PLAYER, bottom=3), choose=ChoosePlayer(ANY))],
    ),
]  # fmt: skip
