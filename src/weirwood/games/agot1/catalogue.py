"""The catalogue: every card of the first edition that is in the project, by code and by title, for each FAQ."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module

from ...cardgame.cards.catalogue import Catalogue, Entry, Pack
from ...cardgame.cards.definition import Card
from ...cardgame.cards.printed import Printed, Worded, changed, in_force, joined, read_facts, read_packs
from .faq import FACTS, NEWEST, VERSIONS, errata
from .rules.titles import packs

FACTIONS = {
    "stark": "House Stark", "lannister": "House Lannister", "baratheon": "House Baratheon",
    "targaryen": "House Targaryen", "greyjoy": "House Greyjoy", "martell": "House Martell", "neutral": "Neutral Faction",
}  # fmt: skip
"""The House cards, by the word for the House; the last has none."""
SOURCES = {
    "database": "the public card database, github.com/asielorz/agot-lcg-search, snapshot 676240a",
    "scan": "each of these facts compared with a scan of the printed card",
    "figures": "cost, STR and icons compared with scans of the printed cards",
}
"""Where facts come from (`Printed.source`); after a semicolon, what was mended and why."""
MODULES = {
    "core": (
        "core_stark", "core_lannister", "core_baratheon", "core_targaryen", "core_neutral", "core_events", "core_plots",
    ),
    "a-clash-of-arms": ("a_clash_of_arms",),
    "a-time-of-ravens": ("a_time_of_ravens",),
    "kings-landing": ("kings_landing",),
    "defenders-of-the-north": ("defenders_of_the_north",),
    "brotherhood-without-banners": ("brotherhood_without_banners",),
    "secrets-of-oldtown": ("secrets_of_oldtown",),
    "house-expansions": ("house_expansions",),
}  # fmt: skip
"""The files in ``cards`` that have the abilities of a cycle's cards."""


@cache
def facts(cycle: str) -> dict[str, Printed]:
    """The printed facts of a cycle's cards, by code."""
    return {row.code: row for row in read_facts(FACTS / f"{cycle}.jsonl")}


@cache
def worded(cycle: str) -> dict[str, list[Worded]]:
    """What the cards of a cycle do, by code: an entry for each text that a card has had."""
    found: dict[str, list[Worded]] = {}
    for module in MODULES[cycle]:
        for entry in import_module(f"{__package__}.cards.{module}").CARDS:
            if entry.code not in facts(cycle):
                raise ValueError(f"There are no facts of {entry.code} ({entry.title}) in {cycle}.jsonl.")
            found.setdefault(entry.code, []).append(entry)
    return found


def _entries(pack: str, cycle: str) -> Iterator[Entry]:
    """What is in a pack, without its abilities."""
    for row in facts(cycle).values():
        if row.pack == pack:
            yield Entry(row.code, row.title, row.reprints)


def _load(pack: str, cycle: str, faq: str) -> Iterator[Card]:
    """A pack's cards with the facts and the text that are in force; those without a text yet can't be played."""
    for row in facts(cycle).values():
        if row.pack == pack and not row.reprints:
            entries = worded(cycle).get(row.code) or ([Worded(row.code, row.title, {})] if _plain(row) else [])
            yield joined(changed(row, errata(faq)), in_force(entries, VERSIONS, faq) if entries else None)


def _plain(row: Printed) -> bool:
    """Whether a card has no text: a House card of a House."""
    return row.type == "faction" and row.faction != "neutral"


@cache
def catalogue(faq: str = NEWEST) -> Catalogue:
    """The cards as they are under a version of the FAQ."""
    printed = [
        Pack(p.code, p.name, partial(_entries, p.code, p.cycle), partial(_load, p.code, p.cycle, faq))
        for p in read_packs(FACTS / "packs.jsonl")
    ]
    return Catalogue([*printed, *packs()])


CATALOGUE = catalogue(NEWEST)
find, register, search = CATALOGUE.find, CATALOGUE.register, CATALOGUE.search


@cache
def faction_cards(faq: str = NEWEST) -> dict[str, Card]:
    """The House cards by House."""
    return {house: catalogue(faq).find(name) for house, name in FACTIONS.items()}


@cache
def plot_names() -> frozenset[str]:
    """The titles of all printed plots."""
    return frozenset(row.title for cycle in MODULES for row in facts(cycle).values() if row.type == "plot")


def trait_names() -> list[str]:
    """The traits that are printed on any card."""
    return sorted({trait for cycle in MODULES for row in facts(cycle).values() for trait in row.traits})
