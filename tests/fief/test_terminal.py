"""The board game as it is read in a terminal."""

from __future__ import annotations

import pytest
from positions import game_at, let

import weirwood
from weirwood.cli.table.picking import picked
from weirwood.cli.table.screen import Screen
from weirwood.games.fief import GAME

PLAYERS = {
    "alice": {"house": "tully", "gold": 37, "nobles": {"Edmure Tully": "Riverrun"}},
    "bob": {"house": "stark", "gold": 3, "nobles": {"Rob Stark": "Winterfell"}},
    "carol": {"house": "lannister"},
}


def test_many_amounts_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_at("movement", PLAYERS)
    let(game, 0, "offer bob")
    decision = game.waiting[0]
    hints = [GAME.people.hint(game.state, 0, option) for option in decision.options]
    says = [GAME.people.say(game.state, 0, option) for option in decision.options]
    Screen().show_decision("alice", decision, says, hints)
    lines = capsys.readouterr().out.splitlines()
    assert "  1 to 37. Give 1 to 37 gold" in lines
    assert " 38. Ask for 1 gold" in lines and " 40. Ask for 3 gold" in lines
    assert len(lines) < 25
    for typed in ("7", "give 7 gold"):
        assert picked(typed, decision).label == "give 7 gold"


def test_who_has_not_chosen_a_house_yet_has_none() -> None:
    lines = GAME.people.table(weirwood.new("fief", ["3"], 1).view(0))
    assert "alice (no House yet)" in "\n".join(lines)
    assert "House no House" not in "\n".join(lines)
    lines = GAME.people.table(game_at("hear ye", PLAYERS).view(0))
    assert any(line.startswith("bob (House Stark): ") for line in lines)
