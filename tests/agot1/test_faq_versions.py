"""Versions of the first edition's FAQ: which errata are in force, and what a card is then."""

from __future__ import annotations

import re

import pytest

from weirwood.cardgame.cards.printed import Worded, card, in_force
from weirwood.errors import UserError
from weirwood.games.agot1 import catalogue, faq
from weirwood.games.agot1.catalogue import CATALOGUE
from weirwood.rules import clause

ERRATA = [f"faq1.errata.{number}" for number in range(1, 42)]


@pytest.mark.rule("faq1.general.1")
def test_a_table_plays_by_the_newest_version_unless_it_says_otherwise() -> None:
    assert faq.version() == "2.4" == faq.VERSIONS[-1]
    assert faq.version("none") == "none"
    assert faq.version(2.2) == "2.2", "as a scenario may write it without quotation marks"
    assert faq.version("v1.3.1") == "1.3.1"


@pytest.mark.parametrize("named", ["2.3", "6.0", "", "1.2", "latest"])
def test_another_version_is_refused_with_the_list(named: str) -> None:
    with pytest.raises(
        UserError, match=re.escape("there are none, 1.0, 1.1, 1.3, 1.3.1, 1.4, 1.5, 2.0, 2.1, 2.2, 2.4.")
    ):
        faq.version(named)


@pytest.mark.rule("faq1.general.5")
@pytest.mark.parametrize("id", ERRATA)
def test_each_erratum_came_in_with_the_version_that_the_faq_gives(id: str) -> None:
    rows = [erratum for erratum in faq.ERRATA if erratum.clause == id]
    assert rows
    for erratum in rows:
        assert f"(v{erratum.since}" in clause(id).section
        assert not erratum.card or CATALOGUE.card(erratum.card).code == erratum.card
        before = faq.VERSIONS[faq.VERSIONS.index(erratum.since) - 1]
        assert faq.in_force(id, erratum.since)
        assert not faq.in_force(id, before)
    assert {erratum.clause for erratum in faq.ERRATA} == set(ERRATA)


@pytest.mark.rule("faq1.general.1", "faq1.drawcap.1")
def test_rules_of_the_faq_hold_with_any_version_and_not_without() -> None:
    assert [faq.draw_cap(version) for version in ("none", "1.0", "2.4")] == [None, 3, 3]


@pytest.mark.rule("faq1.errata.2", "faq1.errata.9", "faq1.general.2")
@pytest.mark.parametrize(
    ("title", "since"), [("Lannisport Brothel", "1.0"), ("Khal Drogo's Tent", "2.2"), ("qod_33", "2.2")]
)
def test_an_erratum_makes_a_location_unique_in_every_printing(title: str, since: str) -> None:
    for version in faq.VERSIONS:
        unique = faq.VERSIONS.index(version) >= faq.VERSIONS.index(since)
        assert catalogue.catalogue(version).find(title).unique is unique


@pytest.mark.rule("faq1.errata.10", "faq1.errata.23", "faq1.errata.24")
def test_an_erratum_changes_who_may_run_an_agenda() -> None:
    printed, newest = catalogue.catalogue("none"), catalogue.catalogue("2.4")
    assert printed.find("Heir to the Iron Throne").only_with == set()
    assert newest.find("Heir to the Iron Throne").only_with == {"targaryen"}
    assert len(printed.find("The Rangers").alongside) == len(printed.find("The Free Folk").alongside) == 5
    names = {newest.card(code).name for code in newest.find("The Rangers").alongside}
    assert names == {"The Builders", "The Stewards"}
    names = {newest.card(code).name for code in newest.find("The Free Folk").alongside}
    assert names == {"The Last Giants", "Blood of the First Men"}


@pytest.mark.rule("faq1.general.6")
def test_a_card_without_an_erratum_is_the_same_in_every_version() -> None:
    facts = {erratum.card for erratum in faq.ERRATA if erratum.facts}
    texts = {erratum.card for erratum in faq.ERRATA if erratum.text}
    printed = catalogue.catalogue("none")
    for code, there in CATALOGUE.by_code.items():
        assert (printed.card(code) != there) is (code in facts or (code in texts and there.written)), there.name


@pytest.mark.rule("faq1.general.6")
def test_what_a_later_faq_says_is_not_in_force_under_2_4() -> None:
    for version in faq.VERSIONS:
        (ability,) = catalogue.catalogue(version).find("Bran Stark").abilities
        assert ability.limit is None, "that Bran Stark is used three times a round at most came after 2.4"


TEXTS = [card("x_1", "X", until="2.1"), card("x_1", "X"), card("x_1", "X", until="1.3")]


@pytest.mark.parametrize(
    ("version", "until"), [("none", "1.3"), ("1.1", "1.3"), ("1.3", "2.1"), ("2.0", "2.1"), ("2.1", ""), ("2.4", "")]
)
def test_the_text_in_force_is_the_first_that_was_not_replaced_yet(version: str, until: str) -> None:
    assert in_force(TEXTS, faq.VERSIONS, version).until == until


@pytest.mark.parametrize("entries", [TEXTS[:1], [TEXTS[1], TEXTS[1]], [*TEXTS, TEXTS[0]]])
def test_a_card_has_one_entry_for_each_of_its_texts(entries: list[Worded]) -> None:
    with pytest.raises(ValueError, match="one entry for each of its texts"):
        in_force(entries, faq.VERSIONS, "2.4")


def test_older_texts_are_those_that_an_erratum_replaced() -> None:
    changed = {(erratum.card, erratum.since) for erratum in faq.ERRATA if erratum.text}
    assert len(changed) == 27
    for cycle in catalogue.MODULES:
        for code, entries in catalogue.worded(cycle).items():
            wanted = {since for card, since in changed if card == code}
            assert {entry.until for entry in entries} == {"", *wanted}, entries[0].title


SETS = {"ACoA": "acoa", "KLE": "kl", "DotN": "dotn", "KotS": "kotst", "SoO": "soo"}


@pytest.mark.rule("faq1.restricted.1", "faq1.banned.1")
@pytest.mark.parametrize(
    ("name", "id", "size"), [("restricted", "faq1.restricted.1", 14), ("banned", "faq1.banned.1", 3)]
)
def test_the_lists_are_those_of_version_2_4(name: str, id: str, size: int) -> None:
    found = faq.card_list(name, "2.4")
    assert found is not None and found.clause == id and len(found.cards) == size
    marks = [re.fullmatch(r"(.*) \((\w+) F(\d+)\).*", entry) for entry in clause(id).entries]
    listed = {f"{SETS[mark[2]]}_{mark[3]}": mark[1].replace("Jaqun", "Jaqen") for mark in marks if mark}
    assert {code: CATALOGUE.card(code).name for code in found.cards} == listed
    assert faq.card_list(name, "2.2") is None and faq.card_list(name, "none") is None
