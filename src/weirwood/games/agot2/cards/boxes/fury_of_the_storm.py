"""Fury of the Storm."""

from __future__ import annotations

from ...vocabulary import *

BARATHEON, RHLLOR = faction("baratheon"), trait("R'hllor") & CHARACTER
KING, NO_LOYAL = trait("King") & CHARACTER, ControlsNone(YOU, LOYAL & CHARACTER)

CARDS = [
    card(
        "14001", "Robert Baratheon", RENOWN,
        abilities=[
            Reaction(
                PhaseBegins("standing"),
                Either(
                    (
                        (Gives(each(OTHER & CHARACTER & CostAtLeast(5)), (Cannot(SAME, "stand"),)),),
                        (Gives(each(CHARACTER & cost_at_most(4)), (Cannot(SAME, "stand"),)),),
                        (Gives(each(LOCATION), (Cannot(SAME, "stand"),)),),
                    )
                ),
            )
        ],
    ),
    card(
        "14002", "Stannis Baratheon", constants=[Immune(THIS, types=("event",), opponents=True)],
        abilities=[Reaction(you_win(POWER), Draw(FigureOf("claim", ATTACKING_PLAYER)))],
    ),
    card(
        "14003", "Melisandre", STEALTH,
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(THIS, "attacking")),
                Later(
                    Choose(CHARACTER & controlled_by(LOSER) & HasPower(), target=False),
                    (MovePowerFrom(1, THAT, THIS), THEN, If(Is(THAT, Powerless()), (Kill(THAT),))),
                ),
            )
        ],
    ),
    card(
        "14004", "Renly Baratheon", RENOWN,
        abilities=[
            Action(
                Later(
                    Choose(~BARATHEON & CHARACTER & cost_at_most(StrengthOf(THIS)) & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT),),
                ),
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card(
        "14005", "Salladhor Saan",
        abilities=[
            Reaction(
                Marshals(YOU, cards=trait("Smuggler") & CHARACTER),
                [Kneel(THAT), THEN, GainGold(PrintedCostOf(THAT))], choose=Choose(LOCATION), limit=per_round(),
            )
        ],
    ),
    card(
        "14006", "Ser Davos Seaworth", STEALTH,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                [
                    DiscardPower(each(FACTION_CARD & controlled_by(LOSER))), THEN,
                    Later(Choose(KING & YOURS, target=False), (GainPower(1, THAT),), may=True),
                ],
            )
        ],
    ),
    card(
        "14007", "Alester Florent",
        abilities=[
            Reaction(EntersPlay(trait("House Florent") & CHARACTER), Draw(1), limit=per_round()),
            Interrupt(
                LeavesPlay(THIS), Kneel(THAT), condition=OneHas(YOU, 1, OTHER & RHLLOR),
                choose=Choose(CHARACTER & THEIRS),
            ),
        ],
    ),
    card("14008", "Selyse Baratheon", constants=[EachCostsLess(cards=trait("R'hllor") & ATTACHMENT, by=3)]),
    card(
        "14009", "Griffin's Roost Knight",
        abilities=[Interrupt(PhaseEnds("challenges"), Stand(THIS), condition=NeverLost(POWER, period="phase"))],
    ),
    card(
        "14010", "Dale Seaworth",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), AddToHand(THAT),
                choose=Choose(BARATHEON & LOCATION & in_pile(DISCARD)),
            )
        ],
    ),
    card(
        "14011", "Ser Imry Florent",
        abilities=[
            Action(
                Later(
                    Choose(LOCATION & YOURS, least=0, most=-1, target=False),
                    (
                        Sacrifice(THOSE), EachChooses(STANDING & CHARACTER, THAT_PLAYER, most=-1, many=PerPicked()),
                        Kneel(THOSE),
                    ),
                ),
                costs=[KILL_THIS], choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "14012", "Red Priest",
        abilities=[
            Reaction(
                EntersPlay(THIS),
                [
                    Later(ChoosePlayer(target=False), (LookAtHand(THAT_PLAYER),)), THEN, ChooseSeen(),
                    RemoveFromGame(THAT, from_hand=True), AtEnd(GONE, (AddToOwnHands(THAT),), away=True),
                ],
            )
        ],
    ),
    card(
        "14013", "Shyra Errol",
        abilities=[Interrupt(Killed(CHARACTER), PowerToFaction(IT), costs=[SACRIFICE_THIS])],
    ),
    card(
        "14014", "Acolyte of the Flame",
        abilities=[
            Reaction(
                PhaseBegins("draw"), Later(ChoosePlayer(target=False), (TopOrBottom(THAT_PLAYER, n=2),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "14015", "Bastard of Robert", constants=[CostsLess(2, condition=Exists(named("Robert Baratheon") & YOURS))],
        abilities=[Reaction(EntersPlay(THIS), Draw(1), condition=OneHas(YOU, 1, KING))],
    ),
    card(
        "14016", "Wily Smuggler",
        abilities=[Action([HandOntoDeck(), THEN, AtEnd(PHASE, (Draw(1),))], limit=per_round())],
    ),
    card(
        "14017", "The Stormlands", constants=[ExtraChallenge(challenge=POWER)],
        abilities=[
            Reaction(
                you_win(POWER), Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose(PARTICIPATING & trait("King", "Queen") & CHARACTER),
            )
        ],
    ),
    card(
        "14018", "Cape Wrath",
        constants=[PlotValue(ATTACKING_PLAYER, figure="claim", by=1, condition=During(POWER, "either"))],
    ),
    card(
        "14019", "Lyseni Galley",
        abilities=[
            Action(
                [
                    boost(THAT, 1),
                    If(Is(THAT, trait("Captain", "Smuggler") & CHARACTER), (gain_keyword(THAT, STEALTH),)),
                ],
                costs=[KNEEL_THIS], choose=Choose(CHARACTER),
            )
        ],
    ),
    card(
        "14020", "Azor Ahai Reborn", TERMINAL, attach_to=UNIQUE & CHARACTER & YOURS,
        constants=[CountsAsParticipating(ATTACHED, condition=Exists(ATTACKING & RHLLOR & YOURS))],
    ),
    card("14021", "Hunting Accident", ambush(3), TERMINAL, constants=[Cannot(ATTACHED, "stand")]),
    card(
        "14022", "Warhammer",
        constants=[
            Strength(ATTACHED, 2, condition=Is(ATTACHED, CHARACTER & StrengthAtMost(4, printed=True))),
            Gains(ATTACHED, INTIMIDATE, condition=Is(ATTACHED, CHARACTER & StrengthAtLeast(5, printed=True))),
        ],
    ),
    card(
        "14023", '"A Cask of Ale"',
        abilities=[
            Reaction(
                you_win(POWER), MovePowerBetween(2),
                choose=Choose(In((PLAY, FACTION_ZONE, PLOT, TITLE)), most=2, exactly=True, same_side=True),
            )
        ],
    ),
    card(
        "14024", "Nightfire Visions", play_only=Exists(RHLLOR & YOURS),
        abilities=[
            TaxationAction(
                [
                    Name("trait"),
                    AtEnd(
                        NEXT_PLOTS,
                        (If(Exists(PLOT_CARD & REVEALED & THEIRS & WITH_NAMED_TRAIT), (Draw(3),)),), away=True,
                    ),
                ]
            )
        ],
    ),
    card("14025", "Botley Crew", abilities=[Reaction(CollectsIncome(OPPONENT), DiscardGold(1, ITS_PLAYER))]),
    card(
        "14026", "Every Captain is a King",
        abilities=[
            Action(
                Gives(
                    each(trait("Captain") & CHARACTER & YOURS), (GainsTrait(SAME, "King"), NoKneel(SAME, "attacking", POWER))
                )
            )
        ],
    ),
    card(
        "14027", "Ser Gregor Clegane", INTIMIDATE, PILLAGE,
        abilities=[ForcedReaction(you_win(with_=TakingPart(THIS)), Kill(THAT), choose=Choose(CHARACTER & YOURS))],
    ),
    card(
        "14028", "Lionstar",
        abilities=[
            Action(
                Later(
                    Choose(faction("lannister") & CHARACTER & cost_at_most(4) & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Discard(THAT),)),))),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "14029", "Prince's Attendant",
        abilities=[
            MarshalingAction(
                next_costs_less(faction("martell") & trait("Lord", "Lady") & CHARACTER, 2), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "14030", "Kingsgrave",
        abilities=[
            Reaction(
                Won((POWER,), by=5, lost=True),
                May((Kill(THAT),), instead=(ReturnToHand(THAT),), condition=Is(THAT, KING)),
                costs=[KNEEL_THIS, SACRIFICE_THIS], choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card("14031", "Protectors of the Realm", NO_ATTACHMENTS, constants=[Strength(THIS, FigureOf("reserve"))]),
    card(
        "14032", "The Horn that Wakes the Sleepers",
        abilities=[
            Reaction(
                Initiated(against_you=True), [Stand(FIRST), Stand(SECOND), Stand(THIRD)],
                choose=[
                    Choose(trait("Builder") & CHARACTER, which="first"),
                    Choose(trait("Ranger") & CHARACTER, which="second"),
                    Choose(trait("Steward") & CHARACTER, which="third"),
                ],
            )
        ],
    ),
    card(
        "14033", "She-Bear",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"),
                Later(
                    Choose(
                        faction("stark") & (CHARACTER | ATTACHMENT) & cost_at_most(3) & in_pile(HAND), target=False
                    ),
                    (PutIntoPlay(THAT),),
                ),
            )
        ],
    ),
    card(
        "14034", "Bearskin Cloak",
        constants=[
            Strength(ATTACHED, 1), Gains(ATTACHED, STEALTH, condition=Is(ATTACHED, trait("House Mormont") & CHARACTER)),
        ],
    ),
    card(
        "14035", "Haggo",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), AddToHand(THAT), costs=[DiscardCards(1)],
                choose=Choose(trait("Dothraki") & in_pile(DISCARD)),
            )
        ],
    ),
    card(
        "14036", "Dothraki Steed", per_host=1,
        constants=[
            Strength(
                ATTACHED, IfElse(Is(ATTACHED, trait("Dothraki") & CHARACTER), 3, 1), condition=Is(ATTACHED, ATTACKING)
            )
        ],
    ),
    card(
        "14037", "Hightower Knight",
        abilities=[
            Action(
                PutIntoPlay(THIS), costs=[UseCard("kneel", ~faction("tyrell") & trait("Knight") & CHARACTER)], zones=(HAND,)
            )
        ],
    ),
    card(
        "14038", "Fields of the Reach",
        abilities=[
            Reaction(
                you_win(POWER), raise_claim(1, CHALLENGE), costs=[UseCard("kneel", trait("The Reach") & LOCATION, n=3)]
            )
        ],
    ),
    card("14039", "Lyn Corbray", STEALTH, abilities=[Reaction(Initiated(POWER, against_you=True), Stand(THIS))]),
    card(
        "14040", "Unlikely Champion",
        constants=[Icon(THIS, POWER, condition=Exists(trait("Lord", "Lady") & CHARACTER & YOURS))],
    ),
    card(
        "14041", "Anguy the Archer",
        constants=[
            NoKneel(THIS, "attacking", MILITARY, condition=NO_LOYAL),
            NoKneel(THIS, "defending", MILITARY, condition=NO_LOYAL),
        ],
    ),
    card(
        "14042", "The Hollow Hill",
        abilities=[DominanceAction(Search(~LOYAL & CHARACTER, top=10), costs=[KNEEL_THIS], condition=NO_LOYAL)],
    ),
    card(
        "14043", "Lady Forlorn",
        constants=[
            Strength(ATTACHED, PerCard(faction("neutral") & LOCATION & YOURS)),
            Icon(ATTACHED, POWER, condition=Is(ATTACHED, named("Lyn Corbray"))),
        ],
    ),
    card(
        "14044", "Defiance",
        abilities=[ChallengesAction(Stand(THAT), choose=Choose(CHARACTER & ~HasFought()), limit=max_per_phase())],
    ),
    card(
        "14045", "The Prince that was Promised",
        constants=[NamesCharacter(), CannotGainPower(each(CHARACTER & YOURS & ~NAMED_FOR_THIS))],
        abilities=[
            Reaction(
                you_win(POWER, by=5),
                Either(
                    (
                        (Stand(each(CHARACTER & YOURS & NAMED_FOR_THIS)), Draw(1)),
                        (SearchPiles(CHARACTER & NAMED_FOR_THIS, also=(DISCARD, DEAD), hand=True),),
                    )
                ),
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card(
        "14046", "Parley at Storm's End",
        abilities=[
            WhenRevealed(
                [Name(CHALLENGE_TYPE), GivesPlayers(CannotInitiate(EACH_PLAYER, challenges=(NAMED,)), NEW_PLOT)]
            )
        ],
    ),
    card(
        "14047", "Outwit",
        abilities=[
            Interrupt(
                WhenRevealedWouldTakeEffect(), Cancel(),
                costs=[KNEEL_FACTION, UseCard("kneel", UNIQUE & trait("Maester") & CHARACTER)],
            )
        ],
    ),
    card("14048", "Siege Preparations", abilities=[DominanceAction(Draw(HandLacks("reserve")), limit=per_phase())]),
    card("14049", "Rationing", constants=[NoReactionToOutcome()]),
    card(
        "14050", "Desperate Attack",
        constants=[PlotValue(ATTACKING_PLAYER, figure="claim", by=1, condition=During(role="defending"))],
    ),
    card(
        "14051", "The Hand's Tourney",
        abilities=[ForcedInterrupt(ClaimApplied(MILITARY, anyones=True), ClaimAs(POWER))],
    ),
    card(
        "14052", "The New Gods",
        constants=[
            NoKneel(each(trait("The Seven") & CHARACTER & YOURS), "attacking", condition=NthChallenge(1)),
        ],
    ),
]  # fmt: skip
