"""The Shadow City."""

from __future__ import annotations

from ...vocabulary import *

STARK, RANGER_BUILDER_STEWARD = (
    faction("stark") & CHARACTER,
    tuple(trait(t) & CHARACTER for t in ("Ranger", "Builder", "Steward")),
)

CARDS = [
    card(
        "11001", "Varamyr Sixskins",
        abilities=[
            Reaction(
                PhaseBegins("challenges"),
                Either(
                    (
                        (Gives(THIS, (GainsTrait(SAME, "Bear"), Strength(SAME, 5))),),
                        (Gives(THIS, (GainsTrait(SAME, "Eagle"), Icon(SAME, INTRIGUE), Gains(SAME, INSIGHT))),),
                        (Gives(THIS, (GainsTrait(SAME, "Cat"), Icon(SAME, POWER), Gains(SAME, STEALTH))),),
                        (Gives(THIS, (GainsTrait(SAME, "Wolf"), Gains(SAME, INTIMIDATE), Strength(SAME, 2))),),
                    )
                ),
            )
        ],
    ),
    card(
        "11002", "Bolton Flayer", shadow(2),
        abilities=[
            ForcedInterrupt(PhaseEnds("challenges"), Kill(THAT, unsavable=True), choose=Choose(CHARACTER & CHEAPEST))
        ],
    ),
    card(
        "11003", "Northern Armory", modifiers={"income": 1}, constants=[Cannot(THIS, "stand")],
        abilities=[Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(STARK))],
    ),
    card(
        "11004", "Scheming Septon", shadow(2),
        abilities=[ChallengesAction([Draw(1), GainGold(2), THEN, OntoDeck(THIS)], limit=per_phase())],
    ),
    card(
        "11005", "Margaery's Influence", TERMINAL,
        abilities=[
            Action(
                [Stand(ATTACHED), RemoveFromChallenge(ATTACHED)], costs=[KNEEL_THIS, PayGold(1)],
                condition=Is(ATTACHED, PARTICIPATING),
            )
        ],
    ),
    card(
        "11006", "Janos Slynt", shadow(0),
        abilities=[ForcedReaction(Emerges(THIS), Later(Choose(faction("nights-watch") & CHARACTER & YOURS, target=False), (Sacrifice(THAT),)))],
    ),
    card("11007", "Fresh Recruits", abilities=[Action(SearchEach(kinds=RANGER_BUILDER_STEWARD))]),
    card(
        "11008", "Shadow Priestess", shadow(3),
        abilities=[Reaction(Emerges(THIS), Kneel(THAT), choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS))],
    ),
    card(
        "11009", "Stormlands Fiefdom", modifiers={"income": 1},
        abilities=[
            Action(
                Later(Choose((CHARACTER | LOCATION) & HasPower(), target=False), (PowerToOwner(THAT),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "11010", "Ser Robert Strong", shadow(5),
        abilities=[Reaction(Emerges(THIS), Kill(THAT), choose=Choose(KNEELING & CHARACTER & cost_at_most(5)))],
    ),
    card(
        "11011", "Beneath the Bridge of Dream", shadow(0),
        abilities=[Interrupt(ChoosesPlot(), [RandomPlot(), RaiseFigure("income", 2, until=ROUND)])],
    ),
    card(
        "11012", "Nighttime Marauders", shadow(3), PILLAGE,
        abilities=[
            Reaction(
                Emerges(THIS), DiscardFitting(ITS_OWNER, SameCost(THAT)), choose=Choose(in_pile(DISCARD, of=OPPONENT))
            )
        ],
    ),
    card(
        "11013", "Seize the Initiative", x_is=NumberOfOpponents(),
        abilities=[Interrupt(PhaseEnds("marshaling"), BecomeFirst())],
    ),
    card(
        "11014", "Aegon Targaryen", shadow(3),
        abilities=[
            Reaction(
                EntersPlay(THIS),
                [
                    SearchIntoPlay(trait("Army", "Mercenary") & CHARACTER),
                    AtEnd(PHASE, (If(StillInPlay(FOUND), (ReturnToHand(FOUND),)),)),
                ],
            )
        ],
    ),
    card(
        "11015", "Unexpected Return",
        abilities=[ChallengesAction(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(DISCARD)))],
    ),
    card("11016", "Ser Gerris Drinkwater", RENOWN, shadow(5), abilities=[Reaction(Emerges(THIS), SwitchWithUsed())]),
    card(
        "11017", "The Shadow City", shadow(2),
        constants=[EachCostsLess(cards=ANY_CARD, by=1, verb=INTO_SHADOWS)],
        abilities=[ChallengesAction(Draw(2), costs=[KNEEL_THIS, UseCard("discard", in_pile(SHADOWS))])],
    ),
    card(
        "11018", "Nefarious Acolyte", shadow(2),
        abilities=[
            Action(
                Gives(THAT, (Blank(SAME),)), costs=[KNEEL_THIS, PayGold(1)], choose=Choose(PLOT_CARD & REVEALED),
            )
        ],
    ),
    card(
        "11019", "Burning the Dead",
        abilities=[
            Action([RemoveFromGame(each(~UNIQUE & CHARACTER & in_pile(DEAD, of=ANY)), from_pile=True), Draw(1)])
        ],
    ),
    card(
        "11020", "Exchange of Information",
        abilities=[
            WhenRevealed(
                [
                    RevealDeck(10), PickEachKind(THAT_PLAYER, (CHARACTER, LOCATION, ATTACHMENT, EVENT)), AddToHand(THOSE),
                    ShuffleDeck(),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
]  # fmt: skip
