"""``weirwood cards --coverage``: which lines of cards no scenario shows, found by breaking them."""

from __future__ import annotations

import pytest

from weirwood.cardgame.designing.breaking import breaks, lines
from weirwood.cli import main
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.situations.card_coverage import AT_WORK, NOT_AT_WORK, forbids, missing, words

DORAN = CATALOGUE.find("10001")


def test_a_card_with_all_its_scenarios_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--coverage", "set:SoD", "Doran", "type:character"]) == 0
    said = capsys.readouterr().out
    assert "0 times something is not shown." in said
    assert main(["cards", "--coverage", "nobody of this name"]) == 2


def test_without_scenarios_every_line_lacks_both() -> None:
    found = list(missing(DORAN, [CATALOGUE], []))
    assert {number for number, what in found if what == AT_WORK} == set(range(1, len(lines(DORAN)) + 1))
    assert NOT_AT_WORK in {what for _, what in found}


def test_a_broken_card_is_whole_again_afterwards() -> None:
    before = (DORAN.constants, DORAN.abilities, DORAN.rules, list(DORAN.works_in))
    assert any("without" in str(way) for way in breaks(DORAN))
    list(missing(DORAN, [CATALOGUE], []))
    assert (DORAN.constants, DORAN.abilities, DORAN.rules, list(DORAN.works_in)) == before


def test_what_cannot_be_done_is_told_from_what_is_done() -> None:
    assert forbids({"alice cannot": "trigger Doran Martell"}) and not forbids({"alice": "trigger Doran Martell"})
    assert not forbids("round")
    assert words({"do": [{"alice cannot": "trigger Old Bear’s Raven"}]}) == "do alice cannot trigger old bear's raven"
