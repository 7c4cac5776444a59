"""The map that the page draws is the board that the game is played on."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import weirwood

HOME = Path(weirwood.__file__).parent


def test_the_pages_copy_of_the_board_is_the_games_board() -> None:
    board = tomllib.loads((HOME / "games" / "fief" / "data" / "westeros.toml").read_text(encoding="utf-8"))
    drawn = json.loads((HOME / "server" / "static" / "board" / "westeros.json").read_text(encoding="utf-8"))
    assert drawn == board, "make static/board/westeros.json again from games/fief/data/westeros.toml"
