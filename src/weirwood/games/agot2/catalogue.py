"""The catalogue: every card of the second edition that is in the project, by code and by title."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module

from ...cardgame.definition import Card
from ...errors import UserError

FACTIONS = {
    "stark": "House Stark", "lannister": "House Lannister", "baratheon": "House Baratheon", "greyjoy": "House Greyjoy",
    "martell": "House Martell", "nights-watch": "The Night's Watch", "targaryen": "House Targaryen",
    "tyrell": "House Tyrell",
}  # fmt: skip

SETS = {
    "Core": (
        "core_plots", "core_neutral", "core_agendas", "core_titles", "core_baratheon", "core_greyjoy", "core_lannister", "core_martell",
        "core_nights_watch", "core_stark", "core_targaryen", "core_tyrell",
    ),
}  # fmt: skip

FACTION_CARDS = {
    faction: Card(f"faction-{faction}", name, "faction", faction=faction, quantity=1)
    for faction, name in FACTIONS.items()
}
FILLER = Card("filler", "Smallfolk", "character", cost=1, strength=1, icons="P", set="Test")
"""A card without abilities, for the decks of scenarios."""

extra: dict[str, Card] = {}
"""Cards that tests and designers register beside the printed ones."""


@cache
def cards() -> dict[str, Card]:
    """All printed cards by code."""
    found: dict[str, Card] = {}
    for modules in SETS.values():
        for module in modules:
            for card in import_module(f"{__package__}.cards.{module}").CARDS:
                if card.code in found:
                    raise ValueError(f"two cards have the code {card.code}")
                found[card.code] = card
    return found


@cache
def by_title() -> dict[str, list[Card]]:
    titles: dict[str, list[Card]] = {}
    for card in cards().values():
        titles.setdefault(plain(card.name), []).append(card)
    return titles


@cache
def titles() -> frozenset[str]:
    """The titles of all printed cards."""
    return frozenset(card.name for card in cards().values())


def plain(title: str) -> str:
    """A title as people type it: without case, quotes and accents of punctuation."""
    return title.lower().replace("’", "'").replace('"', "").replace("“", "").replace("”", "").strip()


def register(card: Card) -> Card:
    """Add a card beside the printed ones (for tests and designers); of a printed title, it is found by title and set."""
    extra[plain(f"{card.name} ({card.set})")] = card
    if plain(card.name) not in by_title():
        extra[plain(card.name)] = card
    return card


def find(title: str) -> Card:
    """The card with this title, or title and set: 'Theon Greyjoy (Core)'; or with this code."""
    wanted = plain(title)
    if wanted in extra:
        return extra[wanted]
    if title in cards():
        return cards()[title]
    versions = by_title().get(wanted)
    if versions:
        return versions[0]
    if wanted.endswith(")") and " (" in wanted:
        name, _, edition = wanted[:-1].rpartition(" (")
        for card in by_title().get(name, []):
            if card.set.lower() == edition:
                return card
    close = difflib.get_close_matches(wanted, list(by_title()) + list(extra), n=3, cutoff=0.6)
    names = [extra[c].name if c in extra else by_title()[c][0].name for c in close]
    hint = f"; did you mean {' or '.join(names)}?" if names else "."
    raise UserError(f"There is no card called {title!r}{hint}")
