"""True Steel."""

from __future__ import annotations

from ...vocabulary import *

BLOODRIDER = Exists(OTHER & trait("Bloodrider") & CHARACTER & YOURS)

CARDS = [
    card(
        "02101", "Septa Mordane",
        constants=[
            Strength(each(named("Sansa Stark") & YOURS), 2),
            Gains(each(named("Sansa Stark") & YOURS), RENOWN),
            Icon(each(named("Arya Stark") & YOURS), INTRIGUE),
            Immune(each(named("Arya Stark") & YOURS), types=("plot",), opponents=True),
        ],
    ),
    card(
        "02103", "Butterbumps", INSIGHT,
        abilities=[ForcedReaction(you_lose(with_=TakingPart(THIS)), DiscardRandom(YOU))],
    ),
    card("02105", "Sworn Brother", NO_ATTACHMENTS_EXCEPT_WEAPON, constants=[Reduce(cards=LOCATION, by=1)]),
    card(
        "02106", "Old Bear's Raven",
        constants=[
            Gains(ATTACHED, STEALTH), Icon(ATTACHED, INTRIGUE, condition=Is(ATTACHED, named("Old Bear Mormont"))),
        ],
    ),
    card(
        "02109", "Ser Ilyn Payne",
        abilities=[
            MarshalingAction(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & cost_at_most(3))),
        ],
    ),
    card(
        "02110", "Small Council Chamber", constants=[Immune(THIS, types=("event",))],
        abilities=[Reaction(you_win(INTRIGUE), GainPower(1, THIS))],
    ),
    card(
        "02111", "Dagmer Cleftjaw", RENOWN,
        abilities=[
            Interrupt(
                ClaimApplied(with_=THIS, alone=True), [InsteadOfClaim(), TakeControl(THAT)],
                choose=Choose(LOCATION & ~HasKeyword("limited") & cost_at_most(3) & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "02113", "Jhogo",
        constants=[
            Gains(THIS, STEALTH, condition=BLOODRIDER),
            Strength(THIS, PerCard(CHARACTER & in_pile(DEAD, of=DEFENDING_PLAYER)), condition=Is(THIS, ATTACKING)),
        ],
    ),
    card(
        "02114", "Funeral Pyre",
        abilities=[Reaction(Killed(trait("Lord", "Lady") & CHARACTER), Draw(3), costs=[KNEEL_FACTION])],
    ),
    card("02116", "Imprisoned", attach_to=CHARACTER & THEIRS, constants=[Icon(ATTACHED, MILITARY, -1)]),
    card(
        "02117", "Maester's Chain", attach_to=trait("Maester") & CHARACTER,
        abilities=[
            DominanceAction(Discard(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT))
        ],
    ),
    card(
        "02118", "Street of Silk",
        abilities=[
            Reaction(
                you_win(with_=trait("Lord", "Lady") & PARTICIPATING & CHARACTER & YOURS),
                Search(trait("Ally", "Companion"), top=5), costs=[KNEEL_FACTION],
            )
        ],
    ),
]  # fmt: skip
