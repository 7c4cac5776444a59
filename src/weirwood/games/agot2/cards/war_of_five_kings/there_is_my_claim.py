"""There Is My Claim."""

from __future__ import annotations

from ...vocabulary import *

HOLDINGS = Several(3, faction("nights-watch") & (LOCATION | ATTACHMENT) & YOURS)

CARDS = [
    card(
        "04062", "The Wolf King", attach_to=faction("stark") & CHARACTER,
        constants=[NoKneel(ATTACHED, "attacking", MILITARY), GainsTrait(ATTACHED, "King")],
    ),
    card(
        "04063", "King Renly's Host", INTIMIDATE, NO_ATTACHMENTS,
        constants=[
            Strength(THIS, 4, condition=Exists(trait("Summer") & PLOT_CARD & REVEALED)),
            Cannot(THIS, "attack", condition=Exists(trait("Winter") & PLOT_CARD & REVEALED)),
        ],
    ),
    card(
        "04065", "Shadow Tower Mason", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Icon(THIS, MILITARY, condition=HOLDINGS), Icon(THIS, INTRIGUE, condition=HOLDINGS)],
    ),
    card(
        "04066", "The Haunted Forest",
        constants=[
            SideStrength(
                challenges=(MILITARY, INTRIGUE, POWER), value=1, unmanned=True,
                condition=All((Is(THIS, STANDING), During(role="defending"))),
            )
        ],
        abilities=[ForcedReaction(you_lose(), Kneel(THIS))],
    ),
    card(
        "04068", "Red God's Blessing",
        constants=[
            Strength(ATTACHED, PerCard(trait("R'hllor") & CHARACTER & YOURS)), GainsTrait(ATTACHED, "R'hllor"),
        ],
    ),
    card("04069", "Tanda Stokeworth", abilities=[Reaction(EntersPlay(THIS, how="marshal"), GainGold(3, EACH_PLAYER))]),
    card(
        "04071", "Aeron Damphair",
        abilities=[Reaction(Saved(CHARACTER), Either(((Stand(IT),), (Kneel(IT),))))],
    ),
    card(
        "04075", "Elia Sand",
        abilities=[Reaction(you_lose(), gain_keyword(THAT, STEALTH), choose=Choose(CHARACTER), limit=per_phase(2))],
    ),
    card(
        "04078", "Isle of Ravens",
        abilities=[
            Action(ShuffleIntoDeck(THAT), costs=[KNEEL_THIS], choose=Choose(in_pile(DISCARD, of=ANY)))
        ],
    ),
    card("04080", "Valar Morghulis", abilities=[WhenRevealed(Kill(each(CHARACTER)))]),
]  # fmt: skip
