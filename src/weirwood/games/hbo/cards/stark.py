"""House Stark's deck, the cards of both decks aside."""

from __future__ import annotations

from typing import Any

from ..vocabulary import *  # noqa: F403

STARK = Cards(CHARACTER, faction="stark", controller=YOU)
EXAMPLE = "rulebook"
OVERVIEW = "ENWorld"


def card(
    name: str, type: str, copies: int, *, stated: str = "", inferred: str = "", source: str = "", note: str = "", house: str = "stark", **more: Any
) -> Record:
    """A card of House Stark's deck."""
    return Record(Card(f"stark-{name}", name, type, faction=house, set="HBO", **more), {"stark": copies}, stated, inferred, source, note)


CARDS = [
    # What the rulebook and public accounts of the game name
    card(
        "Eddard Stark", CHARACTER, 2, unique=True, cost=5, strength=5, icons="MP", traits="Lord",
        abilities=[Response(you_play_this(), GainPower(1, THIS))],
        stated="title deck type unique copies ability", inferred="house", source=EXAMPLE,
    ),
    card(
        "Jon Snow", CHARACTER, 2, unique=True, cost=3, strength=3, icons="MP", traits="Bastard",
        abilities=[Response(you_lose(with_=(THIS, "defending")), Stand(THIS))],
        stated="title deck type icons ability", inferred="cost strength", source=EXAMPLE,
        note="When exactly his response may be used is our reading of an example.",
    ),
    card(
        "Arya Stark", CHARACTER, 2, unique=True, cost=2, strength=2, icons="I", traits="Lady", keywords=[STEALTH],
        stated="title deck", inferred="type cost", source=EXAMPLE,
    ),
    card(
        "Sansa Stark", CHARACTER, 2, unique=True, cost=1, strength=1, icons="P", traits="Lady",
        abilities=[
            Response(Does("dominance", "win dominance"), Draw(1), condition=Is(THIS, Cards(kneeling=False)))
        ],
        stated="title deck type", inferred="cost", source=f"{EXAMPLE}, {OVERVIEW}",
    ),
    card(
        "Hodor", CHARACTER, 1, unique=True, cost=2, strength=3, icons="M", traits="Ally",
        constants=[Strength(THIS, 2, Exists(Cards(name="Bran Stark", controller=YOU)))],
        stated="title deck type", inferred="cost", source=OVERVIEW,
    ),
    card(
        "Stark Escort", CHARACTER, 3, cost=2, strength=2, icons="M", traits="Guard",
        abilities=[Response(declared(THIS, "defender"), Draw(1))],
        stated="title deck type icons ability", inferred="strength", source=EXAMPLE,
        note="That it works only for defenders is our reading of an example.",
    ),
    card(
        "Septa Mordane", CHARACTER, 1, unique=True, cost=2, strength=1, icons="IP", traits="Ally, Septa",
        abilities=[
            ChallengesAction(
                Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose(Cards(CHARACTER, trait="Lady", kneeling=True, controller=YOU, other=True)),
            )
        ],
        stated="title deck", inferred="type ability", source="FFG forum",
        note="Known is only that she kneels for an ability in the challenges phase; what it does is ours.",
    ),
    card(
        "Maester Luwin", CHARACTER, 1, unique=True, cost=2, strength=1, icons="I", traits="Ally, Maester",
        abilities=[DominanceAction(Draw(2), costs=[KNEEL_THIS])],
        stated="title type ability", inferred="deck", source=EXAMPLE,
    ),
    card(
        "Winterfell", LOCATION, 1, unique=True, cost=4,
        constants=[Strength(each(STARK), 1)],
        stated="title type ability", inferred="deck", source=EXAMPLE,
    ),
    card(
        "Winterfell Keep", LOCATION, 3, cost=0, keywords=[LIMITED], modifiers=income(1),
        stated="title deck keywords copies", inferred="type cost", source=EXAMPLE,
    ),
    card(
        "Direwolf", ATTACHMENT, 2, cost=1, traits="Beast", attach_to=Cards(CHARACTER, faction="stark"),
        abilities=[Response(would_be_killed(ATTACHED), Save(), costs=[KNEEL_THIS])],
        inferred="title deck type ability", source="FFG forum",
    ),
    card(
        "Not Today", EVENT, 2, house="neutral",
        abilities=[Response(would_be_killed(Cards(CHARACTER)), Save())],
        stated="title deck type ability", source=EXAMPLE,
    ),
    # Our own designs
    card(
        "Robb Stark", CHARACTER, 2, unique=True, cost=4, strength=4, icons="MP", traits="Lord", keywords=[RENOWN],
    ),
    card(
        "Catelyn Stark", CHARACTER, 2, unique=True, cost=4, strength=3, icons="IP", traits="Lady",
        abilities=[Response(you_win(role="defending"), Draw(1))],
    ),
    card(
        "Bran Stark", CHARACTER, 1, unique=True, cost=1, strength=1, icons="P", traits="Lord",
        constants=[PlotValue("initiative", 2)],
    ),
    card(
        "Ser Rodrik Cassel", CHARACTER, 1, unique=True, cost=3, strength=3, icons="MP", traits="Knight",
        constants=[Strength(THIS, 1, TakesPart(THIS, "defending"))],
    ),
    card(
        "Jory Cassel", CHARACTER, 1, unique=True, cost=2, strength=2, icons="M", traits="Guard",
        abilities=[
            Response(
                would_be_killed(Cards(CHARACTER, faction="stark", unique=True, controller=YOU, other=True)), Save(),
                costs=[DISCARD_THIS],
            )
        ],
    ),
    card(
        "Syrio Forel", CHARACTER, 1, house="neutral", unique=True, cost=2, strength=2, icons="I", traits="Ally",
        abilities=[
            ChallengesAction(
                GainKeyword(THAT, STEALTH, PHASE), costs=[KNEEL_THIS],
                choose=Choose(Cards(CHARACTER, kneeling=False, controller=YOU, other=True)),
            )
        ],
    ),
    card("Greatjon Umber", CHARACTER, 1, unique=True, cost=4, strength=5, icons="M", traits="Lord"),
    card("Winterfell Guard", CHARACTER, 3, cost=2, strength=2, icons="M", traits="Guard"),
    card("Bannermen of the North", CHARACTER, 2, cost=3, strength=4, icons="M", traits="Army"),
    card("Envoy from Riverrun", CHARACTER, 2, cost=2, strength=2, icons="IP", traits="Ally"),
    card(
        "The Godswood", LOCATION, 1, unique=True, cost=2,
        abilities=[Response(is_killed(STARK), Draw(1), limit=per_round())],
    ),
    card("White Harbor", LOCATION, 1, unique=True, cost=2, keywords=[LIMITED], modifiers=income(2)),
    card(
        "Ice", ATTACHMENT, 1, unique=True, cost=2, traits="Weapon", attach_to=Cards(CHARACTER, faction="stark"),
        constants=[Strength(ATTACHED, 2)],
    ),
    card(
        "For the North!", EVENT, 1, house="neutral",
        abilities=[
            ChallengesAction(
                Boost(THAT, 3, CHALLENGE), choose=Choose(Cards(CHARACTER, faction="stark", participating="any", controller=YOU))
            )
        ],
    ),
    card(
        "Winter Is Coming", EVENT, 1, house="neutral",
        abilities=[ChallengesAction(raise_claim(1, PHASE), costs=[PayGold(1)])],
    ),
    card(
        "The Pack Survives", EVENT, 1, house="neutral",
        abilities=[
            ChallengesAction(
                Stand(THAT), costs=[PayGold(1)], choose=Choose(Cards(CHARACTER, faction="stark", kneeling=True, controller=YOU))
            )
        ],
    ),
    card(
        "Unbowed", EVENT, 1, house="neutral",
        abilities=[
            ChallengesAction(
                Mark(THAT, "attacks kneeling", "may be declared as an attacker although it kneels", PHASE),
                choose=Choose(Cards(CHARACTER, faction="stark", kneeling=True, controller=YOU)),
            )
        ],
    ),
]
