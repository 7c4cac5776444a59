"""The same seed and the same effort play the same game, however fast the machine is."""

from __future__ import annotations

import pytest

from bots.test_honest import FORMS, begun
from weirwood import bots
from weirwood.kernel import Game

CHOICES = 30
EFFORT = 20


def played(form: str, name: str) -> Game:
    """The beginning of a game between computers."""
    game = begun(form, "the same")
    players = [bots.make(name, f"seat {seat}", EFFORT) for seat in range(game.state.seats)]
    while game.waiting and len(game.choices) < CHOICES:
        decision = game.waiting[0]
        game.choose(players[decision.seat].choose(game.observe(decision.seat)), decision.seat)
    return game


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("form", FORMS)
def test_the_same_seed_and_effort_play_the_same_game(form: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.Squire, "SECONDS", 3600.0)  # it alone has a clock, for machines that are too slow
    assert played(form, name).choices == played(form, name).choices
