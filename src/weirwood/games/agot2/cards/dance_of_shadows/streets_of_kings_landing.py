"""Streets of King's Landing."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "11041", "Umber Loyalist",
        abilities=[
            Reaction(EntersPlay(THIS), Draw(2)), ForcedInterrupt(LeavesPlay(THIS), DiscardChosen(YOU, 2)),
        ],
    ),
    card(
        "11045", "Naive Scout", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Cannot(THIS, "defend", condition=Exists(in_pile(SHADOWS, of=ANY)))],
    ),
    card(
        "11046", "Miner's Pick", attach_to=trait("Builder", "Steward") & CHARACTER, modifiers={"income": 1},
        constants=[Strength(ATTACHED, 1)],
    ),
    card(
        "11048", "Blackwater Bay",
        abilities=[
            Reaction(
                PhaseBegins("challenges"), Draw(PerCard(KNEELING & CHARACTER & controlled_by(THAT_PLAYER))),
                costs=[KNEEL_THIS], choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "11049", "Catspaw", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS), ReturnToHand(THAT), costs=[PayX()],
                choose=Choose(OTHER & CHARACTER & cost_at_most(ChosenX())),
            )
        ],
    ),
    card("11050", "Gold Mine", modifiers={"income": 1}, abilities=[Action(Draw(1), costs=[DiscardCards(1), KNEEL_THIS])]),
    card(
        "11053", "Hired Assassin", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS),
                [LookAtHidden(), If(Is(THAT, CHARACTER & in_pile(SHADOWS, of=ANY)), (May((ToDeadPile(THAT),)),))],
            )
        ],
    ),
    card(
        "11054", "Queensguard", shadow(2), attach_to=~trait("Lady") & CHARACTER,
        abilities=[Action(Stand(ATTACHED), costs=[DiscardCards(1)], limit=per_round(3))],
    ),
    card(
        "11055", "Ser Archibald Yronwood", shadow(4), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(LosesDominance(), [EachChooses(CHARACTER, ITS_PLAYER), Kill(THAT)])],
    ),
    card("11056", "Summer Sea Port", modifiers={"income": 1, "reserve": 1}),
]  # fmt: skip
