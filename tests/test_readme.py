"""The README's examples run as they stand there."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import weirwood

HOME = Path(weirwood.__file__).parent
README = Path(__file__).parents[1] / "README.md"


def test_the_examples_in_the_readme_hold() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_the_readme_says_what_of_the_board_game_is_invented() -> None:
    """With the figures of the board that is played on."""
    board = tomllib.loads((HOME / "games" / "fief" / "data" / "westeros.toml").read_text("utf-8"))
    stated = ("Winterfell", "Deepwood Motte", "White Harbour", "The Twins", "Riverrun", "Harrenhal", "King's Landing",
              "Lannisport", "Pyke")  # fmt: skip
    text = " ".join(README.read_text("utf-8").split("## The board game\n")[1].split("\n## ")[0].split())
    counters = board["counters"]
    assert {each["name"] for each in board["village"]} > set(stated)
    for part in (
        *stated,
        f"{len(board['village']) - len(stated)} of the {len(board['village'])} Villages",
        f"{len(board['road']) - 2} of the {len(board['road'])} roads",
        ", ".join(map(str, board["dice"]["battle"])),
        f"{counters['mills']} Mills",
        f"{counters['strongholds']} Strongholds",
        f"{counters['septs']} Septs",
        f"{counters['maesters']} Maesters",
    ):
        assert part in text, f"The README doesn't say {part!r}."
    assert "our own design" in text
