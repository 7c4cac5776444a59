"""The decks that come with an edition: read without YAML where they are plain, and just as YAML reads them."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import weirwood
from weirwood.cardgame.cards.shelf import plain, read

DECKS = sorted(Path(weirwood.__file__).parent.glob("games/*/decks/*.yaml"))


@pytest.mark.parametrize("path", DECKS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_deck_is_read_as_yaml_reads_it(path: Path) -> None:
    text = path.read_text("utf-8")
    assert read(text) == yaml.safe_load(text)
    assert plain(text) in (None, yaml.safe_load(text))


def test_most_decks_are_plain() -> None:
    assert len([path for path in DECKS if plain(path.read_text("utf-8"))]) >= len(DECKS) / 2


@pytest.mark.parametrize(
    "text",
    [
        "name: true", "name: 'Wall'", "name: Wall # no comment", "cards:\n  Ghost: 01", "cards:\n  Ghost: 1\n  Ghost: 2", "cards:",
        "  Ghost: 1", "name: a\nname: b", "- a", "cards: {Ghost: 1}", "cards:\n  12: 1", "cards:\n  no: 1", "a: b: c", "name: &x a", "name: a ",
        "cards:\n  Ghost: 1\n\ncards:\n  Ice: 1", "cards:\n   Ghost: 1", "name: x\n  Ghost: 1",
    ],
)  # fmt: skip
def test_what_is_more_than_plain_is_left_to_yaml(text: str) -> None:
    assert plain(text) is None
