"""The catalogue: every card of the second edition that is in the project, by code and by title."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from ...cardgame.catalogue import Catalogue, Entry, Pack
from ...cardgame.definition import Card

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


def _printed() -> Iterator[Card]:
    """All printed cards, set by set."""
    for modules in SETS.values():
        for module in modules:
            yield from import_module(f"{__package__}.cards.{module}").CARDS


CATALOGUE = Catalogue([Pack("Core", "Core Set", lambda: [Entry(c.code, c.name) for c in _printed()], _printed)])
find, register, search = CATALOGUE.find, CATALOGUE.register, CATALOGUE.search


def cards() -> dict[str, Card]:
    """All printed cards by code."""
    return CATALOGUE.by_code


def titles() -> frozenset[str]:
    """The titles of all printed cards."""
    return CATALOGUE.titles
