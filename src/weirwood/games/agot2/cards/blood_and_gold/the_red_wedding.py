"""The Red Wedding."""

from __future__ import annotations

from ...vocabulary import *

SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
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
        "06070", "Tywin's Stratagem",
        abilities=[
            ChallengesAction([ChooseOfEach(CHARACTER & cost_at_most(2)), ReturnToHand(THOSE)]),
            Reaction(
                DiscardedUnplayed(CHARACTER, whose=OPPONENT), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)
            ),
        ],
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
        "06080", "The Red Wedding",
        abilities=[
            Interrupt(
                you_win(role="attacking"), Kill(THAT),
                choose=Choose(trait("Lord", "Lady") & CHARACTER & controlled_by(LOSER)), anyone=True,
            )
        ],
    ),
]  # fmt: skip
