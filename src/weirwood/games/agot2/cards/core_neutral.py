"""Core Set: neutral characters, attachments, locations and events."""

from __future__ import annotations

from ..vocabulary import *

NOBLE = trait("Lord", "Lady") & CHARACTER

CARDS = [
    Card(
        "01028", "Littlefinger", CHARACTER, unique=True, cost=5, strength=4, icons="IP", traits="Ally, Lord, Small Council",
        modifiers={"income": 1}, quantity=2,
        abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(2))],
    ),
    Card(
        "01029", "Varys", CHARACTER, unique=True, cost=6, strength=3, icons="I", traits="Lord, Small Council, Spy",
        keywords=[STEALTH], quantity=2,
        abilities=[Interrupt(PhaseEnds("dominance"), Discard(each(CHARACTER)), costs=[REMOVE_THIS])],
    ),
    Card(
        "01030", "Rattleshirt's Raiders", CHARACTER, quantity=2, cost=4, strength=3, icons="M", traits="Raider, Wildling",
        keywords=[NO_ATTACHMENTS],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Discard(THAT), choose=Choose(ATTACHMENT & controlled_by(LOSER))
            )
        ],
    ),
    Card(
        "01031", "Wildling Horde", CHARACTER, quantity=2, cost=5, strength=5, icons="MP", traits="Army, Wildling",
        keywords=[NO_ATTACHMENTS, PILLAGE],
        abilities=[
            ChallengesAction(
                boost(THAT, 2, CHALLENGE), costs=[KNEEL_FACTION],
                choose=Choose(PARTICIPATING & trait("Wildling") & CHARACTER & YOURS),
            )
        ],
    ),
    Card(
        "01032", "Seal of the Hand", ATTACHMENT, unique=True, cost=3, traits="Item", attach_to=NOBLE,
        abilities=[Action(Stand(ATTACHED), costs=[KNEEL_THIS])],
    ),
    Card(
        "01033", "Bodyguard", ATTACHMENT, cost=1, traits="Condition", attach_to=NOBLE,
        abilities=[Interrupt(KilledOrDiscarded(ATTACHED, would=True), Save(), costs=[SACRIFICE_THIS])],
    ),
    Card("01034", "Little Bird", ATTACHMENT, cost=1, traits="Condition", constants=[Icon(ATTACHED, INTRIGUE)]),
    Card(
        "01035", "Milk of the Poppy", ATTACHMENT, quantity=2, cost=1, traits="Condition", keywords=[TERMINAL], constants=[Blank(ATTACHED)]
    ),
    Card("01036", "Noble Lineage", ATTACHMENT, cost=0, traits="Condition", constants=[Icon(ATTACHED, POWER)]),
    Card("01037", "Syrio's Training", ATTACHMENT, cost=1, traits="Condition, Skill", constants=[Icon(ATTACHED, MILITARY)]),
    Card(
        "01038", "The Iron Throne", LOCATION, unique=True, cost=2, traits="King's Landing", modifiers={"reserve": 1},
        constants=[DominanceStrength(value=8)],
    ),
    Card(
        "01039", "The Kingsroad", LOCATION, quantity=4, cost=1, traits="Westeros", keywords=[LIMITED], modifiers={"initiative": 1},
        abilities=[MarshalingAction(next_costs_less(CHARACTER, 3), costs=[KNEEL_THIS, SACRIFICE_THIS])],
    ),
    Card("01040", "The Roseroad", LOCATION, quantity=4, cost=0, traits="Westeros", keywords=[LIMITED], modifiers={"income": 1}),
    Card(
        "01041", "Put to the Sword", EVENT, cost=2,
        abilities=[
            Reaction(
                you_win(MILITARY, role="attacking", by=5), Kill(THAT), choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01042", "Put to the Torch", EVENT, quantity=2, cost=1,
        abilities=[
            Reaction(
                you_win(MILITARY, role="attacking", by=5), Discard(THAT), choose=Choose(LOCATION & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01043", "Superior Claim", EVENT, quantity=2, cost=0,
        abilities=[Reaction(you_win(POWER, by=5), GainPower(2), limit=max_per_challenge())],
    ),
    Card(
        "01044", "Tears of Lys", EVENT, cost=1, traits="Poison",
        abilities=[
            Reaction(
                you_win(INTRIGUE, role="attacking"),
                Later(Choose(CHARACTER & controlled_by(LOSER) & ~with_icon(INTRIGUE), target=False), (PlaceToken(THAT, kind="poison"), AtEnd(PHASE, (If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT))),)))),
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01045", "The Hand's Judgment", EVENT, x_cost=ItsCost(),
        abilities=[Interrupt(WouldTakeEffect(("event",), opponents=True), Cancel())],
    ),
]  # fmt: skip
