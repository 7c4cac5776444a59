"""The Core Set: events."""

from __future__ import annotations

from ..vocabulary import *

STARK, LANNISTER = faction("stark") & CHARACTER, faction("lannister") & CHARACTER

NEUTRAL = [
    card(
        "core_177",
        "Distinct Mastery",
        abilities=[AnyPhase(Stand(THAT), choose=Choose(CHARACTER & (HOLY | LEARNED | NOBLE | WAR)))],
    ),
]

OF_STARK = [
    card(
        "core_155",
        "Distraction",
        abilities=[MarshallingAction(Kneel(THAT), choose=Choose(CHARACTER & with_icon(MILITARY)))],
    ),
    card(
        "core_156",
        "Winter is Coming",
        abilities=[
            ChallengesAction(
                GivesPlayers(PlotValue(OfFaction("stark"), figure="claim", by=1), CHALLENGE),
                condition=During(),
                limit=max_per_round(),
            )
        ],
    ),
    card(
        "core_157",
        "Kings in the North",
        abilities=[Response(WinsDominance(), GainPower(1, THOSE), costs=[UseCard("kneel", STARK, 2)])],
    ),
    card(
        "core_158",
        "Lethal Counterattack",
        abilities=[
            ChallengesAction(
                Kill(each(CHARACTER & ATTACKING)),
                costs=[UseCard("kneel", STARK, 2)],
                condition=During(MILITARY),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "core_159",
        "Bran the Builder's Legacy",
        abilities=[DominanceAction(SearchIntoPlay(LOCATION & cost_at_most(2)), costs=[PayGold(3)])],
    ),
    card(
        "core_160",
        "Guilty!",
        abilities=[
            DominanceAction(
                Kill(THAT),
                costs=[EitherCost(Influence(3), UseCard("kneel", CHARACTER & NOBLE))],
                choose=Choose(CHARACTER & ~faction("stark")),
            )
        ],
    ),
]

OF_LANNISTER = [
    card(
        "core_161",
        "I Never Bet Against My Family",
        abilities=[
            ChallengesAction(
                Later(ChoosePlayer(target=False), (LowerClaim(THAT_PLAYER, ChosenX()),)),
                costs=[PayX(), UseCard("kneel", LANNISTER)],
                condition=During(),
            )
        ],
    ),
    card(
        "core_162",
        "The Lion's Will",
        abilities=[AnyPhase(Kneel(THAT), costs=[PayGold(2)], choose=Choose(CHARACTER))],
    ),
    card(
        "core_163",
        "Insidious Ways",
        abilities=[
            ChallengesAction([boost(THAT, 2), AtEnd(WON, (Draw(2),))], choose=Choose(LANNISTER & ATTACKING)),
        ],
    ),
    card(
        "core_164",
        "Call Their Bluff",
        abilities=[DominanceAction([NameCard(), DiscardNamed(EACH_OPPONENT)], costs=[PayGold(2)])],
    ),
    card(
        "core_165",
        "I'm You Writ Small",
        constants=[Strength(ATTACHED, 2)],
        abilities=[
            ChallengesAction(
                [gain_keyword(THAT, DEADLY), THEN, AttachThis(LANNISTER, "Boon")], choose=Choose(CHARACTER)
            )
        ],
    ),
    card(
        "core_166",
        "A Lannister Pays His Debts",
        abilities=[
            Response(
                you_lose(),
                Kill(THAT),
                costs=[UseCard("kneel", LANNISTER)],
                choose=Choose(CHARACTER & PARTICIPATING & controlled_by(WINNER)),
            )
        ],
    ),
    card(
        "core_167",
        "You've Killed the Wrong Dwarf!",
        abilities=[AnyPhase([Kneel(THAT), THEN, GainPower(1, THAT)], choose=Choose(CHARACTER & ~NOBLE))],
    ),
]

CARDS: list[Worded] = [*NEUTRAL, *OF_STARK, *OF_LANNISTER]

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
                choose=Choose(LOCATION & THEIRS & PRODUCING),
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
