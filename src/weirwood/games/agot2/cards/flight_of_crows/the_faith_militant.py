"""The Faith Militant."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card("08081", "Arya Stark", constants=[Cannot(each(CHARACTER), "save", condition=Is(THIS, STANDING))]),
    card(
        "08082", "I Am No One",
        abilities=[
            Action(
                Gives(
                    THAT,
                    (
                        GainsFaction(SAME, ""), LosesAll(SAME, "trait"), Gains(SAME, INSIGHT), Gains(SAME, STEALTH),
                        NoKneel(SAME, "attacking"),
                    ),
                ),
                choose=Choose(CHARACTER & YOURS & cost_at_most(3)),
            )
        ],
    ),
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
        "08085", "Coldhands", constants=[Cannot(THIS, "save")],
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"),
                [
                    ChooseOfEach(OTHER & ~trait("Army") & CHARACTER), RemoveFromGame(THOSE),
                    AtEnd(GONE, (PutUnderOwners(THOSE),), away=True),
                ],
            )
        ],
    ),
    card(
        "08086", "The Bay of Seals",
        abilities=[Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & OwnedBy(OPPONENT)))],
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
        "08088", "Sacrificed to the Red God", play_only=Exists(trait("R'hllor") & CHARACTER & YOURS),
        abilities=[
            MarshalingAction(
                Search(trait("R'hllor") & CHARACTER & cost_at_most(CostOfPaid())), costs=[UseCard("sacrifice", CHARACTER)]
            )
        ],
    ),
    card(
        "08089", "Cersei's Informer", bestow(3),
        abilities=[
            Action(
                [Draw(1), THEN, DiscardChosen(YOU)], costs=[MoveGoldTo(~trait("Spy") & ANY_CARD & YOURS)],
                limit=per_round(),
            )
        ],
    ),
    card(
        "08090", "Ser Pounce", ambush(1), attach_to=UNIQUE & CHARACTER & cost_at_most(3),
        constants=[NoKneel(ATTACHED, "attacking", INTRIGUE), Icon(ATTACHED, INTRIGUE)],
    ),
    card(
        "08091", "Tarle the Thrice-Drowned",
        constants=[MarshalsFrom(cards=~UNIQUE & trait("Drowned God") & CHARACTER & in_pile(DEAD))],
    ),
    card(
        "08092", "Given to the Drowned God",
        abilities=[Action(Draw(CostOfPaid()), costs=[UseCard("kill", trait("Drowned God") & CHARACTER)])],
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
        "08094", "Mhysa", attach_to=trait("Lady") & CHARACTER,
        constants=[
            NoKneel(ATTACHED, "attacking", POWER, first=True),
            Strength(ATTACHED, PerCard(ATTACKING & CHARACTER), condition=NthChallenge(1, "round", POWER)),
        ],
    ),
    card(
        "08095", "House Yronwood Knight",
        abilities=[Reaction(you_lose(with_=TakingPart(THIS)), DiscardRandom(WINNER))],
    ),
    card(
        "08096", "Secret Pact", ambush(3), attach_to=~faction("martell") & CHARACTER,
        constants=[Gains(ATTACHED, RENOWN), NotAgainstYou(ATTACHED, may_join=True)],
    ),
    card("08097", "The High Sparrow", constants=[MostGold(EACH_PLAYER, n=7), MostDrawn(EACH_PLAYER, n=3)]),
    card(
        "08098", '"The Song of the Seven"',
        abilities=[
            Reaction(
                LosesDominance(),
                Later(
                    Choose(trait("The Seven") & CHARACTER & YOURS, target=False), (MovePower(2, ITS_PLAYER, THAT),)
                ),
                limit=max_per_phase(),
            )
        ],
    ),
    card(
        "08099", "The Faith Militant",
        constants=[CannotGainPower(each(~trait("The Seven") & (CHARACTER | LOCATION) & YOURS))],
        abilities=[
            Reaction(
                you_win(),
                Later(
                    Choose(PARTICIPATING & trait("The Seven") & CHARACTER & YOURS, target=False),
                    (MovePower(1, LOSER, THAT),),
                ),
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card("08100", "Compelled by the Faith", abilities=[WhenRevealed(PowerToFaction(each(ANY_CARD)))]),
]  # fmt: skip
