"""The catalogue: every card of this edition by title, with what is known of it, and the two decks."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ...cardgame.cards.catalogue import FILLER, Catalogue, Entry, Pack, plain
from ...cardgame.cards.definition import Card
from ...cardgame.cards.provenance import Sourced
from ...errors import UserError
from ...kernel.chance import Chance

HOUSES = {"stark": "House Stark", "lannister": "House Lannister"}
BANNERS = {house: Card(f"banner-{house}", name, "faction", faction=house, set="HBO") for house, name in HOUSES.items()}


def both_houses(wanted: list[str], chance: Chance | None = None) -> list[str]:
    """The Houses of two players; who has no wish gets what is left, by chance or Stark first. A UserError if they can't."""
    for house in wanted:
        if house and house not in HOUSES:
            fixed = f"its two decks are fixed, {' and '.join(HOUSES)}"
            raise UserError(f"There is no House {house!r} in this game: {fixed} [hbo.components.3].")
    left = [house for house in HOUSES if house not in wanted]
    if chance is not None:
        chance.shuffle(left)
    found = [house or left.pop(0) for house in [*wanted, *[""] * (2 - len(wanted))] if house or left]
    if sorted(found) != sorted(HOUSES):
        raise UserError("The game is for two: one plays House Stark and the other House Lannister [hbo.players.1].")
    return found


KEYWORDS = ("limited", "renown", "stealth")


def check(card: Card) -> None:
    """A UserError if a card has what this edition's cards don't have (hbo.anatomy.6)."""
    for keyword in card.keywords:
        if keyword.name not in KEYWORDS:
            only = f"there are only {', '.join(KEYWORDS)} [hbo.anatomy.6]."
            raise UserError(f"{card.name} has the keyword {keyword}; {only}")
    if card.type in ("event", "plot") and card.cost is not None:
        raise UserError(f"{card.name} is {card.type} and has a cost [hbo.anatomy.1].")
    if card.type in ("character", "location", "attachment") and (card.cost is None or card.cost < 0):
        raise UserError(f"{card.name} is {card.type} and has no cost [hbo.anatomy.1].")


@cache
def records() -> dict[str, Sourced]:
    """All cards by title."""
    found: dict[str, Sourced] = {}
    for module in ("stark", "lannister", "neutral", "plots"):
        for record in import_module(f"{__package__}.cards.{module}").CARDS:
            check(record.card)
            if plain(record.card.name) in found:
                raise ValueError(f"two cards have the title {record.card.name}")
            found[plain(record.card.name)] = record
    return found


def deck(house: str) -> list[Card]:
    """The fifty cards of a House."""
    return [r.card for r in records().values() if r.card.type != "plot" for _ in range(r.decks.get(house, 0))]


def plots(which: str) -> list[Card]:
    """The seven plots of a House, or the eighteen for the 'draft'."""
    return [r.card for r in records().values() if r.card.type == "plot" and which in r.decks]


def _printed() -> list[Card]:
    return [record.card for record in records().values()]


CATALOGUE = Catalogue(
    [Pack("HBO", "HBO edition", lambda: [Entry(card.code, card.name) for card in _printed()], _printed)], FILLER
)
find, search = CATALOGUE.find, CATALOGUE.search


def register(card: Card) -> Card:
    """Add a card beside the printed ones, for tests and designers."""
    check(card)
    return CATALOGUE.register(card)
