"""Someone Always Tells."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08101", "Host of the Riverlands", bestow(3), NO_ATTACHMENTS,
        abilities=[
            Reaction(
                GainsPower(trait("House Tully") & CHARACTER & YOURS), GainPower(1, IT), costs=[SPEND_GOLD],
                limit=per_phase(),
            )
        ],
    ),
    card(
        "08102", "Godswood",
        abilities=[
            Reaction(
                you_win(role="attacking"), Draw(FigureOf("claim")), costs=[KNEEL_THIS],
                condition=Outnumber(trait("Winter") & PLOT_CARD & REVEALED, trait("Summer") & PLOT_CARD & REVEALED),
            )
        ],
    ),
    card(
        "08103", "Mace Tyrell", modifiers={"income": 1},
        abilities=[Reaction(Kneels(THIS), [Draw(2), THEN, HandOntoDeck()])],
    ),
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
        "08105", "Septon Cellador",
        abilities=[ChallengesAction(DiscardOrShow(CHARACTER), costs=[KNEEL_THIS], choose=ChoosePlayer())],
    ),
    card(
        "08106", "The Crow is a Tricksy Bird",
        abilities=[PlotAction(ChooseNextPlot(), costs=[KNEEL_FACTION], choose=ChoosePlayer())],
    ),
    card(
        "08107", "The Bastard of Nightsong",
        abilities=[Reaction(you_win(POWER, with_=TakingPart(THIS)), MovePower(1, LOSER))],
    ),
    card(
        "08108", "King at the Wall", attach_to=UNIQUE & faction("baratheon") & CHARACTER,
        constants=[GainsTrait(ATTACHED, "King")],
        abilities=[
            Reaction(
                you_win(POWER, with_=TakingPart(ATTACHED)), Draw(PerCard(LOCATION & YOURS & OUT_OF_FACTION))
            )
        ],
    ),
    card(
        "08109", "Qyburn",
        abilities=[
            Reaction(Killed(CHARACTER), [Draw(2), THEN, DiscardChosen(YOU)], costs=[KNEEL_THIS])
        ],
    ),
    card(
        "08110", "A Plot Against The Queen",
        abilities=[
            Reaction(
                you_lose(POWER), ReturnToHand(THAT), costs=[UseCard("return", CHARACTER & YOURS & HasPower())],
                choose=Choose(PARTICIPATING & CHARACTER & HasPower()),
            )
        ],
    ),
    card(
        "08111", "Saltcliffe Sailor", bestow(3),
        constants=[Gains(each(CHARACTER & YOURS & WITH_GOLD), STEALTH)],
        abilities=[
            Action(Later(Choose(~faction("greyjoy") & CHARACTER & YOURS, target=False), (MoveGoldOn(THAT),)))
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
        "08114", "To Go Forward You Must Go Back",
        abilities=[DominanceAction(InTurn(EACH_PLAYER, (May((ShuffleHand(), THEN, Draw(5))),)))],
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
        "08118", "The Great Sept of Baelor", bestow(3),
        abilities=[
            Reaction(EntersPlay(CHARACTER), Gives(IT, (Blank(SAME),), ROUND), costs=[KNEEL_THIS, SPEND_GOLD])
        ],
    ),
    card(
        "08119", "The Seven-Pointed Star", constants=[GainsTrait(ATTACHED, "The Seven")],
        abilities=[MarshalingAction(next_costs_less(trait("The Seven"), 2), costs=[KNEEL_ATTACHED])],
    ),
    card("08120", "You Win Or You Die", abilities=[WhenRevealed(Draw(2))]),
]  # fmt: skip
