"""The Red Wedding."""

from __future__ import annotations

from ...vocabulary import *

SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
    card("06061", "Dacey Mormont", RENOWN, constants=[Strength(THIS, PerCard(faction("stark") & CHARACTER & YOURS))]),
    card(
        "06062", "Winterfell Archery Range",
        abilities=[
            Action(
                RemoveFromChallenge(THAT), costs=[KNEEL_THIS], condition=During(MILITARY),
                choose=Choose(PARTICIPATING & CHARACTER & strength_at_most(3)),
            )
        ],
    ),
    card(
        "06063", "Oldtown Informer", ambush(2), bestow(3),
        abilities=[
            Reaction(
                EntersPlay(ANY_CARD, phase="challenges"),
                [Draw(PerTokenHere("gold")), THEN, DiscardChosen(YOU, PerTokenHere("gold"))],
            )
        ],
    ),
    card(
        "06064", "Arbor Vineyard", LIMITED,
        abilities=[MarshalingAction(GainGold(IfElse(Outnumber(SUMMERS, WINTERS), 2, 1)), costs=[KNEEL_THIS])],
    ),
    card(
        "06065", "Othell Yarwyck",
        abilities=[
            Action(
                [Name(CHALLENGE_ICON), gain_icon(THAT, NAMED)],
                costs=[UseCard("kneel", faction("nights-watch") & LOCATION)],
                choose=Choose(faction("nights-watch") & CHARACTER),
            )
        ],
    ),
    card(
        "06066", "Improved Fortifications", attach_to=LOCATION,
        abilities=[Interrupt(LeavesPlay(ATTACHED_LOCATION, would=True), Save(), costs=[SACRIFICE_THIS])],
    ),
    card(
        "06067", "Ser Axell Florent", bestow(3),
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), Kneel(THAT), costs=[SPEND_GOLD],
                choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS),
            )
        ],
    ),
    card(
        "06068", "Saving the Kingdom",
        abilities=[
            ChallengesAction(
                [Kneel(THAT), Gives(THAT, (Cannot(SAME, "stand", "standing"),), ROUND)],
                choose=Choose(CHARACTER & strength_at_most(3)),
            ),
            Reaction(WinsDominance(), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06069", "Ser Osmund Kettleblack", bestow(3),
        abilities=[
            ChallengesAction(
                Later(
                    Choose(trait("Knight") & CHARACTER & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Discard(THAT, unsavable=True),)),))),
                ),
                costs=[SPEND_GOLD], limit=per_phase(),
            )
        ],
    ),
    card(
        "06070", "Tywin's Stratagem",
        abilities=[
            ChallengesAction([ChooseOfEach(CHARACTER & cost_at_most(2)), ReturnToHand(THOSE)]),
            Reaction(
                DiscardedUnplayed(CHARACTER, whose=OPPONENT), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)
            ),
        ],
    ),
    card(
        "06071", "Silence's Crew", bestow(3), NO_ATTACHMENTS, PILLAGE,
        constants=[Strength(THIS, Times(2, PerToken("gold")))],
        abilities=[Reaction(Pillages(LOCATION | ATTACHMENT), PlaceGold(1, treasury=True))],
    ),
    card(
        "06072", "Plunder",
        abilities=[
            Action(
                GainGold(PerCard((LOCATION | ATTACHMENT) & in_pile(DISCARD, of=THAT_PLAYER))), costs=[KNEEL_FACTION],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "06073", "Strong Belwas", bestow(2),
        abilities=[
            Interrupt(
                Killed(OTHER & UNIQUE & faction("targaryen") & CHARACTER, would=True), Save(), costs=[SPEND_GOLD],
                limit=per_phase(),
            )
        ],
    ),
    card(
        "06074", "Breaker of Chains", attach_to=UNIQUE & faction("targaryen") & CHARACTER,
        constants=[Strength(ATTACHED, PerCard(CHARACTER & YOURS & cost_at_most(2)))],
        abilities=[
            Reaction(
                DeclaredAttacker(ATTACHED),
                Later(Choose(CHARACTER & cost_at_most(2) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    card(
        "06075", "Ellaria Sand", bestow(3),
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), Stand(each(trait("Bastard") & CHARACTER & YOURS)), costs=[SPEND_GOLD]
            )
        ],
    ),
    card(
        "06076", "Secret Schemes",
        abilities=[Action(Draw(PerCard(PLOT_CARD & in_pile(USED))), costs=[KNEEL_FACTION])],
    ),
    card(
        "06077", "Walder Frey", RENOWN,
        constants=[
            CountsAsParticipating(
                each(OTHER & trait("House Frey") & CHARACTER & YOURS), condition=Is(THIS, ATTACKING)
            )
        ],
    ),
    card(
        "06078", "Frey Bastard", bestow(2),
        abilities=[
            Reaction(
                you_win(), GainPower(1), costs=[SPEND_GOLD],
                condition=Several(2, ATTACKING & trait("House Frey") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "06079", "Frey Hospitality",
        abilities=[
            Reaction(
                you_win(with_=ATTACKING & trait("House Frey") & CHARACTER & YOURS), Kill(THOSE),
                condition=NthChallenge(3),
                choose=Choose(CHARACTER & controlled_by(LOSER), most=-1, many=IfElse(WonBy(20), 3, 1)),
            )
        ],
    ),
    card(
        "06080", "The Red Wedding",
        abilities=[
            Interrupt(
                you_win(role="attacking"), Kill(THAT),
                choose=Choose(trait("Lord", "Lady") & CHARACTER & controlled_by(LOSER)), anyone=True,
            )
        ],
    ),
]  # fmt: skip
