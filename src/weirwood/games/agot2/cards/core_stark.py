"""Core Set: House Stark."""

from __future__ import annotations

from ..vocabulary import *

STARK = faction("stark") & CHARACTER

CARDS = [
    card(
        "01141", "Arya Stark", STEALTH,
        constants=[Icon(THIS, MILITARY, condition=HasDuplicate(THIS))],
        abilities=[Reaction(EntersPlay(THIS), TopAsDuplicate())],
    ),
    card(
        "01142", "Bran Stark",
        abilities=[Interrupt(WouldTakeEffect(("event",), opponents=True), Cancel(), costs=[SACRIFICE_THIS])],
    ),
    card("01143", "Catelyn Stark", constants=[CannotTrigger(condition=Is(THIS, PARTICIPATING))]),
    card("01144", "Eddard Stark", RENOWN, abilities=[Reaction(Initiated(against_you=True), Stand(THIS))]),
    card(
        "01145", "Grey Wind", INTIMIDATE, NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(
                Kill(THAT), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & strength_at_most(IfElse(Exists(named("Robb Stark") & YOURS), 2, 1))),
            )
        ],
    ),
    card(
        "01146", "Robb Stark", RENOWN,
        abilities=[
            Reaction(
                SacrificedOrKilled(STARK & YOURS),
                Stand(each(CHARACTER & YOURS)), limit=per_round(),
            )
        ],
    ),
    card(
        "01147", "Sansa Stark",
        constants=[EntersKneeling(THIS)],
        abilities=[Reaction(Stands(THIS), GainPower(1), limit=per_round())],
    ),
    card(
        "01148", "Summer", NO_ATTACHMENTS,
        constants=[Gains(each(named("Bran Stark") & YOURS), INSIGHT)],
        abilities=[
            Reaction(
                EntersPlay(THIS),
                Later(Choose(faction("stark") & CHARACTER & StrengthAtMost(2, printed=True) & in_pile(DISCARD, DEAD), target=False), (AddToHand(THAT),)),
            )
        ],
    ),
    card(
        "01149", "Direwolf Pup", NO_ATTACHMENTS,
        constants=[Strength(THIS, PerCard(OTHER & trait("Direwolf") & YOURS))],
    ),
    card("01150", "Tumblestone Knight"),
    card(
        "01151", "Vanguard of the North", NO_ATTACHMENTS,
        constants=[NoKneel(THIS, "attacking", MILITARY, condition=Exists(trait("War") & PLOT_CARD & REVEALED))],
    ),
    card("01152", "Winterfell Steward", abilities=[MarshalingAction(next_costs_less(STARK, 1), costs=[KNEEL_THIS])]),
    card(
        "01153", "Ice", attach_to=STARK,
        constants=[Strength(ATTACHED, 2)],
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(ATTACHED)), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "01154", "Gates of Winterfell",
        abilities=[
            ChallengesAction(
                [RevealTop(), If(Is(FOUND, faction("stark")), (Draw(1),))],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card("01155", "The Wolfswood", constants=[AmbushAtCost(each(trait("Direwolf") & in_pile(HAND)))]),
    card(
        "01156", "Heart Tree Grove", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("stark"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01157", "For the North!", play_only=During(MILITARY),
        abilities=[
            Action(
                [boost(THAT, 2, CHALLENGE), AtEnd(WON, (Draw(1),))],
                choose=Choose(PARTICIPATING & faction("stark") & CHARACTER),
            )
        ],
    ),
    card(
        "01158", "Like Warm Rain",
        abilities=[
            Reaction(
                you_lose(INTRIGUE, role="defending"), Kill(THAT), limit=max_per_challenge(),
                costs=[UseCard(KNEEL, trait("Direwolf") & CHARACTER)],
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "01159", "Winter Is Coming", play_only=During(),
        abilities=[Action(raise_claim(1, CHALLENGE), limit=max_per_challenge())],
    ),
]  # fmt: skip
