"""What a picture of a card shows: people are people, whatever they are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import weirwood
from weirwood.cardgame.cards.motif import PICTURES
from weirwood.kernel import rulebook

ART = Path(weirwood.__file__).parent / "server" / "static" / "art"
BEASTS = {"wolf", "dragon", "raven"}


def shown(game: str, name: str) -> str | None:
    data = rulebook(game).cards.data(name)
    assert data is not None
    return data.get("motif")


def test_a_man_who_is_called_a_hound_is_no_dog() -> None:
    assert shown("hbo", "The Hound") == "helm"
    assert shown("agot1", "The Hound") not in BEASTS


def test_a_direwolf_is_a_wolf_and_a_hatchling_a_dragon() -> None:
    assert shown("agot2", "Grey Wind") == "wolf"
    assert shown("agot2", "Drogon") == "dragon"


@pytest.mark.parametrize("game", ["agot2", "hbo"])
def test_a_throne_is_drawn_as_a_throne(game: str) -> None:
    assert shown(game, "The Iron Throne") == "throne"


def test_there_is_a_drawing_for_every_motif() -> None:
    """Names of drawings are keys in the page's art; those of people are what they wear."""
    drawn = {
        name: set(re.findall(r"^  (\w+): ", (ART / f"{name}.js").read_text("utf-8"), re.M))
        for name in ("people", "places", "things", "plots")
    }
    for kind, where in {"character": "people", "location": "places", "attachment": "things", "plot": "plots"}.items():
        missing = {motif for motif, _, _ in PICTURES[kind]} - drawn[where]
        assert not missing, f"{where}.js draws no {', '.join(sorted(missing))}"
    assert {"coins", "horn", "banner"} <= drawn["plots"]
