"""The Core Set: House Stark's characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

STARK = faction("stark") & CHARACTER
DIREWOLF = trait("Direwolf")
IS_ARYA, IS_BRAN = Is(ATTACHED, named("Arya Stark")), Is(ATTACHED, named("Bran Stark"))
WITH_A_LORD = Exists(STARK & trait("Lord") & YOURS)

CARDS = [
    card(
        "core_1",
        "Ice",
        attach_to=STARK,
        abilities=[
            ChallengesAction(
                Kill(THAT),
                costs=[KNEEL_THIS, DISCARD_THIS],
                condition=Is(ATTACHED, PARTICIPATING),
                choose=Choose(CHARACTER & PARTICIPATING & OTHER_THAN_HOST),
            )
        ],
    ),
    card(
        "core_2",
        "Nymeria",
        attach_to=STARK,
        constants=[Strength(ATTACHED, 1, condition=IS_ARYA), Gains(ATTACHED, STEALTH, condition=IS_ARYA)],
        abilities=[Response(Killed(ATTACHED, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card(
        "core_3",
        "Summer",
        attach_to=STARK,
        constants=[Strength(ATTACHED, 2), Icon(ATTACHED, MILITARY), Gains(ATTACHED, STEALTH, condition=IS_BRAN)],
    ),
    card(
        "core_4",
        "Ser Rodrik Cassel",
        constants=[NoKneel(THIS, "defending"), Strength(THIS, 2, condition=Is(THIS, DEFENDING))],
    ),
    card(
        "core_5",
        "Eddard Stark",
        STALWART,
        RENOWN,
        DEADLY,
        abilities=[Passive(EntersPlay(THIS), GainPower(1, THIS))],
    ),
    card(
        "core_6",
        "Catelyn Stark",
        abilities=[Response(DeclaredDefender(THIS), NoStrength(THAT), choose=Choose(CHARACTER & PARTICIPATING))],
    ),
    card(
        "core_7",
        "Arya Stark",
        abilities=[
            AnyPhase(
                TakeKeywords((STEALTH, RENOWN)),
                costs=[Influence(1)],
                choose=Choose(CHARACTER & (HasKeyword("stealth") | HasKeyword("renown"))),
            )
        ],
    ),
    card(
        "core_8",
        "Robb Stark",
        abilities=[
            Response(
                you_win(MILITARY, with_=TakingPart(THIS)),
                Kill(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "core_9",
        "Sansa Stark",
        abilities=[
            Response(Marshals(ANY, cards=ATTACHMENT & ON_THIS), MayDraw(ITS_PLAYER)),
        ],
    ),
    card(
        "core_10",
        "Greatjon Umber",
        abilities=[
            ChallengesAction(JoinChallenge(THIS), costs=[KNEEL_THIS], condition=DuringOneOf((MILITARY, POWER))),
        ],
    ),
    card(
        "core_11",
        "Shaggydog",
        DEADLY,
        NO_ATTACHMENTS,
        constants=[Strength(THIS, 3, condition=WITH_A_LORD), Immune(THIS, ("event",), condition=WITH_A_LORD)],
    ),
    card(
        "core_12",
        "Hodor",
        DEADLY,
        NO_ATTACHMENTS,
        constants=[Cannot(THIS, "attack"), CannotBeBypassed(THIS)],
    ),
    card("core_13", "Bran Stark", abilities=[PlotAction(RevealNewPlot(), costs=[KNEEL_THIS])]),
    card(
        "core_14",
        "Grey Wind",
        DEADLY,
        NO_ATTACHMENTS,
        constants=[CostsLess(2, condition=Exists(named("Robb Stark")))],
    ),
    card(
        "core_15",
        "Lady",
        NO_ATTACHMENTS,
        constants=[
            Strength(each(named("Sansa Stark")), 1),
            Gains(each(named("Sansa Stark")), RENOWN),
            CostsLess(2, condition=Exists(named("Sansa Stark"))),
        ],
    ),
    card("core_16", "War Host of the North", NO_ATTACHMENTS),
    card(
        "core_17",
        "Winterfell Honor Guard",
        NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(Later(ChoosePlayer(target=False), (PutUnderControl(THIS),)), zones=(HAND,)),
            Passive(you_win(with_=TakingPart(THIS)), OwnerTakesControl(THIS), condition=NotOwned(THIS)),
        ],
    ),
    card("core_18", "Knight of the Tumblestone"),
    card("core_19", "Direwolf Pup", NO_ATTACHMENTS),
    card(
        "core_20",
        "Kennel Master",
        constants=[
            Strength(THIS, PerCard(DIREWOLF)),
            GainsAbility(
                THIS,
                Response(KilledOrDiscarded(THIS, would=True), [Save(), ReturnToHand(THIS)]),
                condition=Several(3, DIREWOLF & YOURS),
            ),
        ],
    ),
    card(
        "core_21",
        "House Tully Recruiter",
        abilities=[MarshallingAction(next_costs_less(STARK, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "core_22",
        "Trident Reinforcements",
        abilities=[
            DominanceAction(AddToHand(THIS), condition=Several(3, CHARACTER & in_pile(DEAD)), zones=(DEAD,)),
        ],
    ),
    card(
        "core_23",
        "Winterfell Reserves",
        abilities=[
            Response(
                DeclaredDefender(THIS),
                Later(ChoosePlayer(ANY, target=False), (DiscardToDeck(),)),
                costs=[PayGold(1)],
            )
        ],
    ),
    card(
        "core_24",
        "Winterfell Kennels",
        abilities=[AnyPhase(Search(DIREWOLF), costs=[KNEEL_THIS, PayGold(1)])],
    ),
    card("core_25", "Winterfell Castle", NO_ATTACHMENTS, constants=[Strength(each(STARK & YOURS), 1)]),
    card(
        "core_26",
        "Northern Fiefdoms",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(faction("stark"), 1), costs=[KNEEL_THIS])],
    ),
    card("core_28", "Lord Eddard's Chambers", constants=[MayBeOnFaction()]),
    card("core_29", "Great Keep", LIMITED),
    card(
        "core_32",
        "Godswood",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(STARK, 2), costs=[KNEEL_THIS])],
    ),
    card(
        "core_33",
        "Narrow Sea",
        abilities=[
            MarshallingAction(
                next_costs_less((faction("stark") | faction("baratheon")) & CHARACTER, 2), costs=[DISCARD_THIS]
            )
        ],
    ),
]
