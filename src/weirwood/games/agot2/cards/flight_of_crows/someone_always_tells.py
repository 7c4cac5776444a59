"""Someone Always Tells."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08104", "This Must Be Answered Fiercely!",
        abilities=[
            Reaction(
                Initiated(against_you=True), SearchIntoPlay(faction("tyrell") & CHARACTER),
                condition=Several(3, ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "08107", "The Bastard of Nightsong",
        abilities=[Reaction(you_win(POWER, with_=TakingPart(THIS)), MovePower(1, LOSER))],
    ),
    card(
        "08109", "Qyburn",
        abilities=[
            Reaction(Killed(CHARACTER), [Draw(2), THEN, DiscardChosen(YOU)], costs=[KNEEL_THIS])
        ],
    ),
    card(
        "08112", "Driftwood Cudgel", attach_to=trait("Drowned God") & CHARACTER,
        constants=[Strength(ATTACHED, PerCard(CHARACTER & in_pile(DEAD)))],
        abilities=[
            Interrupt(Killed(ATTACHED), [MoveAttachment(THIS), THEN, GainPower(1, ATTACHED)], limit=per_phase())
        ],
    ),
    card(
        "08113", "Raiding Khalasar", NO_ATTACHMENTS, PILLAGE,
        constants=[
            PlotValue(
                figure="claim", by=1,
                condition=All(
                    (Is(THIS, ATTACKING), Exists(ATTACKING & trait("Bloodrider") & CHARACTER & YOURS))
                ),
            )
        ],
    ),
    card(
        "08115", "Host of the Boneway", INTIMIDATE, NO_ATTACHMENTS,
        constants=[Strength(THIS, PerCard(PLOT_CARD & in_pile(USED)))],
    ),
    card(
        "08116", "Someone Always Tells",
        abilities=[Interrupt(WouldTakeEffect(("event", "plot"), opponents=True), Cancel())],
    ),
    card(
        "08117", "Mya Stone",
        abilities=[
            Interrupt(
                EitherTrigger(ClaimApplied(MILITARY, suffered=True), ClaimApplied(INTRIGUE, suffered=True)),
                ClaimAs(POWER), costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "08119", "The Seven-Pointed Star", constants=[GainsTrait(ATTACHED, "The Seven")],
        abilities=[MarshalingAction(next_costs_less(trait("The Seven"), 2), costs=[KNEEL_ATTACHED])],
    ),
    card("08120", "You Win Or You Die", abilities=[WhenRevealed(Draw(2))]),
]  # fmt: skip
