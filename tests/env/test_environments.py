"""The games as environments: PettingZoo's and OpenSpiel's own tests, seeds, rewards and records."""

from __future__ import annotations

import os
import warnings

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test

from weirwood.env.gymnasium import Many, Seat
from weirwood.env.pettingzoo import Weirwood, env, parallel_env
from weirwood.errors import UserError
from weirwood.kernel import load

GAMES = ("agot2", "agot1", "hbo", "fief")
LONG = int(os.environ.get("WEIRWOOD_CYCLES", "60"))


def played(table: Weirwood, seed: int) -> Weirwood:
    """A game to its end, with whatever the mask allows."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert agent in table.possible_agents
    return table


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=LONG)
        seed_test(lambda: env(game), num_cycles=LONG // 3)
        parallel_api_test(parallel_env(game), num_cycles=LONG)


def test_the_seed_gives_the_record() -> None:
    records = [played(env("hbo"), 5).record for _ in range(2)]
    assert records[0] == records[1]
    assert load(records[0]).outcome is not None


def test_whoever_wins_gets_one_and_the_others_lose_one() -> None:
    table = played(env("hbo"), 5)
    outcome = table.game.outcome
    assert outcome is not None
    assert [table.result(seat) for seat in range(2)] == [1.0 if seat in outcome.winners else -1.0 for seat in range(2)]


def test_an_action_that_is_not_open_is_refused() -> None:
    table = env("hbo")
    table.reset(seed=1)
    with pytest.raises(UserError, match="isn't open here"):
        table.step(63)


def test_a_seat_against_a_computer_plays_to_its_end() -> None:
    table = Seat("hbo", bot="random")
    _, info = table.reset(seed=3)
    over, reward, rng = False, 0.0, np.random.default_rng(1)
    while not over:
        _, reward, over, _, info = table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert reward in (-1.0, 0.0, 1.0)


def test_many_tables_are_stepped_together_and_begin_anew() -> None:
    many, rng = Many(lambda: Seat("hbo", bot="random"), 3), np.random.default_rng(1)
    _, masks = many.reset()
    ended = 0
    for _ in range(400):
        _, masks, rewards, over = many.step([int(rng.choice(np.flatnonzero(mask))) for mask in masks])
        ended += int(over.sum())
        assert rewards.shape == (3,) and not rewards[~over].any()
    assert ended >= 3


def test_openspiel_plays_it_by_its_own_tests() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import weirwood.env.spiel  # noqa: F401

    game = pyspiel.load_game("weirwood_hbo")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 1000
    if "WEIRWOOD_CYCLES" in os.environ:
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_what_openspiel_deals_anew_is_what_the_player_cannot_see() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from weirwood.env.spiel import resample

    game = pyspiel.load_game("weirwood_hbo")
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(60):
        player = state.current_player()
        dealt = resample(state, player, 3)
        assert dealt.legal_actions() == state.legal_actions()
        assert dealt.information_state_tensor(player) == state.information_state_tensor(player)
        state.apply_action(state.legal_actions()[0])
