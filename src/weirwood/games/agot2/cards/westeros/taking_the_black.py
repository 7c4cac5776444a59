"""Taking the Black."""

from __future__ import annotations

from ...vocabulary import *

STARK = faction("stark") & CHARACTER

CARDS = [
    card(
        "02001", "Will", STEALTH, INSIGHT,
        abilities=[
            ForcedReaction(
                you_lose(unopposed=True),
                Later(Choose(trait("Ranger") & CHARACTER & YOURS, target=False), (Sacrifice(THAT),)),
            )
        ],
    ),
    card(
        "02002", "The Watch Has Need",
        abilities=[
            Action([Name("trait", among=("Builder", "Ranger", "Steward")), SearchAny(CHARACTER & WITH_NAMED_TRAIT)])
        ],
    ),
    card(
        "02003", "Maester Luwin",
        constants=[
            Gains(each(named("Robb Stark") & YOURS), INSIGHT),
            Gains(each(named("Jon Snow") & YOURS), STEALTH),
            Immune(each(named("Bran Stark") & YOURS), types=("plot",), opponents=True),
            Gains(each(named("Rickon Stark") & YOURS), PILLAGE),
        ],
    ),
    card(
        "02004", "Lady", TERMINAL, attach_to=STARK, constants=[Strength(ATTACHED, 2)],
        abilities=[
            Action(
                [MoveAttachment(THIS), THEN, If(Is(ATTACHED, named("Sansa Stark")), (Stand(ATTACHED),))],
                costs=[PayGold(1)], limit=per_phase(),
            )
        ],
    ),
    card(
        "02005", "Arbor Knight",
        abilities=[
            ChallengesAction(
                boost(THAT, 1, CHALLENGE), costs=[PayGold(1)],
                choose=Choose(PARTICIPATING & trait("House Redwyne") & CHARACTER), limit=per_phase(3),
            )
        ],
    ),
    card(
        "02006", "Pleasure Barge", modifiers={"income": -1}, constants=[Immune(THIS)],
        abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(3), condition=NoneDrawn())],
    ),
    card("02007", "Renly Baratheon", constants=[Reduce(cards=~faction("baratheon") & CHARACTER, by=1)]),
    card(
        "02008", "King Robert's Warhammer", constants=[Strength(ATTACHED, 1)],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")), [Kneel(THOSE), THEN, Sacrifice(THIS)],
                choose=Choose(CHARACTER, most=-1, total=StrengthOf(ATTACHED)),
            )
        ],
    ),
    card(
        "02009", "The Hound", ambush(4),
        abilities=[
            ForcedReaction(you_win(with_=TakingPart(THIS)), May((DiscardRandom(YOU),), instead=(ReturnToHand(THIS),)))
        ],
    ),
    card(
        "02010", "Cersei's Wheelhouse", modifiers={"initiative": -1},
        abilities=[Reaction(BecomesFirst(), Either(((GainGold(1),), (Draw(1),))))],
    ),
    card(
        "02011", "The Seastone Chair",
        abilities=[
            Interrupt(
                ClaimApplied(MILITARY, unopposed=True), [InsteadOfClaim(), Kill(THAT)], costs=[KNEEL_FACTION],
                choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS & controlled_by(LOSER)),
            )
        ],
    ),
    card("02012", "Rise of the Kraken", abilities=[Interrupt(GainsForUnopposed(), GainInstead(2))]),
    card(
        "02013", "Merchant Prince",
        constants=[
            Icon(THIS, MILITARY, condition=Is(THIS, WITH_ATTACHMENTS)),
            Strength(THIS, 1, condition=Is(THIS, WITH_ATTACHMENTS)),
        ],
    ),
    card(
        "02014", "Vaes Dothrak",
        abilities=[
            Reaction(
                RevealsPlot(), Discard(THAT), costs=[UseCard("discard", ATTACHMENT & in_pile(HAND))],
                choose=Choose(ATTACHMENT & cost_at_most(CostOfPaid())),
            )
        ],
    ),
    card(
        "02015", "Bastard Daughter",
        abilities=[Interrupt(Killed(ThisOrNamed("The Red Viper")), DiscardRandom(EACH_OPPONENT))],
    ),
    card(
        "02016", "The Long Plan", constants=[KeepsGold()], abilities=[Reaction(you_lose(), GainGold(1))],
    ),
    card(
        "02017", "Support of the People",
        abilities=[
            Reaction(you_win(POWER, by=5), SearchIntoPlay(LOCATION & cost_at_most(3)), limit=max_per_challenge())
        ],
    ),
    card(
        "02018", "Street of the Sisters",
        abilities=[Reaction(you_win(POWER, by=5), GainPower(1), costs=[KNEEL_FACTION])],
    ),
    card(
        "02019", "Muster the Realm",
        constants=[
            PlotValue(figure="claim", by=1, condition=Exists(ATTACKING & trait("Army") & CHARACTER & YOURS)),
        ],
    ),
    card("02020", "Here to Serve", abilities=[WhenRevealed(SearchIntoPlay(trait("Maester") & CHARACTER & cost_at_most(3)))]),
]  # fmt: skip
