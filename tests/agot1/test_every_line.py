"""Every line of a card that works by itself has a scenario that fails without it, and one where it must not work."""

from __future__ import annotations

import pytest
from breaking_lines import breaks, noticed

from weirwood.games.agot1.catalogue import CATALOGUE

SAME = {
    "core_193: line 1, PlotBase, without Controlled(by=EachOpponent())": "Blockade's own gold is 0",
    "qod_47: line 3, GainsAbility, without Controlled(by=Opponent())": "whoever has Alliance has a Treaty agenda",
}
"""Breaks that change nothing that could be seen, and why."""
LINES = [(card, way) for card in CATALOGUE.by_code.values() for way in breaks(card)]


@pytest.mark.parametrize("code", sorted({card.code for card, _ in LINES}))
def test_a_scenario_notices_each_line_of(code: str) -> None:
    unnoticed = [str(way) for card, way in LINES if card.code == code and not noticed(way, card)]
    assert [way for way in unnoticed if way not in SAME] == []


def test_what_changes_nothing_is_still_a_line_of_its_card() -> None:
    assert set(SAME) <= {str(way) for _, way in LINES}
