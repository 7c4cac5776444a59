"""The Archmaester's Key."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08001", "Archmaester's Key", attach_to=trait("Maester") & CHARACTER,
        abilities=[
            Action(
                Gives(THAT, (AsHeld(SAME, DECK, by=YOU),), PHASE), costs=[KNEEL_ATTACHED],
                choose=Choose(EVENT & in_pile(DISCARD, of=OPPONENT)),
            )
        ],
    ),
    card(
        "08002", "Dreadfort Maester",
        abilities=[
            Reaction(
                EitherTrigger(Initiated(MILITARY, yours=True), Initiated(INTRIGUE, yours=True)),
                raise_claim(1, CHALLENGE), costs=[SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "08003", "At Night They Howl",
        abilities=[
            ChallengesAction(
                Stand(THOSE), choose=Choose((trait("Direwolf") | Bearing("Direwolf")) & CHARACTER, most=-1)
            )
        ],
    ),
    card(
        "08004", "Septa Nysterica",
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS],
                choose=Choose(ATTACKING & CHARACTER & strength_at_most(4)),
            )
        ],
    ),
    card(
        "08005", "Oathkeeper", constants=[Strength(ATTACHED, 2)],
        abilities=[
            Reaction(
                you_win(by=5, with_=TakingPart(ATTACHED)), Search(~faction("tyrell") & CHARACTER), costs=[SACRIFICE_THIS]
            )
        ],
    ),
    card(
        "08006", "Young Builder", bestow(3), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(
                EntersPlay(faction("nights-watch") & (LOCATION | ATTACHMENT) & YOURS), Draw(1), costs=[SPEND_GOLD]
            )
        ],
    ),
    card(
        "08007", '"The Rat Cook"',
        abilities=[
            MarshalingAction(
                [TakeControl(THAT, until=ROUND), Gives(THAT, (Blank(SAME),), ROUND)],
                choose=Choose(CHARACTER & cost_at_most(NumberOf(trait("Steward") & CHARACTER & YOURS))),
            )
        ],
    ),
    card(
        "08008", "Queen's Men",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"),
                [
                    LookAtHand(), THEN,
                    MayPay(
                        (UseCard("kneel", ~faction("baratheon") & CHARACTER),),
                        (ChooseSeen(LOCATION | ATTACHMENT | EVENT), DiscardFromHand(THAT)),
                    ),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "08009", "Traitor to the Crown", attach_to=CHARACTER & THEIRS,
        constants=[NoContribution(ATTACHED, condition=During(POWER)), NotInDominance(ATTACHED)],
    ),
    card(
        "08010", "Maester at the Rock",
        abilities=[Reaction(Plays(cards=faction("lannister") & EVENT), OntoDeck(ITS_CARD), costs=[KNEEL_THIS])],
    ),
    card(
        "08011", "Ashemark", bestow(3),
        abilities=[
            Reaction(
                PhaseBegins(), ReturnToHand(each(CHARACTER & cost_at_most(PerTokenHere("gold")))),
                costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    card("08012", "Acolyte of the Waves", abilities=[Interrupt(Killed(THIS), GainPower(1))]),
    card(
        "08013", "Nagga's Ribs",
        constants=[DominanceStrength(value=Times(2, PerCard(CHARACTER & in_pile(DEAD))))],
        abilities=[Reaction(PlacedInDiscardPile(CHARACTER), ToDeadPile(ITS_CARD))],
    ),
    card(
        "08014", "Daario Naharis", RENOWN,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), [Stand(THAT), TakeControl(THAT, until=PHASE)],
                choose=Choose(OTHER & trait("Ally", "Companion", "Mercenary") & CHARACTER),
            )
        ],
    ),
    card(
        "08015", "Bloody Arakh", attach_to=trait("Dothraki") & CHARACTER,
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(ATTACHED, "attacking")),
                [Sacrifice(THIS), THEN, GivesPlayers(ExtraChallenge(challenge=MILITARY), PHASE)], limit=max_per_phase(),
            )
        ],
    ),
    card(
        "08016", "Dorea Sand",
        abilities=[
            Reaction(
                EntersPlay(THIS), ReturnToHand(THAT),
                choose=Choose(
                    OTHER & CHARACTER & cost_at_most(NumberOf(trait("Sand Snake") & CHARACTER & YOURS))
                ),
            )
        ],
    ),
    card(
        "08017", "The Water Gardens",
        abilities=[
            Action(
                Cheaper(
                    NextCostsLess(
                        cards=LOCATION | ATTACHMENT | EVENT, by=NumberOf(PLOT_CARD & in_pile(USED)), verb=ANYHOW
                    )
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "08018", "Mag the Mighty", RENOWN, NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            ForcedReaction(
                you_win(with_=TakingPart(THIS)), [Kill(THAT), THEN, EachChooses(CHARACTER, LOSER), Kill(THAT)],
                choose=Choose(CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "08019", "The Iron Bank", bestow(1),
        constants=[Purse(phase="marshaling")],
        abilities=[Reaction(CollectsIncome(), PlaceGold(PerTokenHere("gold"), treasury=True))],
    ),
    card(
        "08020", "Valar Dohaeris",
        abilities=[
            WhenRevealed([EachChooses(CHARACTER, least=0, most=-1, cost=10), UnderDeck(OTHERS, unsavable=True)])
        ],
    ),
]  # fmt: skip
