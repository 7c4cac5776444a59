"""Measuring computer players: a sequential test between a wanted share of victories and a lower one."""

from __future__ import annotations

from pathlib import Path

import opponents
import pytest
from opponents import Played, Row, arrangements, play, table, verdict

ROW = Row("hbo", "knight", "yardstick", 85)


def games(won: int, lost: int, row: Row = ROW) -> list[Played]:
    scores = [1.0] * won + [0.0] * lost
    return [Played(row.form, row.player, row.against, f"{n}", score, 10, 0.5) for n, score in enumerate(scores)]


def test_a_row_goes_on_until_it_is_decided() -> None:
    assert verdict(ROW, games(10, 1)) == ""
    assert verdict(ROW, games(40, 2)) == "reached"
    assert verdict(ROW, games(20, 20)) == "not reached"


def test_a_row_ends_undecided_after_its_last_game() -> None:
    close = [Played(*ROW[:3], f"{n}", 0.805, 1, 0.0) for n in range(400)]
    assert verdict(ROW, close) == "undecided"
    board = ROW._replace(form="board game", wanted=70)
    assert verdict(board, [Played(*board[:3], f"{n}", 0.65, 1, 0.0) for n in range(40)]) == "undecided"


def test_each_half_of_the_seats_is_the_players_once() -> None:
    assert list(arrangements(2)) == [(0,), (1,)]
    assert len(list(arrangements(4))) == 6


def test_the_table_says_what_is_decided_and_what_a_choice_costs() -> None:
    said = table([ROW, ROW._replace(form="joust")], games(40, 0)).splitlines()
    assert said[2] == "| hbo | knight | yardstick | 85 | 40 | 100.0 | 50.0 | reached |"
    assert said[3].endswith("| 0 | – | – | not begun |")


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    row = Row("hbo", "herald", "random", 95)
    one, other = (play(row, "again", (0,)) for _ in range(2))
    assert (one.score, one.choices, one.seed) == (other.score, other.choices, other.seed)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    monkeypatch.setattr(
        "sys.argv", ["opponents", "--into", f"{kept}", "--rows", "herald", "random", "hbo", "--seed", "x"]
    )
    assert opponents.main() == 0
    before = kept.read_text("utf-8")
    assert len(before.splitlines()) == 28, "28 victories decide it"
    assert opponents.main() == 0
    assert kept.read_text("utf-8") == before
