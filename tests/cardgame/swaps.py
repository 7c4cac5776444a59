"""Cards like the printed ones with something swapped: numbers, traits, factions, names and targets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from saying import Edition
from trees import FACTIONS, TITLES, TRAITS

from weirwood.cardgame.cards.definition import Ability, Card, Limit
from weirwood.cardgame.vocabulary.describing import predicates
from weirwood.cardgame.vocabulary.describing.players import EACH_OPPONENT, LOSER, WINNER, YOU, Players
from weirwood.cardgame.vocabulary.describing.who import SAME, Who
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.cardgame.vocabulary.walking import substitute, walk

SWAPPED = (predicates.Trait, predicates.Faction, predicates.Named, predicates.Type, Players, Who)


def parts(card: Card) -> dict[str, Any]:
    """The trees of a card by the names under which a card takes them."""
    return {
        "constants": card.constants, "abilities": tuple(without_zones(ability) for ability in card.abilities),
        "attach_to": card.attach_to, "play_only": card.play_only, "deck": card.deck,
    }  # fmt: skip


def without_zones(ability: Ability) -> tuple[Any, ...]:
    """What an ability says, but where it works: a zone is a number that means something else."""
    return tuple(None if value == ability.zones else value for value in ability.said())


def swaps(trees: dict[str, Any], chance: random.Random) -> tuple[object, object]:
    """Something in the trees, and what to put in its place."""
    everything = [each for each in walk(tuple(trees.values())) if each != SAME]  # 'it' stands for another in a sentence
    found = [each for each in everything if type(each) is int or isinstance(each, SWAPPED)]
    old = chance.choice(found)
    others: list[Any]
    if type(old) is int:
        others = [n for n in range(1, 10) if n != old]
    elif isinstance(old, predicates.Trait):
        others = [predicates.Trait(name) for name in TRAITS]
    elif isinstance(old, predicates.Faction):
        others = [predicates.Faction(name) for name in FACTIONS]
    elif isinstance(old, predicates.Named):
        others = [predicates.Named(title) for title in TITLES]
    elif isinstance(old, predicates.Type):
        others = [predicates.CHARACTER, predicates.LOCATION, predicates.ATTACHMENT]
    elif isinstance(old, Players):
        others = [YOU, EACH_OPPONENT, LOSER, WINNER]
    else:
        others = [each for each in found if isinstance(each, Who)]
    return old, chance.choice(others)


def rebuilt(card: Card, trees: dict[str, Any]) -> Card:
    """A card of the same type and title with other trees."""
    return Card(
        "probe", card.name, card.type, constants=list(trees["constants"]), attach_to=trees["attach_to"],
        play_only=trees["play_only"], deck=trees["deck"], abilities=[ability(said, old.zones) for said, old in zip(trees["abilities"], card.abilities)],
    )  # fmt: skip


def ability(said: tuple[Any, ...], zones: tuple[int, ...]) -> Ability:
    kind, do, trigger, phase, costs, choose, condition, limit, forced, _, anyone = said
    return Ability(
        kind, list(do), trigger=trigger, phase=phase, costs=list(costs), choose=list(choose), condition=condition,
        limit=Limit(*limit) if limit else None, forced=forced, zones=zones, anyone=anyone,
    )  # fmt: skip


def swapped(edition: Edition, n: int) -> Iterator[Card]:
    """So many different texts, each of a printed card with one to three things swapped; what can't be said is left out."""
    chance = random.Random(f"swaps of {edition.id}")
    cards = [card for card in edition.cards if card.constants or card.abilities]
    seen: set[tuple[str, ...]] = set()
    while len(seen) < n:
        card = chance.choice(cards)
        trees = parts(card)
        try:
            for _ in range(chance.randint(1, 3)):
                old, new = swaps(trees, chance)
                trees = {name: substitute(tree, old, new) for name, tree in trees.items()}
            made = rebuilt(card, trees)
            text = (made.name, made.type, *card_text(made, edition.speech))
        except (TypeError, ValueError, IndexError):
            continue
        if text not in seen:
            seen.add(text)
            yield made
