"""Oberyn's Revenge."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "06081", "Bran Stark",
        abilities=[
            Action(
                [Stand(THAT), Name(CHALLENGE_ICON), gain_icon(THAT, NAMED)], costs=[KNEEL_THIS],
                choose=Choose(trait("Direwolf") & CHARACTER),
            )
        ],
    ),
    card(
        "06082", "Passing the Black Gate",
        abilities=[
            MarshalingAction(
                GivesPlayers(EachCostsLess(cards=faction("stark") & CHARACTER, by=1)), costs=[KNEEL_FACTION]
            )
        ],
    ),
    card(
        "06083", "Ser Garlan Tyrell", bestow(3), RENOWN,
        constants=[Strength(THIS, PerToken("gold"))],
        abilities=[Action(boost(THAT, 2), costs=[SPEND_GOLD], choose=Choose(faction("tyrell") & CHARACTER))],
    ),
    card(
        "06084", "Olenna's Machinations",
        abilities=[
            ChallengesAction(GivesPlayers(ExtraChallenge(challenge=POWER), PHASE), limit=max_per_phase()),
            Reaction(you_win(INTRIGUE, by=5), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06085", "Defender of the Wall", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Strength(THIS, 2, condition=Is(THIS, DEFENDING))],
    ),
    card(
        "06086", "Mutiny At Craster's Keep",
        abilities=[
            DominanceAction(
                Discard(FIRST), costs=[UseCard("sacrifice", CHARACTER & YOURS & DEAREST)],
                choose=Choose(CHARACTER & THEIRS, which="first"),
            )
        ],
    ),
    card(
        "06087", "Stannis's Cavalry", bestow(8), NO_ATTACHMENTS,
        constants=[Cannot(each(CHARACTER & THEIRS & CostExactly(PerTokenHere("gold"))), "stand", "standing")],
        abilities=[StandingAction(PlaceGold(), limit=per_phase(2))],
    ),
    card(
        "06088", "Northern Encampment", LIMITED,
        constants=[Cannot(THIS, "stand", "standing", condition=NoDominance())],
        abilities=[MarshalingAction(GainGold(2), costs=[KNEEL_THIS])],
    ),
    card("06089", "Kayce Merchant", bestow(3), abilities=[Reaction(CollectsIncome(), GainGold(2), costs=[SPEND_GOLD])]),
    card(
        "06090", "A Task For Every Tool",
        abilities=[
            ChallengesAction(
                Later(
                    Choose(
                        faction("lannister") & CHARACTER & StrengthAtMost(2, printed=True) & in_pile(HAND),
                        target=False,
                    ),
                    (PutIntoPlay(THAT),),
                )
            )
        ],
    ),
    card(
        "06091", "Nute the Barber", PILLAGE,
        abilities=[
            Reaction(
                Pillages(by="yours"),
                [
                    Later(Choose(in_pile(DISCARD, of=LOSER), target=False), (AddToOwnHands(THAT),)), THEN, Draw(1),
                ],
                limit=per_phase(3),
            )
        ],
    ),
    card(
        "06092", "Iron Victory",
        constants=[Strength(each(named("Victarion Greyjoy") & YOURS), PerPower())],
        abilities=[
            Reaction(Saved(faction("greyjoy") & CHARACTER), GainPower(1, IT), limit=per_phase(2)),
        ],
    ),
    card(
        "06093", "Irri", bestow(2),
        abilities=[
            Action(
                Stand(THAT), costs=[SPEND_GOLD], choose=Choose(trait("Lord", "Lady") & CHARACTER), limit=per_phase()
            )
        ],
    ),
    card(
        "06094", "Overthrowing the Masters",
        abilities=[
            Action(
                RemoveFromChallenge(THAT), condition=During(role="attacking"),
                choose=Choose(
                    DEFENDING & CHARACTER
                    & strength_at_most(NumberOf(CHARACTER & in_pile(DEAD, of=DEFENDING_PLAYER)))
                ),
            )
        ],
    ),
    card(
        "06095", "The Red Viper", RENOWN,
        constants=[NoContribution(each(DEFENDING & CHARACTER & FewIcons(1)), condition=Is(THIS, ATTACKING))],
    ),
    card(
        "06096", "Dornish Revenge",
        abilities=[
            Reaction(
                Initiated(yours=True),
                [
                    MustDefend(THAT),
                    AtEnd(WON, (If(WonBy(5), (EachChooses(DEFENDING & CHARACTER, DEFENDING_PLAYER), Kill(THAT))),)),
                ],
                choose=Choose(CHARACTER & controlled_by(DEFENDING_PLAYER)),
            )
        ],
    ),
    card(
        "06097", "Begging Brother", bestow(3),
        abilities=[Interrupt(WouldTakeEffect(("character",)), Cancel(), costs=[SPEND_GOLD])],
    ),
    card(
        "06098", "Flea Bottom",
        abilities=[
            ChallengesAction(
                Later(
                    Choose(CHARACTER & cost_at_most(3) & in_pile(DISCARD), target=False),
                    (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (UnderDeck(THAT),)),))),
                ),
                costs=[PayGold(1), KNEEL_THIS],
            )
        ],
    ),
    card(
        "06099", "The Iron Bank Will Have Its Due",
        abilities=[
            Action(
                [GainGold(CostOfPaid()), GivesPlayers(BarsTitle(who=PAID, how="enter"), ROUND)],
                costs=[UseCard("return", CHARACTER), KNEEL_FACTION], condition=NotInPhase("taxation"),
            )
        ],
    ),
    card(
        "06100", "Wheels Within Wheels",
        abilities=[WhenRevealed(SearchAny(EVENT, top=10, keep=1))],
    ),
]  # fmt: skip
