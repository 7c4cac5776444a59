"""Lions of Casterly Rock."""

from __future__ import annotations

from ...vocabulary import *

LANNISTER, CLANSMAN = faction("lannister"), trait("Clansman") & CHARACTER
GREAT_ONES = trait("Lord", "Lady") & CHARACTER & YOURS & CostAtLeast(4) & OTHER_THAN_HOST
OTHER_GREAT = OTHER & LANNISTER & trait("Lord", "Lady") & CHARACTER & YOURS

CARDS = [
    card(
        "05001", "Cersei Lannister", constants=[NoKneel(THIS, "attacking", INTRIGUE)],
        abilities=[
            Reaction(
                LosesFromHand(OPPONENT), GainPower(1, THIS), condition=NotSupported(ITS_PLAYER), limit=per_round(3)
            )
        ],
    ),
    card(
        "05002", "Tyrion Lannister",
        abilities=[
            Reaction(
                you_win(), Either(((Draw(2),), (GainGold(3),), (raise_claim(1, CHALLENGE),))),
                costs=[UseCard("return", ATTACKING & CLANSMAN)], limit=per_phase(2),
            )
        ],
    ),
    card(
        "05003", "Ser Kevan Lannister",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), PutIntoPlay(THAT),
                choose=Choose((LANNISTER | faction("neutral")) & (LOCATION | ATTACHMENT) & in_pile(DISCARD)),
            )
        ],
    ),
    card(
        "05004", "Timett Son of Timett",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Kill(THAT),
                choose=Choose(CHARACTER & cost_at_most(NumberOf(CLANSMAN & YOURS))),
            )
        ],
    ),
    card(
        "05005", "Ser Jaime Lannister",
        constants=[Gains(each(Participating("attacking", alone=True) & trait("Knight") & CHARACTER & YOURS), RENOWN)],
        abilities=[
            ChallengesAction(
                gain_icon(THAT, INTRIGUE), choose=Choose(trait("Kingsguard") & CHARACTER), limit=per_phase()
            )
        ],
    ),
    card("05006", "Tywin Lannister", PILLAGE, abilities=[Interrupt(OneFromDeck(), PickDiscard(2))]),
    card(
        "05007", "Chella Daughter of Cheyk",
        constants=[
            Strength(THIS, PerToken("ear")), Gains(THIS, INTIMIDATE, condition=Tokens(THIS, "ear", 3)),
            Gains(THIS, RENOWN, condition=Tokens(THIS, "ear", 3)),
        ],
        abilities=[Reaction(Killed(CHARACTER), PlaceToken(THIS, kind="ear"), condition=Is(THIS, ATTACKING))],
    ),
    card("05008", "Ser Gregor's Marauders", PILLAGE, abilities=[Reaction(Pillages(EVENT), Stand(THIS))]),
    card(
        "05009", "Shagga Son of Dolf",
        constants=[AmbushInHand(0, condition=Exists((CLANSMAN | named("Tyrion Lannister")) & YOURS))],
        abilities=[
            ForcedReaction(EntersPlay(THIS, how="ambush"), Kill(THAT), choose=Choose(LANNISTER & CHARACTER & YOURS))
        ],
    ),
    card(
        "05010", "Taena Merryweather",
        abilities=[Reaction(Plays(cards=EVENT), Draw(1), costs=[DiscardCards(1)])],
    ),
    card(
        "05011", "Moon Brothers",
        abilities=[
            Action(
                [PutIntoPlay(THIS), JoinAsAttacker(THIS)], costs=[KNEEL_FACTION],
                condition=During(cards=ATTACKING & CLANSMAN & YOURS), zones=(HAND,),
            )
        ],
    ),
    card(
        "05012", "Red Keep Spy", ambush(4),
        abilities=[
            Reaction(
                EntersPlay(THIS, how="ambush"), If(MoreCardsInHand(ITS_CONTROLLER), (ReturnToHand(THAT),)),
                choose=Choose(CHARACTER & cost_at_most(3)),
            )
        ],
    ),
    card(
        "05013", "Alayaya", abilities=[Reaction(you_win(with_=TakingPart(THIS)), MoveGold(1, LOSER))],
    ),
    card(
        "05014", "Ser Lancel Lannister",
        constants=[Strength(THIS, StrengthOf(each(OTHER_GREAT)), condition=Exactly(1, OTHER_GREAT))],
    ),
    card("05015", "Tommen Baratheon", constants=[NoBonusPower(WITH_EMPTY_HAND)]),
    card(
        "05016", "Lannisport Guard", abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(1, EACH_PLAYER))],
    ),
    card(
        "05017", "Golden Tooth", LIMITED,
        abilities=[
            Action(
                GainGold(IfElse(EmptyHand(OPPONENT), 3, 1)), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "05018", "Mountains of the Moon",
        abilities=[Reaction(EntersPlay(CLANSMAN), [Name(CHALLENGE_ICON), gain_icon(IT, NAMED)])],
    ),
    card(
        "05019", "Lannisport Treasury",
        abilities=[
            Reaction(PhaseBegins("taxation"), PlaceGold()), MarshalingAction(TakeGoldOf(THIS, n=-1), costs=[KNEEL_THIS])
        ],
    ),
    card(
        "05020", "Shield of Lannisport", attach_to=LANNISTER & trait("Lord", "Lady") & CHARACTER, modifiers={"income": 1},
        constants=[
            Strength(ATTACHED, 2, condition=Absent(GREAT_ONES)),
            Gains(ATTACHED, RENOWN, condition=Absent(GREAT_ONES)),
        ],
    ),
    card(
        "05021", "Valyrian Steel Dagger",
        constants=[
            Strength(ATTACHED, 2, condition=During(INTRIGUE)), Gains(ATTACHED, STEALTH, condition=During(INTRIGUE)),
        ],
    ),
    card(
        "05022", "A Lannister Always Pays His Debts",
        abilities=[
            ChallengesAction(
                [
                    GivesPlayers(ExtraAgainst(challenge=MILITARY, whom=THAT_PLAYER)),
                    GivesPlayers(ExtraAgainst(challenge=INTRIGUE, whom=THAT_PLAYER)),
                ],
                choose=ChoosePlayer(WHO_BEAT_YOU), limit=max_per_phase(),
            )
        ],
    ),
    card(
        "05023", "Insidious Scheme",
        abilities=[Reaction(ClaimWasApplied(INTRIGUE, 5), Draw(IfElse(EmptyHand(LOSER), 4, 2)))],
    ),
    card(
        "05024", "Daring Rescue", play_only=Exists(trait("Knight") & CHARACTER & YOURS),
        abilities=[
            ChallengesAction(
                [
                    Later(Choose(CHARACTER & YOURS, target=False), (ReturnToHand(THAT),)), THEN,
                    Later(Choose(trait("Knight") & CHARACTER & YOURS, target=False), (GainPower(1, THAT),)),
                ]
            )
        ],
    ),
    card(
        "05025", "Edric Storm",
        abilities=[Reaction(PhaseBegins("dominance"), Gives(THAT, (NotInDominance(SAME),)), choose=Choose(CHARACTER))],
    ),
    card(
        "05026", "Disputed Claim", attach_to=trait("Bastard", "Lord", "Lady") & CHARACTER,
        constants=[
            Strength(ATTACHED, 2, condition=FactionPower(EACH_OPPONENT)),
            Gains(ATTACHED, RENOWN, condition=FactionPower(EACH_OPPONENT)),
        ],
    ),
    card(
        "05027", "Victarion Greyjoy", INTIMIDATE, RENOWN,
        abilities=[Interrupt(Killed(THIS, would=True), Save(), costs=[SpendPower(2, THIS)])],
    ),
    card(
        "05028", "Old Wyk",
        abilities=[
            Reaction(
                Initiated(POWER, yours=True),
                [
                    PutIntoPlay(TopOfDeadPile(cards=trait("Drowned God") & CHARACTER), kneeling=True),
                    JoinAsAttacker(FOUND), THEN,
                    AtEnd(DECIDED, (If(WonBy(5, yours=True), (ReturnToHand(FOUND),), (UnderDeck(FOUND),)),)),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "05029", "Trystane Martell",
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), Gives(THAT, (Cannot(SAME, "defend"),)), choose=Choose(CHARACTER & WEAKER)
            )
        ],
    ),
    card(
        "05030", "You Murdered Her Children",
        abilities=[
            ChallengesAction(
                [
                    Gives(THAT, (Strength(SAME, 2, "times"),)),
                    AtEnd(PHASE, (If(StillInPlay(THAT), (Kill(THAT),)),)),
                ],
                choose=Choose(faction("martell") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "05031", "Sweet Donnel Hill", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[LosesAll(each(ATTACKING & CHARACTER), "keyword", condition=Is(THIS, DEFENDING))],
    ),
    card(
        "05032", "Bridge of Skulls",
        abilities=[
            Interrupt(
                PhaseEnds("challenges"), DiscardRandom(THAT_PLAYER), choose=ChoosePlayer(WhoNeverAttackedYou(MILITARY))
            )
        ],
    ),
    card(
        "05033", "Jeyne Westerling",
        abilities=[
            Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(faction("stark") & trait("King", "Lord") & CHARACTER))
        ],
    ),
    card(
        "05034", "Last Hearth Scouts",
        abilities=[ForcedReaction(EntersPlay(CHARACTER, phase="challenges"), Kneel(IT))],
    ),
    card(
        "05035", "Ser Barristan Selmy",
        abilities=[Reaction(you_win(with_=TakingPart(THIS)), Stand(THIS), condition=LargerHand(LOSER))],
    ),
    card(
        "05036", "Daenerys's Favor", attach_to=faction("targaryen") & CHARACTER,
        constants=[
            Strength(
                each(PARTICIPATING & CHARACTER & OTHER_THAN_HOST), -1, condition=Is(ATTACHED, PARTICIPATING)
            )
        ],
    ),
    card(
        "05037", "Alerie Tyrell",
        abilities=[
            Reaction(EntersPlay(THIS), Search(faction("tyrell") & CHARACTER & cost_at_most(3), top=10))
        ],
    ),
    card('05038', '"A Rose of Gold"', abilities=[ChallengesAction(LookAtTop(3, take=1, exactly=True))]),
    card(
        "05039", "High Septon",
        abilities=[
            Interrupt(
                ChosenAlone(CHARACTER & YOURS), BecomeTarget(THAT),
                choose=Choose(trait("The Seven") & CHARACTER & YOURS), limit=per_phase(),
            )
        ],
    ),
    card("05040", "Devout Freerider", constants=[CannotGainGold(EACH_PLAYER, condition=InPhase("challenges"))]),
    card(
        "05041", "Wildling Bandit",
        constants=[Strength(THIS, 2, condition=All((Is(THIS, ATTACKING), MoreGold(DEFENDING_PLAYER))))],
    ),
    card(
        "05042", "Ocean Road", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("neutral") | OUT_OF_FACTION, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "05043", "Appointed", attach_to=UNIQUE & CHARACTER,
        constants=[Icon(ATTACHED, INTRIGUE), GainsTrait(ATTACHED, "Small Council")],
    ),
    card(
        "05044", "The Council Consents",
        abilities=[Reaction(PlayerWon(ANY, (INTRIGUE,), by=5), Stand(each(trait("Small Council") & CHARACTER)))],
    ),
    card(
        "05045", '"The Rains of Castamere"',
        deck=(PlotDeck(n=12), Different(trait("Scheme") & PLOT_CARD, 5)),
        constants=[NotInPlotDeck(cards=trait("Scheme") & PLOT_CARD, phase="plot")],
        abilities=[
            Reaction(
                you_win(INTRIGUE, by=5), RevealPlot(cards=trait("Scheme") & PLOT_CARD, leaves=True), costs=[KNEEL_FACTION]
            )
        ],
    ),
    card("05046", "Lions of the Rock", abilities=[Reaction(PhaseBegins("challenges"), GainGold(3))]),
    card(
        "05047", "Unexpected Delay",
        abilities=[
            ForcedReaction(
                PhaseBegins("challenges"),
                [EachSpares(CHARACTER & WITHOUT_ATTACHMENTS & Powerless()), ReturnToHand(THOSE)],
            )
        ],
    ),
    card(
        "05048", "Summoned to Court",
        abilities=[ForcedInterrupt(PhaseEnds("draw"), [EachShows(), THEN, CheapestEnter()])],
    ),
    card("05049", "Littlefinger's Meddling", constants=[EachCostsLess(cards=EVENT, by=2, verb="play")]),
    card("05050", "Gossip and Lies", constants=[NoKneel(each(CHARACTER & YOURS), "attacking", INTRIGUE, first=True)]),
    card("05051", "Time of Plenty", constants=[ExtraDraw(EACH_PLAYER)]),
    card("05052", "Early Frost", constants=[ExtraDraw(EACH_PLAYER, n=-1, least=0)]),
]  # fmt: skip
