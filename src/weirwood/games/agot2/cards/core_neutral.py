"""Core Set: neutral characters, attachments, locations and events."""

from __future__ import annotations

from ..vocabulary import *

NOBLE = trait("Lord", "Lady") & CHARACTER

CARDS = [
    card(
        "01028", "Littlefinger", modifiers={"income": 1},
        abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(2))],
    ),
    card(
        "01029", "Varys", STEALTH,
        abilities=[Interrupt(PhaseEnds("dominance"), Discard(each(CHARACTER)), costs=[REMOVE_THIS])],
    ),
    card(
        "01030", "Rattleshirt's Raiders", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Discard(THAT), choose=Choose(ATTACHMENT & controlled_by(LOSER))
            )
        ],
    ),
    card(
        "01031", "Wildling Horde", NO_ATTACHMENTS, PILLAGE,
        abilities=[
            ChallengesAction(
                boost(THAT, 2, CHALLENGE), costs=[KNEEL_FACTION],
                choose=Choose(PARTICIPATING & trait("Wildling") & CHARACTER & YOURS),
            )
        ],
    ),
    card("01032", "Seal of the Hand", attach_to=NOBLE, abilities=[Action(Stand(ATTACHED), costs=[KNEEL_THIS])]),
    card(
        "01033", "Bodyguard", attach_to=NOBLE,
        abilities=[Interrupt(KilledOrDiscarded(ATTACHED, would=True), Save(), costs=[SACRIFICE_THIS])],
    ),
    card("01034", "Little Bird", constants=[Icon(ATTACHED, INTRIGUE)]),
    card("01035", "Milk of the Poppy", TERMINAL, constants=[Blank(ATTACHED)]),
    card("01036", "Noble Lineage", constants=[Icon(ATTACHED, POWER)]),
    card("01037", "Syrio's Training", constants=[Icon(ATTACHED, MILITARY)]),
    card("01038", "The Iron Throne", modifiers={"reserve": 1}, constants=[DominanceStrength(value=8)]),
    card(
        "01039", "The Kingsroad", LIMITED, modifiers={"initiative": 1},
        abilities=[MarshalingAction(next_costs_less(CHARACTER, 3), costs=[KNEEL_THIS, SACRIFICE_THIS])],
    ),
    card("01040", "The Roseroad", LIMITED, modifiers={"income": 1}),
    card(
        "01041", "Put to the Sword",
        abilities=[
            Reaction(
                you_win(MILITARY, role="attacking", by=5), Kill(THAT), choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "01042", "Put to the Torch",
        abilities=[
            Reaction(
                you_win(MILITARY, role="attacking", by=5), Discard(THAT), choose=Choose(LOCATION & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "01043", "Superior Claim",
        abilities=[Reaction(you_win(POWER, by=5), GainPower(2), limit=max_per_challenge())],
    ),
    card(
        "01044", "Tears of Lys",
        abilities=[
            Reaction(
                you_win(INTRIGUE, role="attacking"),
                Later(Choose(CHARACTER & controlled_by(LOSER) & ~with_icon(INTRIGUE), target=False), (PlaceToken(THAT, kind="poison"), AtEnd(PHASE, (If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT))),)))),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "01045", "The Hand's Judgment", x_is=ItsCost(),
        abilities=[Interrupt(WouldTakeEffect(("event",), opponents=True), Cancel())],
    ),
]  # fmt: skip
