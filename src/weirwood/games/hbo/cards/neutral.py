"""The cards that are in both Houses' decks."""

from __future__ import annotations

from typing import Any

from ....cardgame.vocabulary.describing.predicates import Type
from ..vocabulary import *


def card(
    name: str,
    type: Type,
    *,
    stated: str = "",
    inferred: str = "",
    source: str = "rulebook",
    note: str = "",
    **more: Any,
) -> Sourced:
    """A neutral card, one in each deck."""
    made = Card(f"neutral-{name}", name, type, set="HBO", **more)
    return Sourced(made, {"stark": 1, "lannister": 1}, stated, inferred, source, note)


CARDS = [
    card(
        "Littlefinger",
        CHARACTER,
        unique=True,
        cost=3,
        strength=2,
        icons="IP",
        traits="Lord",
        modifiers=income(1),
        stated="title deck type unique",
        inferred="faction",
        source="rulebook, FFG forum",
    ),
    card(
        "Varys",
        CHARACTER,
        unique=True,
        cost=2,
        strength=2,
        icons="I",
        traits="Ally",
        keywords=[STEALTH],
        abilities=[Passive(EntersPlay(THIS), Discard(THAT), choose=Choose(trait("Ally") & CHARACTER))],
        stated="title type traits ability",
        source="rulebook, mann.tv",
        note="He is an Ally himself: if there is no other, he must be chosen.",
    ),
    card(
        "The Iron Throne",
        LOCATION,
        unique=True,
        cost=2,
        constants=[DominanceStrength(value=2)],
        stated="title deck",
        inferred="type cost",
        source="ENWorld",
    ),
    card(
        "Hand of the King",
        ATTACHMENT,
        unique=True,
        cost=2,
        traits="Title",
        attach_to=trait("Lord", "Lady") & CHARACTER,
        constants=[Strength(ATTACHED, 1), Icon(ATTACHED, POWER)],
        stated="title deck type",
    ),
    card(
        "The Kingsroad",
        LOCATION,
        cost=1,
        abilities=[MarshallingAction(next_costs_less(CHARACTER, 2), costs=[DISCARD_THIS])],
    ),
]
