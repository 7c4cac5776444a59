"""The Fall of Astapor."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "06041", "Roaming Wolfpack", INTIMIDATE, NO_ATTACHMENTS,
        constants=[Strength(each(ATTACKING & trait("Direwolf") & CHARACTER), 2, condition=Is(THIS, ATTACKING))],
    ),
    card(
        "06042", "The North Remembers",
        abilities=[
            ChallengesAction([EachChooses(CHARACTER | LOCATION), HaveSacrificed(THOSE)]),
            Reaction(Killed(CHARACTER & YOURS), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card("06043", "Elinor Tyrell", constants=[ExtraLimited()]),
    card(
        "06044", "Silver Hair Net", attach_to=trait("Lady") & CHARACTER,
        constants=[
            Gains(ATTACHED, STEALTH),
            EachCostsLess(cards=EVENT, by=1, verb="play", condition=Is(ATTACHED, PARTICIPATING)),
        ],
    ),
    card(
        "06045", "Recruiter for the Watch", constants=[MayStayKneeling(THIS)],
        abilities=[
            MarshalingAction(
                TakeControl(THAT, until=KNELT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & cost_at_most(2))
            )
        ],
    ),
    card(
        "06046", "Underground Vault", LIMITED,
        abilities=[MarshalingAction(GainGold(IfElse(FigureAtLeast("income", 5), 2, 1)), costs=[KNEEL_THIS])],
    ),
    card("06047", "Flea Bottom Bastard", constants=[Strength(THIS, 3, condition=InPhase("dominance"))]),
    card(
        "06048", "Spears of the Merling King",
        abilities=[Interrupt(Killed(CHARACTER & YOURS), Instead(HAND), costs=[SACRIFICE_THIS])],
    ),
    card(
        "06049", "Cersei's Attendant",
        constants=[Gains(THIS, INSIGHT, condition=All((Is(THIS, PARTICIPATING), EmptyHand(FOE))))],
    ),
    card(
        "06050", "Fever Dreams", bestow(3), attach_to=CHARACTER & THEIRS,
        abilities=[Reaction(Kneels(ATTACHED), Draw(2), costs=[SPEND_GOLD])],
    ),
    card(
        "06051", "Theon Greyjoy",
        constants=[
            NoContribution(
                each(CHARACTER & STRONGER), condition=Is(THIS, Participating("attacking", alone=True))
            )
        ],
    ),
    card(
        "06052", "Corsair's Dirk", attach_to=trait("Ironborn") & CHARACTER, constants=[Strength(ATTACHED, 2)],
        abilities=[Reaction(you_win(with_=TakingPart(ATTACHED, "attacking")), MoveGold(1, LOSER))],
    ),
    card(
        "06053", "Grey Worm", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Action(
                boost(THAT, -3, CHALLENGE), condition=Is(THIS, ATTACKING), choose=Choose(DEFENDING & CHARACTER),
                limit=per_challenge(),
            )
        ],
    ),
    card(
        "06054", "Astapor", bestow(4),
        abilities=[
            Action(
                boost(THAT, Times(-1, PerTokenHere("gold")), CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "06055", "Maester of Sunspear",
        abilities=[Reaction(you_lose(with_=TakingPart(THIS)), ReturnToHand(THAT), choose=Choose(ATTACHMENT))],
    ),
    card(
        "06056", "Dornish Fiefdom", LIMITED,
        abilities=[MarshalingAction(GainGold(IfElse(FirstPlayer(False), 2, 1)), costs=[KNEEL_THIS])],
    ),
    card("06057", "Frey Lordling", abilities=[Reaction(Initiated(yours=True), boost(THIS, 1))]),
    card(
        "06058", "The Twins",
        constants=[
            PlotValue(
                figure="claim", by=1,
                condition=All((NthChallenge(3), Exists(ATTACKING & trait("House Frey") & CHARACTER & YOURS))),
            )
        ],
    ),
    card(
        "06059", "Lay Siege",
        abilities=[
            Action(
                [Kneel(THAT), THEN, If(Is(THAT, trait("Contested")), (Discard(THAT),))], choose=Choose(LOCATION)
            )
        ],
    ),
    card(
        "06060", "Duel",
        abilities=[
            WhenRevealed(
                InTurn(
                    THAT_PLAYER,
                    (
                        Later(
                            Choose(~trait("Army") & CHARACTER & CostAtLeast(6), which="first"),
                            (
                                Later(
                                    Choose(~trait("Army") & CHARACTER & CostAtLeast(6), which="second"),
                                    (Kneel(FIRST), Kill(SECOND, unsavable=True)),
                                ),
                            ),
                        ),
                    ),
                ),
                choose=ChoosePlayer(),
            )
        ],
    ),
]  # fmt: skip
