"""Core Set: neutral characters, attachments, locations and events."""

from __future__ import annotations

from ..vocabulary import *

NOBLE = Cards(CHARACTER, trait=("Lord", "Lady"))

CARDS = [
    Card(
        "01028", "Littlefinger", CHARACTER, unique=True, cost=5, strength=4, icons="IP", traits="Ally, Lord, Small Council",
        modifiers={"income": 1}, quantity=2,
        abilities=[Reaction(you_marshal_this(), Draw(2))],
    ),
    Card(
        "01029", "Varys", CHARACTER, unique=True, cost=6, strength=3, icons="I", traits="Lord, Small Council, Spy",
        keywords=[STEALTH], quantity=2,
        abilities=[Interrupt(phase_ends("dominance"), Discard(each(Cards(CHARACTER))), costs=[REMOVE_THIS])],
    ),
    Card(
        "01030", "Rattleshirt's Raiders", CHARACTER, quantity=2, cost=4, strength=3, icons="M", traits="Raider, Wildling",
        keywords=[NO_ATTACHMENTS],
        abilities=[
            Reaction(
                you_win(with_=(THIS, "attacking")), Discard(THAT), choose=Choose(Cards(ATTACHMENT, controller=LOSER))
            )
        ],
    ),
    Card(
        "01031", "Wildling Horde", CHARACTER, quantity=2, cost=5, strength=5, icons="MP", traits="Army, Wildling",
        keywords=[NO_ATTACHMENTS, PILLAGE],
        abilities=[
            ChallengesAction(
                Boost(THAT, 2, CHALLENGE), costs=[KNEEL_FACTION],
                choose=Choose(Cards(CHARACTER, trait="Wildling", participating="any", controller=YOU)),
            )
        ],
    ),
    Card(
        "01032", "Seal of the Hand", ATTACHMENT, unique=True, cost=3, traits="Item", attach_to=NOBLE,
        abilities=[Action(Stand(ATTACHED), costs=[KNEEL_THIS])],
    ),
    Card(
        "01033", "Bodyguard", ATTACHMENT, cost=1, traits="Condition", attach_to=NOBLE,
        abilities=[Interrupt(would_be_killed_or_discarded(ATTACHED), Save(), costs=[SACRIFICE_THIS])],
    ),
    Card("01034", "Little Bird", ATTACHMENT, cost=1, traits="Condition", constants=[Icon(ATTACHED, INTRIGUE)]),
    Card(
        "01035", "Milk of the Poppy", ATTACHMENT, quantity=2, cost=1, traits="Condition", keywords=[TERMINAL], constants=[Blank(ATTACHED)]
    ),
    Card("01036", "Noble Lineage", ATTACHMENT, cost=0, traits="Condition", constants=[Icon(ATTACHED, POWER)]),
    Card("01037", "Syrio's Training", ATTACHMENT, cost=1, traits="Condition, Skill", constants=[Icon(ATTACHED, MILITARY)]),
    Card(
        "01038", "The Iron Throne", LOCATION, unique=True, cost=2, traits="King's Landing", modifiers={"reserve": 1},
        constants=[DominanceStrength(8)],
    ),
    Card(
        "01039", "The Kingsroad", LOCATION, quantity=4, cost=1, traits="Westeros", keywords=[LIMITED], modifiers={"initiative": 1},
        abilities=[MarshalingAction(next_costs_less(Cards(CHARACTER), 3), costs=[KNEEL_THIS, SACRIFICE_THIS])],
    ),
    Card("01040", "The Roseroad", LOCATION, quantity=4, cost=0, traits="Westeros", keywords=[LIMITED], modifiers={"income": 1}),
    Card(
        "01041", "Put to the Sword", EVENT, cost=2,
        abilities=[
            Reaction(
                you_win(MILITARY, by=5, role="attacking"), Kill(THAT), choose=Choose(Cards(CHARACTER, controller=LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01042", "Put to the Torch", EVENT, quantity=2, cost=1,
        abilities=[
            Reaction(
                you_win(MILITARY, by=5, role="attacking"), Discard(THAT), choose=Choose(Cards(LOCATION, controller=LOSER)),
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
                Later(
                    Choose(Cards(CHARACTER, lacks_icon=INTRIGUE, controller=LOSER), target=False),
                    [
                        PlaceToken("poison", 1, THAT),
                        AtEnd(PHASE, [PlaceToken("poison", -1, THAT), Kill(THAT)], Tokens(THAT, "poison")),
                    ],
                ),
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01045", "The Hand's Judgment", EVENT, x_cost=Count("event cost"),
        abilities=[Interrupt(Initiates((EVENT,), opponents=True), Cancel())],
    ),
]  # fmt: skip
