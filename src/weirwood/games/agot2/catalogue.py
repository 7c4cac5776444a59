"""The catalogue: every card of the second edition that is in the project, by code and by title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path

import msgspec

from ...cardgame.cards.catalogue import Catalogue, Entry, Later, Pack
from ...cardgame.cards.definition import Card
from ...cardgame.cards.printed import Printed, joined, read_facts, read_packs

FACTIONS = {
    "stark": "House Stark", "lannister": "House Lannister", "baratheon": "House Baratheon", "greyjoy": "House Greyjoy",
    "martell": "House Martell", "nights-watch": "The Night's Watch", "targaryen": "House Targaryen",
    "tyrell": "House Tyrell",
}  # fmt: skip

CORE = "core"
"""The cycle that has the title cards."""
FACTS = Path(__file__).parent / "facts"
MODULES = {
    "Core": (
        "core_plots", "core_neutral", "core_agendas", "core_titles", "core_baratheon", "core_greyjoy", "core_lannister", "core_martell",
        "core_nights_watch", "core_stark", "core_targaryen", "core_tyrell",
    ),
    "TtB": ("westeros.taking_the_black",),
    "TRtW": ("westeros.the_road_to_winterfell",),
    "TKP": ("westeros.the_kings_peace",),
    "NMG": ("westeros.no_middle_ground",),
    "CoW": ("westeros.calm_over_westeros",),
    "TS": ("westeros.true_steel",),
    "WotN": ("boxes.wolves_of_the_north",),
    "LoCR": ("boxes.lions_of_casterly_rock",),
    "AtSK": ("war_of_five_kings.across_the_seven_kingdoms",),
    "CtA": ("war_of_five_kings.called_to_arms",),
    "FFH": ("war_of_five_kings.for_family_honor",),
    "TIMC": ("war_of_five_kings.there_is_my_claim",),
    "GoH": ("war_of_five_kings.ghosts_of_harrenhal",),
    "TC": ("war_of_five_kings.tyrions_chain",),
    "AMAF": ("blood_and_gold.all_men_are_fools",),
    "GtR": ("blood_and_gold.guarding_the_realm",),
    "TFoA": ("blood_and_gold.the_fall_of_astapor",),
    "TRW": ("blood_and_gold.the_red_wedding",),
    "OR": ("blood_and_gold.oberyns_revenge",),
    "TBWB": ("blood_and_gold.the_brotherhood_without_banners",),
    "WotW": ("boxes.watchers_on_the_wall",),
    "TAK": ("flight_of_crows.the_archmaesters_key",),
    "JtO": ("flight_of_crows.journey_to_oldtown",),
    "Km": ("flight_of_crows.kingsmoot",),
    "FotOG": ("flight_of_crows.favor_of_the_old_gods",),
    "TFM": ("flight_of_crows.the_faith_militant",),
    "SAT": ("flight_of_crows.someone_always_tells",),
    "HoT": ("boxes.house_of_thorns",),
    "SoD": ("boxes.sands_of_dorne",),
    "KotI": ("boxes.kings_of_the_isles",),
    "FotS": ("boxes.fury_of_the_storm",),
    "AtG": ("kings_landing.at_the_gates",),
    "CoS": ("kings_landing.city_of_secrets",),
    "PoS": ("kings_landing.pit_of_snakes",),
    "BtRK": ("kings_landing.beneath_the_red_keep",),
    "TB": ("kings_landing.the_blackwater",),
    "LMHR": ("kings_landing.long_may_he_reign",),
    "DotE": ("boxes.dragons_of_the_east",),
    "TTWDFL": ("boxes.the_things_we_do_for_love",),
    "TSC": ("dance_of_shadows.the_shadow_city",),
    "TMoW": ("dance_of_shadows.the_march_on_winterfell",),
    "SoKL": ("dance_of_shadows.streets_of_kings_landing",),
    "MoD": ("dance_of_shadows.music_of_dragons",),
    "IDP": ("dance_of_shadows.in_daznaks_pit",),
    "DitD": ("dance_of_shadows.daggers_in_the_dark",),
}  # fmt: skip
"""The files in ``cards`` that have a pack's abilities; of other packs there are only facts."""

