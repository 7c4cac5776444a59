"""The layout in kept positions of every game, for two to eight seats, early and late, at four sizes of a window."""

from __future__ import annotations

import kept_positions as positions
import pytest
from stage import Stage, marks

pytestmark = marks("browser: tables")


@pytest.fixture(autouse=True, scope="module")
def kept(stage: Stage) -> None:
    positions.write(stage.server.directory / "positions.json")


def test_everything_can_be_read_in_every_kept_position_at_every_size(stage: Stage) -> None:
    stage.play("layout.js")


def test_a_challenge_shows_both_sides_and_what_is_at_stake_in_every_game(stage: Stage) -> None:
    stage.play("theatre.js")


def test_words_explain_themselves_and_nothing_covers_what_is_compared(stage: Stage) -> None:
    stage.play("reading.js")
