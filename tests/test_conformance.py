"""Every registered game keeps its promises: random games to the end, everything checked on the way."""

from __future__ import annotations

import pytest

from weirwood.conformance import check_game
from weirwood.kernel import games, rulebook

GAMES = 8
"""Random games per game; `weirwood fuzz --check` plays as many as one likes."""


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", games())
def test_a_game_keeps_its_promises(game: str, seed: int) -> None:
    check_game(rulebook(game), seed, every=40)
