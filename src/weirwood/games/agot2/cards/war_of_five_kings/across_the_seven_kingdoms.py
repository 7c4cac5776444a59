"""Across the Seven Kingdoms."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card("04001", "The Dragon's Tail", abilities=[Action(Draw(2, YOU_AND_THAT_PLAYER), choose=ChoosePlayer())]),
    card(
        "04002", "Robb Stark", RENOWN,
        constants=[Strength(THIS, PerCard(LOYAL & CHARACTER & YOURS), condition=During(MILITARY))],
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], condition=TakesPart(THIS, "any", MILITARY),
                choose=Choose(PARTICIPATING & ~trait("King") & CHARACTER), limit=per_challenge(),
            )
        ],
    ),
    card(
        "04003", "Riverrun",
        abilities=[
            Reaction(ReceivesPower(trait("House Tully") & CHARACTER), GainPower(1, IT), costs=[KNEEL_THIS])
        ],
    ),
    card("04004", "Ser Colen of Greenpools", constants=[Strength(THIS, 3, condition=During(POWER))]),
    card(
        "04005", "Bitterbridge Encampment",
        abilities=[
            Reaction(
                RevealsPlotCard(ANY, cards=trait("Summer") & PLOT_CARD),
                [
                    Kneel(THIS), THEN,
                    InTurn(
                        EACH_PLAYER,
                        (Later(Choose(CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT),), may=True),),
                    ),
                ],
            )
        ],
    ),
    card(
        "04006", "Arry", ambush(4), constants=[LeavesIf(condition=Exists(named("Arya Stark") & YOURS))],
        abilities=[Action(Draw(1), costs=[RETURN_THIS])],
    ),
    card(
        "04007", "White Tree",
        abilities=[Reaction(CollectsIncome(OPPONENT), MoveGold(1, ITS_PLAYER), costs=[KNEEL_THIS])],
    ),
    card(
        "04008", "White Raven",
        abilities=[
            ForcedReaction(you_lose(POWER), Sacrifice(THIS)),
            Reaction(
                WinsDominance(), GainPower(1), condition=Exists(trait("Summer", "Winter") & PLOT_CARD & REVEALED)
            ),
        ],
    ),
    card(
        "04009", "Ruby of R'hllor", attach_to=trait("R'hllor") & CHARACTER,
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(ATTACHED, "attacking")), [NameCard(), DiscardNamed(LOSER)]
            )
        ],
    ),
    card("04010", "Janos Slynt", INTIMIDATE, abilities=[Action(boost(THIS, 2), costs=[PayGold(1)])]),
    card(
        "04011", "Levies at the Rock",
        abilities=[
            Reaction(
                Initiated(against_you=True), MoveGold(NumberOf(ATTACKING & CHARACTER), ATTACKING_PLAYER, up_to=True)
            )
        ],
    ),
    card(
        "04012", "Captain's Daughter",
        abilities=[
            Reaction(EntersPlay(~LOYAL & CHARACTER), OntoDeck(IT), costs=[KNEEL_FACTION, SACRIFICE_THIS])
        ],
    ),
    card(
        "04013", "Pyke",
        abilities=[Action(gain_keyword(THAT, STEALTH), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    card(
        "04014", "Viserys Targaryen",
        constants=[HasToDefend(each(trait("King") & CHARACTER), condition=Is(THIS, ATTACKING))],
        abilities=[
            Interrupt(
                PhaseEnds("dominance"), GainPower(1, THIS),
                condition=ControlsNone(EACH_OPPONENT, trait("King") & CHARACTER),
            )
        ],
    ),
    card(
        "04015", "Shierak Qiya",
        abilities=[
            Reaction(
                you_win(POWER, by=5), Stand(THAT), costs=[KNEEL_FACTION], choose=Choose(PARTICIPATING & CHARACTER)
            )
        ],
    ),
    card(
        "04016", "Harmen Uller", RENOWN,
        constants=[AmbushAtCost(each(trait("Sand Snake") & CHARACTER & in_pile(HAND)), 1)],
    ),
    card(
        "04017", "Tower of the Sun",
        abilities=[Reaction(Plays(ANY, cards=EVENT), GainGold(1), limit=per_phase())],
    ),
    card(
        "04018", "Pyromancers",
        abilities=[
            DominanceAction(
                Discard(THAT), costs=[KNEEL_THIS, SpendPower(1, YOUR_FACTION)],
                choose=Choose(LOCATION & ~HasKeyword("limited")),
            )
        ],
    ),
    card("04019", "Rains of Autumn", constants=[NoGoldBonuses(EACH_PLAYER, types=("character", "location"))]),
    card(
        "04020", "Varys's Riddle",
        abilities=[
            WhenRevealed(
                Later(
                    Choose(~trait("Riddle") & PLOT_CARD & REVEALED, target=False), (InitiateWhenRevealed(THAT),)
                )
            )
        ],
    ),
]  # fmt: skip
