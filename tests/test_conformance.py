"""Every registered game keeps its promises: random games to the end, everything checked on the way."""

from __future__ import annotations

import pytest

from weirwood.conformance import check_game, forms
from weirwood.kernel import games, rulebook

FORMS = [(game, form) for game in games() for form in forms(rulebook(game))]
CASES = [(*case, seed) for case in FORMS for seed in range(2)]
"""Random games of each form of each game; `make soak` and `weirwood fuzz --check` play as many as one likes."""


@pytest.mark.parametrize(("game", "form", "seed"), CASES)
def test_a_game_keeps_its_promises(game: str, form: str, seed: int) -> None:
    check_game(rulebook(game), seed, every=40, form=form)
