"""Calm over Westeros."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "02081", "Greatjon's Vanguard", NO_ATTACHMENTS,
        constants=[
            Strength(THIS, 2, condition=Fewer(3, PLOT_CARD & in_pile(USED))),
            Gains(THIS, RENOWN, condition=Fewer(3, PLOT_CARD & in_pile(USED))),
        ],
    ),
    card(
        "02082", "Winterfell Crypt",
        abilities=[
            Reaction(
                SacrificedOrKilled(UNIQUE & faction("stark") & CHARACTER & YOURS, phase="challenges"),
                AtEnd(PHASE, (If(StillInPlay(THAT), (ShuffleIntoDeck(THAT),)),)), costs=[SACRIFICE_THIS],
                choose=Choose(CHARACTER & StrengthAtMost(StrengthOfAnswered(), printed=True)),
            )
        ],
    ),
    card(
        "02083", "Roseroad Patrol", NO_ATTACHMENTS,
        constants=[Gains(THIS, STEALTH, condition=Exists(CHARACTER & HIGHEST_STRENGTH & YOURS))],
    ),
    card(
        "02084", "Pulling the Strings",
        abilities=[
            WhenRevealed(
                InitiateWhenRevealed(),
                choose=Choose(trait("Edict", "Kingdom", "Scheme") & PLOT_CARD & in_pile(USED, of=OPPONENT)),
            )
        ],
    ),
    card(
        "02085", "Chett", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            DominanceAction(
                Later(Choose(trait("Raven", "Direwolf") & in_pile(DISCARD), target=False), (AddToHand(THAT),)),
                costs=[UseCard("kneel", trait("Steward") & CHARACTER)], limit=per_phase(),
            )
        ],
    ),
    card(
        "02086", "Northern Rookery", modifiers={"reserve": 1},
        abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(1))],
    ),
    card(
        "02087", "Kingswood",
        constants=[Strength(each(ATTACKING & CHARACTER), -1, condition=During(POWER, "defending"))],
        abilities=[ForcedReaction(you_lose(POWER), Sacrifice(THIS))],
    ),
    card(
        "02088", "Stinking Drunk", attach_to=CHARACTER & THEIRS,
        abilities=[Reaction(Stands(ATTACHED), Kneel(IT), costs=[SACRIFICE_THIS])],
    ),
    card(
        "02089", "Bronn", constants=[Icon(THIS, "all", condition=During(role="defending"))],
        abilities=[MarshalingAction(TakeControl(THIS), costs=[PayGold(1)], anyone=True)],
    ),
    card("02090", "Trial by Combat", abilities=[Interrupt(ClaimApplied(INTRIGUE, anyones=True), ClaimAs(MILITARY))]),
    card("02091", "Raider from Pyke", constants=[AmbushAtCost(each(trait("Weapon") & in_pile(HAND)))]),
    card(
        "02092", "Iron Mines",
        abilities=[Interrupt(Killed(CHARACTER, would=True), Save(), costs=[SACRIFICE_THIS])],
    ),
    card(
        "02093", "Mirri Maz Duur",
        abilities=[
            Interrupt(
                ClaimApplied(with_=THIS, alone=True), [InsteadOfClaim(), Kill(THAT)],
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "02094", "Blood Magic Ritual", TERMINAL, constants=[Blank(ATTACHED)],
        abilities=[Interrupt(Killed(~trait("Army") & CHARACTER, would=True), Save(attaching=True))],
    ),
    card(
        "02095", "Knights of the Sun", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Gains(THIS, RENOWN, condition=Several(3, PLOT_CARD & in_pile(USED)))],
    ),
    card(
        "02096", "Vengeance for Elia",
        abilities=[Interrupt(ClaimApplied(suffered=True), PassClaim(THAT_PLAYER), choose=ChoosePlayer())],
    ),
    card(
        "02097", "Street of Steel",
        abilities=[
            Reaction(
                you_win(MILITARY), Search(trait("Weapon", "Item") & ATTACHMENT, top=10), costs=[KNEEL_FACTION]
            )
        ],
    ),
    card(
        "02098", "The Eyrie",
        abilities=[
            Reaction(
                PhaseBegins(), Gives(THAT, (Cannot(SAME, "kill"),)), costs=[KNEEL_THIS], choose=Choose(CHARACTER)
            )
        ],
    ),
    card("02099", "Nightmares", abilities=[Action(Gives(THAT, (Blank(SAME),)), choose=Choose(CHARACTER | LOCATION))]),
    card("02100", "Famine", constants=[CostsMore(EACH_OPPONENT, cards=CHARACTER, by=1)]),
]  # fmt: skip
