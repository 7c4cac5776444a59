"""Journey to Oldtown."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08021", "Maege Mormont", RENOWN,
        abilities=[
            Reaction(
                you_win(with_=PARTICIPATING & trait("House Mormont") & CHARACTER & YOURS),
                [RevealTop(), If(Is(FOUND, faction("stark")), (Draw(1),))],
            )
        ],
    ),
    card(
        "08022", "The House of Black and White", bestow(10),
        abilities=[
            DominanceAction(
                [Kill(THAT), PlaceGold(-1)], costs=[KNEEL_THIS, SpendX()],
                choose=Choose(CHARACTER & StrengthAtMost(ChosenX(), printed=True)),
            )
        ],
    ),
    card(
        "08023", "Brightwater Knight", bestow(3),
        abilities=[
            MarshalingAction(next_costs_less(trait("Knight") & CHARACTER, 2), costs=[SPEND_GOLD], limit=per_phase())
        ],
    ),
    card(
        "08024", "Oldtown",
        abilities=[
            Action(
                [
                    Name(CARD_TYPE), RevealTop(),
                    If(Is(FOUND, ANY_CARD & OF_NAMED_TYPE), (Draw(1), GainPower(1))),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "08025", "Dareon",
        abilities=[
            Reaction(
                Plays(cards=trait("Song") & EVENT), MoveGold(1, THAT_PLAYER), choose=ChoosePlayer(), limit=per_phase()
            )
        ],
    ),
    card(
        "08026", "Journey to Oldtown",
        abilities=[
            Reaction(
                PhaseBegins("plot"),
                [RemoveFromGame(THAT), AtEnd(NEXT_PLOT_PHASE, (PutUnderOwners(THAT),), away=True)],
                choose=Choose(CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "08027", "Devan Seaworth", bestow(3),
        abilities=[
            Reaction(
                WinsDominance(), SearchIntoPlay(LOCATION & cost_at_most(ChosenX()) & ~HasKeyword("limited")),
                costs=[SpendX()],
            )
        ],
    ),
    card("08028", "Stannis's Wrath", abilities=[Action(Kneel(THAT), choose=Choose(CHARACTER & ~with_icon(POWER)))]),
    card(
        "08029", "Black Ears",
        abilities=[Reaction(Killed(CHARACTER), PutIntoPlay(THIS), costs=[PayGold(2)], zones=(HAND,))],
    ),
    card(
        "08030", "Kingslayer", TERMINAL, attach_to=trait("Kingsguard") & CHARACTER,
        abilities=[
            Action(Kill(THAT), costs=[KNEEL_ATTACHED], choose=Choose(CHARACTER & HasPower(2)), limit=per_game()),
            ForcedInterrupt(LeavesPlay(ATTACHED), GainPower(2, each(FACTION_CARD & THEIRS))),
        ],
    ),
    card(
        "08031", "Tris Botley", PILLAGE,
        abilities=[
            Action(
                [RemoveFromGame(THAT, from_pile=True), GivesPlayers(BarsTitle(ITS_CONTROLLER, who=THAT), HERE)],
                choose=Choose(ANY_CARD & in_pile(DISCARD, of=OPPONENT)), limit=per_round(),
            )
        ],
    ),
    card(
        "08032", "Black Wind", constants=[Gains(each(named("Asha Greyjoy") & YOURS), RENOWN)],
        abilities=[Reaction(Pillages(LOCATION | ATTACHMENT, "yours"), Draw(1), limit=per_phase(2))],
    ),
    card(
        "08033", "Stormcrows", bestow(5),
        abilities=[
            ChallengesAction(
                boost(THOSE, -1), costs=[SpendX()], choose=Choose(CHARACTER, most=-1, many=ChosenX()), limit=per_phase()
            )
        ],
    ),
    card(
        "08034", "Consuming Flames",
        abilities=[
            ChallengesAction(
                burn(THAT, 3), costs=[UseCard("discard", OTHER & faction("targaryen") & ANY_CARD & in_pile(HAND))],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "08035", "Arianne Martell", INSIGHT,
        abilities=[ChallengesAction(ReturnToHand(THAT), costs=[RETURN_THIS], choose=Choose(CHARACTER & WEAKER))],
    ),
    card(
        "08036", "Change of Plans",
        abilities=[Reaction(you_lose(), PlotToUsed(), condition=Fewer(5, PLOT_CARD & in_pile(USED)))],
    ),
    card(
        "08037", "Thoros of Myr", RENOWN,
        abilities=[
            Interrupt(
                Killed(OTHER & ~LOYAL & CHARACTER & YOURS, would=True), Save(), costs=[KNEEL_THIS, SpendPower(1, THIS)]
            )
        ],
    ),
    card(
        "08038", "Gates of the Moon", LIMITED, modifiers={"income": 2},
        constants=[PlotValue(EACH_OPPONENT, figure="income", by=1)],
    ),
    card(
        "08039", "The House With the Red Door",
        constants=[OpensWith(UNIQUE & LOCATION & ~HasKeyword("limited") & cost_at_most(3)), SetupGold(n=4)],
    ),
    card(
        "08040", "Sailing the Summer Sea",
        constants=[ExtraChallenge(challenge=POWER), CannotInitiate(challenges=(MILITARY, INTRIGUE))],
    ),
]  # fmt: skip
