"""Each ability in a position made from what it says: offered, doing something, and gone with each thing that it needs.

Some of them, or with WEIRWOOD_ABILITIES all (`make soak`).
"""

from __future__ import annotations

import os

import pytest
from every_ability import Shelf, tried

from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.rules.table import Agot2
from weirwood.kernel import rulebook

SOME = ("01144", "01147", "01041", "01197", "02030", "04037", "06022", "08103", "09040", "11004")
CODES = tuple(CATALOGUE.by_code) if os.environ.get("WEIRWOOD_ABILITIES") else SOME


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf(list(CATALOGUE.by_code.values()))


@pytest.mark.parametrize("code", CODES)
def test_an_ability_is_there_when_it_may_be_used_and_gone_with_what_it_needs(shelf: Shelf, code: str) -> None:
    card = CATALOGUE.by_code[code]
    for ability in card.abilities:
        found = tried(card, ability, rulebook("agot2"), shelf, "1")
        assert found.came_up, f"{card.name}, ability {ability.index + 1} never came up."
        assert not found.faults, f"{card.name}, ability {ability.index + 1}: {'; '.join(found.faults)}"


def test_an_ability_that_may_always_be_used_is_noticed(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Agot2, "may_use", lambda *_: None)
    card = CATALOGUE.by_code["01041"]
    found = [tried(card, each, rulebook("agot2"), shelf, "1") for each in card.abilities]
    assert any("it is offered without" in fault for each in found for fault in each.faults), found
