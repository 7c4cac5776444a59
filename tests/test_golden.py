"""Golden records: every version must be able to play the games of the earlier ones again, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import weirwood
from weirwood.kernel import read_record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_played_again_to_the_same_end(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    game = weirwood.load(record)
    assert game.outcome is not None
    log = path.with_suffix(".log").read_text("utf-8").splitlines()
    assert game.log(None) == log
    assert log[-1] == record.note


def test_there_are_golden_records_of_every_game() -> None:
    """Of the board game for three, four and six players, with and without expansions."""
    records = [read_record(path.read_text("utf-8")) for path in GOLDEN]
    assert {record.game for record in records} == {"agot1", "agot2", "hbo", "fief"}
    board_games = [record.config for record in records if record.game == "fief"]
    forms = {(len(config["names"]), bool(config["options"])) for config in board_games}
    assert forms == {(players, expansions) for players in (3, 4, 6) for expansions in (False, True)}
