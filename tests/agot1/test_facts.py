"""The first edition's cards: facts as published, mended where the published data is wrong, and found by title and pack."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from facts.agot1 import make
from facts.make import copied, runs
from weirwood.cardgame.cards.printed import Printed, read_facts, read_packs
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.errors import UserError
from weirwood.games.agot1 import catalogue
from weirwood.games.agot1.catalogue import CATALOGUE, FACTIONS, find
from weirwood.games.agot1.faq import FACTS, NEWEST, NONE
from weirwood.games.agot1.speech import SPEECH

TABLES = Path(__file__).parent.parent / "facts" / "agot1"


def table(name: str) -> list[list[str]]:
    return [line.split("\t") for line in (TABLES / name).read_text("utf-8").splitlines()]


PUBLISHED = {line[0]: dict(zip(make.HEAD, line, strict=True)) for line in table("cards.tsv")[1:]}
CHECKSUMS = {code: set(found.split()) for code, found in table("texts.tsv")}
ROWS: dict[str, Printed] = {
    row.code: row for cycle in dict.fromkeys(make.CYCLES.values()) for row in catalogue.facts(cycle).values()
}
DIFFERENT = [row for row in ROWS.values() if not row.reprints]
POOL = [row for row in DIFFERENT if row.code not in make.BEYOND]


@pytest.mark.rule("lcg1.goal.4")
def test_the_first_pool_has_253_different_cards() -> None:
    core = [row for row in ROWS.values() if row.pack == "Core"]
    assert [row.number for row in core] == list(range(1, 215))
    assert Counter(_type(row.code) for row in core) >= Counter(plot=28, faction=6)
    assert len([row for row in POOL if row.pack == "Core"]) == 194
    assert len([row for row in POOL if row.pack != "Core"]) == 59
    assert len(POOL) == 253
    titles = [card for card in CATALOGUE.by_code.values() if card.type == "title"]
    assert len(titles) == 10  # six as far as they are known, four of them also with our suggestions
    assert len(CATALOGUE.by_code) - len(titles) == 253 + len(make.BEYOND)


def _type(code: str) -> str:
    return CATALOGUE.card(code).type


@pytest.mark.parametrize("code", PUBLISHED)
def test_facts_are_as_published_but_for_what_was_mended(code: str) -> None:
    expected = msgspec.convert(make.facts(PUBLISHED[code], make.read_fixes()), Printed)
    assert ROWS[code] == expected


def test_there_are_facts_of_every_published_card_of_the_pool_and_no_other() -> None:
    assert ROWS.keys() == PUBLISHED.keys() == CHECKSUMS.keys()


def test_whatever_was_mended_says_where_that_is_known_from() -> None:
    fixes = make.read_fixes()
    assert len(fixes) == 18
    for code, fix in fixes.items():
        assert fix["source"] and len(fix) == 2
        if code in ROWS:
            assert fix["source"] in ROWS[code].source
    assert all(row.source.split(";")[0].split(", ")[0] in catalogue.SOURCES for row in DIFFERENT)


@pytest.mark.parametrize("code", [row.code for row in DIFFERENT])
def test_each_card_says_where_its_facts_come_from(code: str) -> None:
    assert set(ROWS[code].source.partition(";")[0].split(", ")) <= catalogue.SOURCES.keys()


def test_the_facts_have_nothing_of_the_published_texts() -> None:
    for code, row in ROWS.items():
        words = " ".join([row.title, row.type, row.source, *row.traits])
        assert not CHECKSUMS[code] & runs(words, row.title).keys(), row.title


def test_a_text_in_the_facts_would_be_refused(tmp_path: Path) -> None:
    path = tmp_path / "facts.jsonl"
    path.write_text('{"code": "x_1", "title": "Ice", "pack": "Core", "text": "Kneel."}\n')
    with pytest.raises(msgspec.ValidationError, match="text"):
        read_facts(path)


# What is printed, card by card, read from the FAQ and the rulebook rather than from the database


def figures(title: str) -> tuple[Any, ...]:
    card = find(title)
    icons = "".join(letter for letter, n in zip("MIP", card.icons, strict=True) if n)
    return (card.type, card.cost, card.strength, icons, sorted(card.crests), sorted(card.traits), card.unique)


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Robert Baratheon", ("character", 4, 3, "MP", ["Noble"], ["Lord"], True)),
        ("Rhaegar Targaryen", ("character", 4, 5, "MIP", ["Noble", "War"], ["King", "Lord"], True)),
        ("Riders of the Red Fork", ("character", 3, 3, "MP", ["War"], ["Army", "House Tully"], False)),
        ("Lordship", ("attachment", 1, 0, "", [], ["Title"], False)),
        ("Shadow Politics", ("event", 1, 0, "", ["Shadow"], ["Small Council"], False)),
        ("Distinct Mastery", ("event", None, 0, "", [], [], False)),
        ("Winterfell Castle", ("location", 3, 0, "", [], ["Stronghold", "Winterfell"], True)),
    ],
)
def test_some_cards_figure_by_figure(title: str, expected: tuple[Any, ...]) -> None:
    assert figures(title) == expected


@pytest.mark.rule("lcg1.shadow.1")
def test_shadow_cards_and_no_others_have_the_crest_and_an_s_in_their_cost() -> None:
    shadows = {card.name: card.cost for card in CATALOGUE.by_code.values() if card.shadow}
    crests = {card.name for card in CATALOGUE.by_code.values() if "Shadow" in card.crests}
    assert shadows == {"Shadow Politics": 1, "Alchemist's Guild Hall": 1, "Venomous Blade": 0, "Jaqen H'ghar": 2}
    assert shadows.keys() == crests


@pytest.mark.rule("lcg1.card.11")
def test_two_characters_bear_the_mark_of_infinity_and_are_counted_like_any_other() -> None:
    endless = [card for card in CATALOGUE.by_code.values() if card.endless]
    assert [(card.name, card.deck_limit) for card in endless] == [
        ("Trident Reinforcements", 3),
        ("Pentoshi Guildmaster", 3),
    ]


@pytest.mark.rule("lcg1.deck.10")
def test_a_card_may_be_of_several_houses() -> None:
    assert find("Narrow Sea").factions == {"stark", "baratheon"}
    assert find("Jaqen H'ghar (Sacred Bonds)").factions == FACTIONS.keys() - {"neutral"}
    assert find("Littlefinger").factions == {"neutral"}
    assert find("Insidious Ways").factions == {"neutral"}, "its text names a House, but it has no shield"
    several = [row.title for row in POOL if row.factions]
    assert several == ["Narrow Sea", "Sunset Sea", "Summer Sea", "Jaqen H'ghar"]


def test_bonuses_and_plots() -> None:
    assert find("Khal Drogo's Tent").modifiers == {"income": 1, "influence": 1}
    assert find("Lannisport Steward").modifiers == {"income": 2}
    assert find("Knights of the Hollow Hill").modifiers == {}, "it is the House card that gains them"
    plot = find("At the Gates")
    assert (plot.income, plot.initiative, plot.claim, plot.reserve) == (3, 1, 1, 0)
    assert find("Fury of the Stag").initiative == 7


# How cards are found


def test_a_title_alone_is_the_core_sets_card_and_else_the_earliest() -> None:
    assert find("Maester Aemon").code == "core_151"
    assert find("Maester Aemon (A Change of Seasons)").code == "ator_49"
    assert find("Jaqen H'ghar").code == "acoa_43"
    assert find("jaqen h’ghar (forging the chain)").code == "soo_35"
    assert CATALOGUE.packs[0].code == "Core"


@pytest.mark.rule("faq1.errata.3")
def test_a_reprint_is_the_card_that_it_reprints() -> None:
    assert find("core_90") is find("core_71") is find("Robert Baratheon")
    assert find("Khal Drogo's Tent (Queen of Dragons)") is find("Khal Drogo's Tent")
    assert find("Carrion Bird (The Winds of Winter)") is find("Carrion Bird (A Song of Summer)")


def test_every_house_has_its_card() -> None:
    cards = catalogue.faction_cards()
    assert {house: card.name for house, card in cards.items()} == FACTIONS
    assert all(card.type == "faction" and card.factions == {house} for house, card in cards.items())
    assert all(card.written for house, card in cards.items() if house != "neutral"), "they have no text"


def test_a_card_whose_text_is_not_written_is_there_but_marked() -> None:
    for card in CATALOGUE.by_code.values():
        if card.type == "title":
            assert card.written
            continue
        cycle = make.CYCLES[card.code.partition("_")[0]]
        has_entry = card.code in catalogue.worded(cycle) or (card.type == "faction" and card.faction != "neutral")
        assert card.written == has_entry
    with pytest.raises(UserError, match="did you mean Arya Stark"):
        find("Arya Strak")


def test_every_fact_file_belongs_to_a_pack_and_every_cycle_has_its_card_files() -> None:
    packs = read_packs(FACTS / "packs.jsonl")
    files = {path.stem for path in FACTS.glob("*.jsonl")} - {"packs", "errata", "lists"}
    assert files == {pack.cycle for pack in packs} == catalogue.MODULES.keys()
    assert {row.pack for row in ROWS.values()} == {pack.code for pack in packs}
    there = {path.stem for path in (FACTS.parent / "cards").glob("*.py")} - {"__init__"}
    assert there == {module for modules in catalogue.MODULES.values() for module in modules}


@pytest.mark.parametrize("faq", [NEWEST, NONE])
def test_generated_text_is_in_our_own_words(faq: str) -> None:
    book = catalogue.catalogue(faq)
    shared = {}
    for code, checksums in CHECKSUMS.items():
        card = book.card(code)
        if found := copied("\n".join(card_text(card, SPEECH)), card.name, checksums):
            shared[card.name] = found
    assert shared == {}
