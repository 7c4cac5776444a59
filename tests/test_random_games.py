"""Two hundred random games of each kind are played to their end, all with decks, players and options of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from weirwood.conformance import decisions_are_proper, play
from weirwood.kernel import Chance, Game, rulebook, seed_text

GAMES, BATCH = 200, 10
MELEES = ("melee of 3", "melee of 4", "melee of 3", "melee of 6")
ROUNDS = (2, 3, 4, 5, 2, 3, 4, 6, 2, 3, 4, 8, 2, 3, 4, 5, 2, 3, 4, 25)
"""Few games of the board game are long: random players hardly ever win one, and later rounds bring little that is new."""


def joust(seed: int, chance: Chance) -> Game:
    rules = rulebook("agot2")
    return Game(rules, rules.conformance_configs(chance)["joust"], seed_text(seed))


def melee(seed: int, chance: Chance) -> Game:
    rules = rulebook("agot2")
    return Game(rules, rules.conformance_configs(chance)[MELEES[seed % len(MELEES)]], seed_text(seed))


def hbo(seed: int, chance: Chance) -> Game:
    rules = rulebook("hbo")
    return Game(rules, rules.random_config(chance), seed_text(seed))


def fief(seed: int, chance: Chance) -> Game:
    rules = rulebook("fief")
    return Game(rules, {**rules.random_config(chance), "rounds": ROUNDS[seed % len(ROUNDS)]}, seed_text(seed))


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
@pytest.mark.parametrize("begin", [joust, melee, hbo, fief], ids=lambda begin: begin.__name__)
def test_random_games_come_to_an_end(begin: Callable[[int, Chance], Game], batch: int) -> None:
    for seed in range(BATCH * batch, BATCH * (batch + 1)):
        game = begin(seed, Chance(seed_text(f"table {seed}")))
        play(game, Chance(seed_text(f"play {seed}")), lambda game, _: decisions_are_proper(game), every=25)
        assert game.outcome is not None
