"""Random games end (that they keep the promises of the kernel is in test_conformance.py)."""

from __future__ import annotations

import pytest

from weirwood.conformance import play, random_game
from weirwood.games.fief import GAME
from weirwood.kernel import Chance, seed_text


@pytest.mark.rule("fief.A.1", "fief.A.2", "fief.A.3")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_ends_or_reaches_its_limit(seed: int) -> None:
    game = random_game(GAME, f"random {seed}")
    play(game, Chance(seed_text(f"play {seed}")))
    assert game.outcome is not None
    assert game.outcome.winners or game.state.round == game.config["rounds"] or "Castle Black" in game.outcome.reason  # type: ignore[attr-defined]
