"""Journey to Oldtown."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08021", "Maege Mormont", RENOWN,
        abilities=[
            Reaction(
                you_win(with_=PARTICIPATING & trait("House Mormont") & CHARACTER & YOURS),
                [RevealTop(), If(Is(FOUND, faction("stark")), (Draw(1),))],
            )
        ],
    ),
    card(
        "08025", "Dareon",
        abilities=[
            Reaction(
                Plays(cards=trait("Song") & EVENT), MoveGold(1, THAT_PLAYER), choose=ChoosePlayer(), limit=per_phase()
            )
        ],
    ),
    card("08028", "Stannis's Wrath", abilities=[Action(Kneel(THAT), choose=Choose(CHARACTER & ~with_icon(POWER)))]),
    card(
        "08029", "Black Ears",
        abilities=[Reaction(Killed(CHARACTER), PutIntoPlay(THIS), costs=[PayGold(2)], zones=(HAND,))],
    ),
    card(
        "08032", "Black Wind", constants=[Gains(each(named("Asha Greyjoy") & YOURS), RENOWN)],
        abilities=[Reaction(Pillages(LOCATION | ATTACHMENT, "yours"), Draw(1), limit=per_phase(2))],
    ),
    card(
        "08037", "Thoros of Myr", RENOWN,
        abilities=[
            Interrupt(
                Killed(OTHER & ~LOYAL & CHARACTER & YOURS, would=True), Save(), costs=[KNEEL_THIS, SpendPower(1, THIS)]
            )
        ],
    ),
    card(
        "08038", "Gates of the Moon", LIMITED, modifiers={"income": 2},
        constants=[PlotValue(EACH_OPPONENT, figure="income", by=1)],
    ),
    card(
        "08040", "Sailing the Summer Sea",
        constants=[ExtraChallenge(challenge=POWER), CannotInitiate(challenges=(MILITARY, INTRIGUE))],
    ),
]  # fmt: skip
