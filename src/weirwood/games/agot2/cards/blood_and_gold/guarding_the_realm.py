"""Guarding the Realm."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "06021", "Bear Island Host", bestow(3), NO_ATTACHMENTS,
        abilities=[
            Action(
                Gives(THAT, (NoKneel(SAME, "attacking", MILITARY),)), costs=[SPEND_GOLD],
                choose=Choose(trait("House Mormont") & CHARACTER),
            )
        ],
    ),
    card(
        "06022", "Marriage Pact", TERMINAL,
        constants=[NotAgainstYou(ATTACHED)],
        abilities=[
            ForcedInterrupt(
                LeavesPlay(ATTACHED), Later(Choose(CHARACTER & YOURS & OTHER_THAN_ANSWERED, target=False), (Sacrifice(THAT),))
            )
        ],
    ),
    card(
        "06023", "Knight of the Reach",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), GainPower(1, THAT), condition=Is(THIS, Participating(alone=True)),
                choose=Choose(trait("Lady") & CHARACTER),
            )
        ],
    ),
    card(
        "06024", '"Lord Renly\'s Ride"',
        abilities=[
            Action(
                Gives(THAT, (Strength(SAME, PrintedStrengthOf(TopOfDeadPile())), Gains(SAME, INTIMIDATE))),
                choose=Choose(CHARACTER),
            )
        ],
    ),
    card(
        "06025", "Gilly", bestow(3),
        abilities=[
            Action(gain_keyword(THAT, STEALTH), costs=[SPEND_GOLD], choose=Choose(trait("Steward") & CHARACTER & YOURS))
        ],
    ),
    card(
        "06026", "Guarding the Realm",
        abilities=[
            MarshalingAction(
                PutIntoPlay(THAT, under_yours=True),
                choose=Choose(CHARACTER & cost_at_most(3) & in_pile(DISCARD, of=OPPONENT)),
            ),
            Reaction(you_win(role="defending"), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06027", "Melisandre", INSIGHT,
        abilities=[
            Reaction(
                WinsDominance(),
                [
                    LookAtHand(THAT_PLAYER), THEN, ChooseSeen(), DiscardFromHand(THAT),
                    If(Is(THAT, CHARACTER), (ToDeadPile(THAT),)),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "06028", "Light of the Lord", attach_to=(faction("baratheon") | trait("R'hllor")) & CHARACTER,
        abilities=[Reaction(PhaseBegins("dominance"), [Stand(ATTACHED), GainGold(1)])],
    ),
    card(
        "06029", "Polliver", PILLAGE, abilities=[Reaction(Pillages(CHARACTER), DiscardGold(2, LOSER))],
    ),
    card(
        "06030", "The Hand's Solar",
        abilities=[Action(gain_icon(THAT, INTRIGUE), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    card(
        "06031", "Wex Pyke", bestow(8),
        constants=[
            Cannot(each(CHARACTER & CostExactly(PerTokenHere("gold"))), "defend", condition=Is(THIS, ATTACKING))
        ],
        abilities=[DominanceAction(PlaceGold(), limit=per_phase(2))],
    ),
    card(
        "06032", "Iron Islands Market", LIMITED,
        abilities=[
            MarshalingAction(
                GainGold(IfElse(OneHas(OPPONENT, 8, in_pile(DISCARD, of=ANY)), 2, 1)), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "06033", "Second Sons", bestow(3),
        abilities=[ForcedInterrupt(PhaseEnds("challenges"), PayOrElse((SPEND_GOLD,), (Sacrifice(THIS),)))],
    ),
    card(
        "06034", "A Dragon Is No Slave",
        abilities=[
            ChallengesAction(boost(THAT, -2), choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS)),
            Reaction(
                you_win(with_=PARTICIPATING & (trait("Dragon") | named("Daenerys Targaryen")) & CHARACTER & YOURS),
                AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,),
            ),
        ],
    ),
    card(
        "06035", "Orphan of the Greenblood", bestow(3),
        abilities=[
            Action(Later(Choose(OTHER & CHARACTER & YOURS, target=False), (ReturnToHand(THAT),)), costs=[SPEND_GOLD])
        ],
    ),
    card(
        "06036", "Scorching Deserts",
        abilities=[
            Reaction(
                EitherTrigger(DeclaredAttacker(CHARACTER & FewIcons(1)), DeclaredDefender(CHARACTER & FewIcons(1))),
                RemoveFromChallenge(IT), costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "06037", "Black Walder", bestow(3),
        constants=[
            Gains(THIS, RENOWN, condition=NthChallenge(3)),
            Strength(THIS, Times(2, PerToken("gold")), condition=NthChallenge(3)),
        ],
    ),
    card(
        "06038", "Great Hall", LIMITED,
        abilities=[
            MarshalingAction(Cheaper(NextCostsLess(cards=UNIQUE & CHARACTER, by=1, dear=6)), costs=[KNEEL_THIS])
        ],
    ),
    card(
        "06039", '"The Dornishman\'s Wife"',
        abilities=[
            Action(
                [
                    If(MorePower(THAT_PLAYER), (GainGold(2),)),
                    If(LargerHand(THAT_PLAYER), (GainPower(1),)),
                    If(ControlsMore(THAT_PLAYER, CHARACTER), (Draw(1),)),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "06040", "The Annals of Castle Black",
        constants=[AsHeld(each(EVENT & in_pile(DISCARD, of=ANY)))],
        abilities=[ForcedReaction(PlacedInDiscardPile(EVENT, whose=ANY), RemoveFromGame(ITS_CARD, from_pile=True))],
    ),
]  # fmt: skip
