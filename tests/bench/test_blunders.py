"""What the herald doesn't throw away, in whole games of the card games."""

from __future__ import annotations

import pytest
from blunders import GAMES, blunders

from weirwood import bots
from weirwood.cardgame.table.state import Table
from weirwood.kernel import new

SEEDS = 3


@pytest.mark.parametrize("form", GAMES)
def test_a_herald_lets_no_challenge_go_that_nobody_could_oppose_and_harms_nobody_of_its_own(form: str) -> None:
    for seed in range(SEEDS):
        game = new(GAMES[form], seed=f"policy {seed}")
        players = [bots.make("herald", f"{seat} {seed}") for seat in range(2)]
        while game.waiting:
            decision, state = game.waiting[0], game.state
            assert isinstance(state, Table)
            option = players[decision.seat].choose(game.observe(decision.seat))
            assert blunders(state, decision, option) == [], (game.record, decision.prompt, option.label)
            game.choose(option, decision.seat)


@pytest.mark.parametrize("form", GAMES)
def test_a_herald_beats_random_play(form: str) -> None:
    for seed in range(SEEDS):
        game = new(GAMES[form], seed=f"beaten {seed}")
        own = seed % 2
        players = [bots.make("herald" if seat == own else "random", f"{seat} {seed}") for seat in range(2)]
        while game.waiting:
            decision = game.waiting[0]
            game.choose(players[decision.seat].choose(game.observe(decision.seat)), decision.seat)
        assert game.outcome is not None and game.outcome.winners == (own,)
