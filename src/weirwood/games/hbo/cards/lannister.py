"""House Lannister's deck, the cards of both decks aside."""

from __future__ import annotations

from typing import Any

from ....cardgame.vocabulary.describing.predicates import Type
from ..vocabulary import *

LANNISTER = faction("lannister") & CHARACTER & YOURS
EXAMPLE = "rulebook"
OVERVIEW = "ENWorld"
FORUM = "FFG forum"


def card(
    name: str, type: Type, copies: int, *, stated: str = "", inferred: str = "", source: str = "", note: str = "", house: str = "lannister",
    **more: Any,
) -> Sourced:  # fmt: skip
    """A card of House Lannister's deck."""
    made = Card(f"lannister-{name}", name, type, faction=house, set="HBO", **more)
    return Sourced(made, {"lannister": copies}, stated, inferred, source, note)


CARDS = [
    # What the rulebook and public accounts of the game name
    card(
        "The Hound",
        CHARACTER,
        2,
        unique=True,
        cost=2,
        strength=3,
        icons="M",
        traits="Sworn Sword",
        stated="title deck faction type icons",
        inferred="strength cost",
        source=f"{EXAMPLE}, {FORUM}, {OVERVIEW}",
    ),
    card(
        "Ser Gregor Clegane",
        CHARACTER,
        2,
        unique=True,
        cost=3,
        strength=4,
        icons="M",
        traits="Knight",
        constants=[Strength(THIS, 1, condition=Is(THIS, ATTACKING))],
        stated="title deck type",
        inferred="cost",
        source=OVERVIEW,
    ),
    card(
        "Tywin Lannister",
        CHARACTER,
        2,
        unique=True,
        cost=5,
        strength=5,
        icons="IP",
        traits="Lord",
        modifiers=income(1),
        stated="title faction type",
        inferred="deck",
        source=FORUM,
    ),
    card(
        "Lannister Guards",
        CHARACTER,
        3,
        cost=2,
        strength=2,
        icons="MP",
        traits="Guard",
        abilities=[Response(RevealsPlot(), Draw(1), condition=FirstPlayer(False))],
        stated="title faction type",
        inferred="deck ability",
        source=FORUM,
        note="Known is only that they let their player draw a card after plots are revealed; the condition is ours.",
    ),
    card(
        "Shae",
        CHARACTER,
        1,
        house="neutral",
        unique=True,
        cost=2,
        strength=1,
        icons="I",
        traits="Ally",
        abilities=[
            ChallengesAction(boost(THAT, -2, CHALLENGE), costs=[KNEEL_THIS], choose=Choose(PARTICIPATING & CHARACTER))
        ],
        stated="title faction type ability",
        inferred="deck",
        source=FORUM,
        note="Known is only that she has a Challenges action; what it does is ours.",
    ),
    card(
        "Tyrion Lannister",
        CHARACTER,
        2,
        unique=True,
        cost=3,
        strength=3,
        icons="IP",
        traits="Lord",
        keywords=[STEALTH],
        abilities=[Response(DeclaredAttacker(THIS), GainGold(1))],
        stated="type",
        inferred="title deck",
        source="mann.tv",
    ),
    card(
        "Cersei Lannister",
        CHARACTER,
        2,
        unique=True,
        cost=4,
        strength=4,
        icons="IP",
        traits="Lady",
        abilities=[Response(you_win(INTRIGUE, role="attacking"), GainPower(1, THIS), limit=per_round())],
        stated="type",
        inferred="title deck",
        source="The Geekery",
    ),
    card(
        "Lannister Encampment",
        LOCATION,
        3,
        cost=0,
        keywords=[LIMITED],
        modifiers=income(1),
        stated="title deck",
        inferred="type cost",
        source=OVERVIEW,
    ),
    card(
        "Insidious Ways",
        EVENT,
        1,
        house="neutral",
        abilities=[
            ChallengesAction(
                [boost(THAT, 2, CHALLENGE), AtEnd(WON, (Draw(2),))],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
        stated="title deck type ability",
        source=EXAMPLE,
        note="Which characters may be chosen is our reading of an example.",
    ),
    card(
        "A Lannister Pays His Debts",
        EVENT,
        1,
        house="neutral",
        abilities=[
            Response(
                you_lose(),
                Kill(THAT),
                costs=[UseCard(KNEEL, LANNISTER)],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
        stated="title deck type ability",
        source=EXAMPLE,
    ),
    card(
        "The Lion's Cunning",
        EVENT,
        2,
        house="neutral",
        abilities=[Action(Kneel(THAT), costs=[PayGold(2)], choose=Choose(CHARACTER))],
        stated="title deck type ability",
        source=f"{EXAMPLE}, {FORUM}",
    ),
    # Our own designs
    card(
        "Ser Jaime Lannister",
        CHARACTER,
        2,
        unique=True,
        cost=4,
        strength=4,
        icons="MP",
        traits="Knight",
        keywords=[RENOWN],
    ),
    card(
        "Joffrey Baratheon",
        CHARACTER,
        1,
        unique=True,
        cost=3,
        strength=3,
        icons="MP",
        traits="Lord",
        abilities=[
            Response(Killed(trait("Lord", "Lady") & CHARACTER & THEIRS), GainPower(1, THIS)),
        ],
    ),
    card(
        "Grand Maester Pycelle",
        CHARACTER,
        1,
        unique=True,
        cost=2,
        strength=1,
        icons="I",
        traits="Ally, Maester",
        abilities=[Response(WinsDominance(), Draw(1))],
    ),
    card(
        "Lancel Lannister",
        CHARACTER,
        1,
        unique=True,
        cost=1,
        strength=1,
        icons="P",
        traits="Ally",
        abilities=[MarshallingAction(next_costs_less(faction("lannister") & CHARACTER, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "Bronn",
        CHARACTER,
        1,
        house="neutral",
        unique=True,
        cost=3,
        strength=3,
        icons="M",
        traits="Ally",
        abilities=[
            ChallengesAction(
                boost(THIS, 2, CHALLENGE),
                costs=[PayGold(1)],
                condition=Is(THIS, PARTICIPATING),
                limit=per_phase(),
            )
        ],
    ),
    card(
        "Ser Kevan Lannister",
        CHARACTER,
        1,
        unique=True,
        cost=3,
        strength=3,
        icons="MP",
        traits="Knight",
        constants=[Strength(THIS, 1, condition=Exists(named("Tywin Lannister") & YOURS))],
    ),
    card(
        "Podrick Payne",
        CHARACTER,
        1,
        unique=True,
        cost=1,
        strength=1,
        icons="P",
        traits="Squire",
        abilities=[
            Response(Killed(trait("Lord") & CHARACTER & YOURS, would=True), Save(), costs=[DISCARD_THIS]),
        ],
    ),
    card(
        "Ser Ilyn Payne",
        CHARACTER,
        1,
        unique=True,
        cost=3,
        strength=3,
        icons="M",
        traits="Knight",
        abilities=[
            Response(
                you_win(MILITARY, with_=TakingPart(THIS, "attacking")),
                Kneel(THAT),
                choose=Choose(STANDING & CHARACTER & THEIRS & strength_at_most(2)),
            )
        ],
    ),
    card("Gold Cloaks", CHARACTER, 3, house="neutral", cost=2, strength=3, icons="MP", traits="Guard"),
    card("Knights of the Rock", CHARACTER, 2, cost=4, strength=5, icons="M", traits="Army, Knight"),
    card(
        "Little Bird", CHARACTER, 3, house="neutral", cost=1, strength=1, icons="I", traits="Ally", keywords=[STEALTH]
    ),
    card(
        "Casterly Rock",
        LOCATION,
        1,
        unique=True,
        cost=2,
        modifiers=income(1),
        abilities=[MarshallingAction(Draw(1), costs=[PayGold(3)], limit=per_round())],
    ),
    card(
        "The Red Keep",
        LOCATION,
        1,
        unique=True,
        cost=2,
        constants=[SideStrength(challenges=(INTRIGUE, POWER), value=1)],
    ),
    card("Lannisport", LOCATION, 1, unique=True, cost=2, keywords=[LIMITED], modifiers=income(2)),
    card(
        "Lion-Hilted Sword",
        ATTACHMENT,
        1,
        unique=True,
        cost=2,
        traits="Weapon",
        attach_to=faction("lannister") & CHARACTER,
        constants=[Strength(ATTACHED, 2)],
    ),
    card(
        "Poisoned Cup",
        ATTACHMENT,
        2,
        cost=1,
        traits="Condition",
        constants=[Strength(ATTACHED, -2)],
    ),
    card(
        "Wealth of the Rock",
        EVENT,
        1,
        house="neutral",
        abilities=[MarshallingAction(Draw(2), costs=[PayGold(3)])],
    ),
]
