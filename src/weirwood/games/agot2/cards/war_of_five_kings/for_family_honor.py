"""For Family Honor."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card("04042", "Bear Island", abilities=[Reaction(Marshals(cards=LOYAL), GainGold(1), limit=per_phase(2))]),
    card(
        "04045", "Thoren Smallwood", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(you_win(role="defending"), GainPower(1))],
    ),
    card(
        "04047", "Asshai Priestess",
        abilities=[
            Reaction(EntersPlay(THIS, how="marshal"), Kneel(THAT), choose=Choose(CHARACTER & strength_at_most(2)))
        ],
    ),
    card("04048", "Visited by Shadows", attach_to=CHARACTER & THEIRS, constants=[Strength(ATTACHED, -1)]),
    card(
        "04050", "Harrenhal",
        abilities=[
            ChallengesAction(
                Later(
                    Choose((faction("lannister") | trait("House Bolton")) & CHARACTER & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Kill(THAT, unsavable=True),)),))),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card("04053", "Devoted Bloodrider", constants=[Strength(each(trait("Bloodrider") & CHARACTER & YOURS), 1)]),
    card(
        "04057", "Hot Pie",
        abilities=[
            MarshalingAction(
                next_costs_less(UNIQUE & CHARACTER, 1), costs=[UseCard("kneel", trait("Companion") & CHARACTER)]
            )
        ],
    ),
    card("04058", "The God's Eye", modifiers={"income": 1, "reserve": 1}, constants=[Cannot(THIS, "discard")]),
    card("04059", "Dissension", abilities=[MarshalingAction(Discard(THAT), choose=Choose(trait("Ally") & CHARACTER))]),
]  # fmt: skip
