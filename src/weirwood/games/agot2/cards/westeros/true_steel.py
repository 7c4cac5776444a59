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
        "02102", "Ward", TERMINAL, attach_to=CHARACTER & cost_at_most(4),
        constants=[TakesControl(ATTACHED), GainsFaction(ATTACHED, "stark")],
    ),
    card(
        "02103", "Butterbumps", INSIGHT,
        abilities=[ForcedReaction(you_lose(with_=TakingPart(THIS)), DiscardRandom(YOU))],
    ),
    card(
        "02104", "A Gift of Arbor Red",
        abilities=[
            Action(
                [RevealDeck(4, EACH_PLAYER), PickOfEach(), AddToOwnHands(THOSE), ShuffleDecks(EACH_PLAYER)],
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card("02105", "Sworn Brother", NO_ATTACHMENTS_EXCEPT_WEAPON, constants=[Reduce(cards=LOCATION, by=1)]),
    card(
        "02106", "Old Bear's Raven",
        constants=[
            Gains(ATTACHED, STEALTH), Icon(ATTACHED, INTRIGUE, condition=Is(ATTACHED, named("Old Bear Mormont"))),
        ],
    ),
    card(
        "02107", "Ser Barristan Selmy", RENOWN,
        abilities=[
            Interrupt(
                Killed(trait("Lord", "Lady") & CHARACTER & YOURS, would=True), Save(), costs=[STAND_THIS]
            )
        ],
    ),
    card(
        "02108", "City Watch", ambush(6), NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[AmbushesForLess(2, condition=FactionPower(OPPONENT))],
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
        "02112", "Drowned God's Blessing", modifiers={"initiative": 1}, attach_to=faction("greyjoy") & CHARACTER,
        constants=[GainsTrait(ATTACHED, "Drowned God"), NeverAlone(ATTACHED)],
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
    card(
        "02115", "Tyene Sand",
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(THIS, "attacking")),
                Later(
                    Choose(CHARACTER & ~with_icon(INTRIGUE), target=False),
                    (
                        PlaceToken(THAT, kind="poison"),
                        AtEnd(PHASE, (If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT))),)),
                    ),
                ),
            )
        ],
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
    card(
        "02119", "Forgotten Plans",
        constants=[Blank(each(~trait("Scheme") & PLOT_CARD & REVEALED), condition=NotInPhase("plot"))],
    ),
    card(
        "02120", "Close Call",
        abilities=[
            WhenRevealed(
                [
                    Later(Choose(CHARACTER & in_pile(DEAD), target=False), (ToDiscardPile(THAT),)), THEN,
                    If(Absent(trait("Winter") & PLOT_CARD & REVEALED), (Draw(1),)),
                ]
            )
        ],
    ),
]  # fmt: skip
