"""The printed cards: printed facts as published, rules text generated in words of our own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from facts.make import HEAD, copied, longer, runs
from weirwood.cardgame.cards.definition import Card
from weirwood.cardgame.cards.printed import read_packs
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks.decks import faction_id
from weirwood.games.agot2.play import face
from weirwood.games.agot2.speech import SPEECH

FACTS = Path(__file__).parent / "facts"
CORE = [f"01{number:03}" for number in range(1, 206)]
TITLES = [f"01{number:03}" for number in range(206, 212)]


def tables(kind: str) -> list[list[str]]:
    """The rows of every cycle's table of a kind."""
    paths = sorted(FACTS.glob(f"*-{kind}.tsv"))
    return [line.split("\t") for path in paths for line in path.read_text("utf-8").splitlines()]


PUBLISHED = {line[0]: dict(zip(HEAD, line, strict=True)) for line in tables("cards") if line[0] != "code"}
"""Each card's facts as published."""
PRINTED = [code for code in PUBLISHED if code not in TITLES and code in catalogue.cards()]
"""The cards whose text is written."""
CHECKSUMS = {code: set(found.split()) for code, found in tables("texts")}
"""The checksums of every eight words in a row of each card's published text."""


def several(words: str) -> list[str]:
    return [word for word in words.split("; ") if word]


def facts(card: Card) -> dict[str, Any]:
    """What is printed on a card, by our definition of it."""
    found: dict[str, Any] = {
        "name": card.name, "type": card.type, "faction": card.faction, "loyal": card.loyal, "unique": card.unique,
        "traits": sorted(card.traits), "text": bool(card_text(card, SPEECH)), "modifiers": card.modifiers,
        "keywords": {k.name for k in card.keywords},
    }  # fmt: skip
    if card.type == "event":
        found["keywords"] &= {"limited", "shadow", "prized"}  # an event's others are those it has once attached
    if card.type in ("character", "location", "attachment", "event"):
        found["cost"] = "X" if card.x_cost else "-" if card.costless else card.cost
    if card.type == "character":
        found |= {"strength": card.strength, "icons": [bool(n) for n in card.icons]}
    if card.type == "plot":
        found["figures"] = [card.income, card.initiative, card.claim, card.reserve]
        found["limit"] = card.plot_limit or 2
    return found


def number(printed: str) -> int:
    """A figure; an X is nothing by itself, and what it is the text says."""
    return 0 if printed == "X" else int(printed)


def expected(row: dict[str, str]) -> dict[str, Any]:
    """The same as published."""
    faction = row["faction"]
    found: dict[str, Any] = {
        "name": row["name"], "type": row["type"], "faction": faction if faction == "neutral" else faction_id(faction),
        "loyal": bool(row["loyal"]), "unique": bool(row["unique"]), "traits": several(row["traits"]),
        "text": bool(row["text"]), "keywords": set(several(row["keywords"])),
        "modifiers": {figure: int(change) for figure, change in map(str.split, several(row["modifiers"]))},
    }  # fmt: skip
    if row["type"] in ("character", "location", "attachment", "event"):
        found["cost"] = row["cost"] if row["cost"] in ("X", "-") else int(row["cost"])
    if row["type"] == "character":
        icons = row["icons"].split()
        found |= {"strength": number(row["strength"]), "icons": [k in icons for k in ("military", "intrigue", "power")]}
    if row["type"] == "plot":
        found["figures"] = [number(figure) for figure in row["figures"].split()]
        found["limit"] = int(row["limit"])
    return found


def test_there_are_facts_of_every_card() -> None:
    assert sorted(PUBLISHED) == sorted(CHECKSUMS) == sorted(catalogue.CATALOGUE.index)
    assert sum(len(each) for each in CHECKSUMS.values()) > 1500


def test_the_core_set_is_complete() -> None:
    assert [code for code in CORE if code not in catalogue.cards()] == []
    others = [code for code, card in catalogue.cards().items() if card.set == "Core" and code not in CORE]
    assert [code for code in others if code not in TITLES] == []


@pytest.mark.parametrize("code", PRINTED)
def test_printed_facts_are_as_published(code: str) -> None:
    assert facts(catalogue.cards()[code]) == expected(PUBLISHED[code])


@pytest.mark.parametrize("code", PRINTED)
def test_a_text_is_sentences(code: str) -> None:
    for line in card_text(catalogue.cards()[code], SPEECH):
        assert re.fullmatch(r"[A-Z+\"-].*[.!)]", line), line
        assert "~" not in line
        assert "  " not in line
        assert not re.search(r"\b(top|up to) 0\b", line), "any number isn't 0"


@pytest.mark.parametrize("code", [*PRINTED, *TITLES])
def test_generated_text_is_in_our_own_words(code: str) -> None:
    text = "\n".join(card_text(catalogue.cards()[code], SPEECH))
    shared = copied(text, PUBLISHED[code]["name"], CHECKSUMS[code])
    assert longer(shared) == [], "no more than eight words in a row"
    assert code not in CORE or shared == [], "nor as many as eight"


def test_a_copy_would_be_noticed() -> None:
    published = "<b>Action:</b> Kneel Old Nan to look at the top 3 cards of a deck of your choice. Any phase."
    checksums = set(runs(published, "Old Nan"))
    assert len(checksums) == 8
    assert copied("Sing. Kneel this to look at the top 3 cards of a deck.", "Old Nan", checksums) == [
        "to look at the top 3 cards of",
        "look at the top 3 cards of a",
        "at the top 3 cards of a deck",
    ]
    assert longer(["to look at the top 3 cards of", "look at the top 3 cards of a"]) == [
        "to look at the top 3 cards of"
    ]
    assert copied("Choose a deck and look at its 3 uppermost cards. Any phase.", "Old Nan", checksums) == []


def test_every_face_fits_its_width() -> None:
    for card in catalogue.cards().values():
        assert all(len(line) <= face.WIDTH for line in face.lines(card)[2:]), card.name


def test_the_facts_have_nothing_of_the_published_texts() -> None:
    cycles = {pack.cycle for pack in read_packs(catalogue.FACTS / "packs.jsonl")}
    rows = {row.code: row for cycle in cycles for row in catalogue.facts(cycle).values()}
    assert rows.keys() == PUBLISHED.keys()
    for code, row in rows.items():
        words = " ".join([row.title, row.type, row.faction, row.icons, str(row.cost), *row.traits])
        assert len(words) < 120 and not copied(words, row.title, CHECKSUMS[code]), row.title


def test_every_fact_file_belongs_to_a_pack() -> None:
    cycles = {path.stem for path in catalogue.FACTS.glob("*.jsonl")} - {"packs", "later"}
    assert cycles == {pack.cycle for pack in read_packs(catalogue.FACTS / "packs.jsonl")}
    packs = {row.pack for cycle in cycles for row in catalogue.facts(cycle).values()}
    assert packs == {pack.code for pack in catalogue.CATALOGUE.packs} >= catalogue.MODULES.keys()


def test_a_card_whose_text_is_not_written_is_known_and_cannot_be_played() -> None:
    unwritten = [code for code in PUBLISHED if code not in catalogue.cards()]
    for code in unwritten:
        with pytest.raises(UserError, match="can't be played yet"):
            catalogue.CATALOGUE.card(code)
