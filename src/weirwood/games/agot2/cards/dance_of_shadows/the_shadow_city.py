"""The Shadow City."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "11004", "Scheming Septon", shadow(2),
        abilities=[ChallengesAction([Draw(1), GainGold(2), THEN, OntoDeck(THIS)], limit=per_phase())],
    ),
    card(
        "11006", "Janos Slynt", shadow(0),
        abilities=[ForcedReaction(Emerges(THIS), Later(Choose(faction("nights-watch") & CHARACTER & YOURS, target=False), (Sacrifice(THAT),)))],
    ),
    card(
        "11008", "Shadow Priestess", shadow(3),
        abilities=[Reaction(Emerges(THIS), Kneel(THAT), choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS))],
    ),
    card(
        "11010", "Ser Robert Strong", shadow(5),
        abilities=[Reaction(Emerges(THIS), Kill(THAT), choose=Choose(KNEELING & CHARACTER & cost_at_most(5)))],
    ),
    card(
        "11017", "The Shadow City", shadow(2),
        constants=[EachCostsLess(cards=ANY_CARD, by=1, verb=INTO_SHADOWS)],
        abilities=[ChallengesAction(Draw(2), costs=[KNEEL_THIS, UseCard("discard", in_pile(SHADOWS))])],
    ),
]  # fmt: skip