CYCLES = {
    "core": "Core Set", "westeros": "Westeros", "war": "War of Five Kings", "bng": "Blood and Gold", "foc": "Flight of Crows",
    "wolves": "Wolves of the North", "lions": "Lions of Casterly Rock", "watchers": "Watchers on the Wall", "thorns": "House of Thorns",
    "sands": "Sands of Dorne", "isles": "Kings of the Isles", "storm": "Fury of the Storm",
    "dragons": "Dragons of the East", "things": "The Things We Do For Love", "dance": "Dance of Shadows",
    "landing": "King's Landing",
}  # fmt: skip
"""The cycles and boxes by the names of their files of facts."""

FACTION_CARDS = {
    faction: Card(f"faction-{faction}", name, "faction", faction=faction, quantity=1)
    for faction, name in FACTIONS.items()
}


@cache
def facts(cycle: str) -> dict[str, Printed]:
    """The printed facts of a cycle's cards, by code."""
    return {row.code: row for row in read_facts(FACTS / f"{cycle}.jsonl")}


def _parts(pack: str) -> list[tuple[str, ...]]:
    """The parts of a pack that are loaded one by one: each file by itself, if their names tell what is in them."""
    modules = MODULES.get(pack, ())
    if modules and all(module.startswith(f"{pack.lower()}_") for module in modules):
        return [(module,) for module in modules]
    return [modules]


def _module(row: Printed) -> str:
    """The file that has a card's abilities, if its pack has several: by type of card or by faction."""
    kind = f"{row.type}s" if row.type in ("plot", "agenda", "title") else row.faction.replace("-", "_")
    return f"{row.pack.lower()}_{kind}"


def _entries(pack: str, cycle: str, modules: tuple[str, ...]) -> Iterator[Entry]:
    """What is in a pack, or in the part of it that some files have, without its abilities."""
    for row in facts(cycle).values():
        if row.pack == pack and (modules == MODULES.get(pack, ()) or _module(row) in modules):
            yield Entry(row.code, row.title, row.reprints)


def _load(cycle: str, modules: tuple[str, ...]) -> Iterator[Card]:
    """The cards of some files: their facts and abilities together."""
    for module in modules:
        for entry in import_module(f"{__package__}.cards.{module}").CARDS:
            if entry.code not in facts(cycle):
                raise ValueError(f"There are no facts of {entry.code} ({entry.title}) in {cycle}.jsonl.")
            yield joined(facts(cycle)[entry.code], entry)


CATALOGUE = Catalogue(
    [
        Pack(
            pack.code,
            pack.name,
            partial(_entries, pack.code, pack.cycle, part),
            partial(_load, pack.cycle, part),
            CYCLES[pack.cycle],
        )
        for pack in read_packs(FACTS / "packs.jsonl")
        for part in _parts(pack.code)
    ],
    later=[msgspec.json.decode(row, type=Later) for row in (FACTS / "later.jsonl").read_bytes().splitlines()],
)
find, register, search = CATALOGUE.find, CATALOGUE.register, CATALOGUE.search


@cache
def released(pack: str) -> str:
    """The day on which a product came out, as 2019-06-06; '' if that isn't known."""
    return next((each.released for each in read_packs(FACTS / "packs.jsonl") if pack in (each.code, each.name)), "")


@cache
def trait_names() -> list[str]:
    """The traits of all cards of which there are facts: what may be named."""
    return sorted({trait for cycle in CYCLES for row in facts(cycle).values() for trait in row.traits})


@cache
def titles_of(types: tuple[str, ...]) -> frozenset[str]:
    """The titles that only cards of some types have, among those of which there are facts."""
    rows = [row for cycle in CYCLES for row in facts(cycle).values() if row.type]
    return frozenset(r.title for r in rows if r.type in types) - {r.title for r in rows if r.type not in types}


@cache
def unique_characters() -> list[str]:
    """The titles of all unique characters of which there are facts: what may be named."""
    rows = [row for cycle in CYCLES for row in facts(cycle).values()]
    return sorted({row.title for row in rows if row.type == "character" and row.unique})


def cards() -> dict[str, Card]:
    """All printed cards by code."""
    return CATALOGUE.by_code


def titles() -> frozenset[str]:
    """The titles of all printed cards."""
    return CATALOGUE.titles
