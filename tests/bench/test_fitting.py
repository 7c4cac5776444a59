"""Fitting the evaluation: who had more of what wins games is found out."""

from __future__ import annotations

import json

import pytest
from fit_evaluation import FORMS, Position, fitted, loss, played, shares, solved

from weirwood.cardgame.policy.prospects import HERE, NAMES


def test_linear_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_what_the_winners_had_more_of_weighs_more() -> None:
    def side(power: float) -> list[float]:
        return [power, *[0.0] * (len(NAMES) - 1)]

    positions = [Position([side(1.0), side(0.0)], 0, 0.5) for _ in range(90)]
    positions += [Position([side(1.0), side(0.0)], 1, 0.5) for _ in range(10)]
    weights = fitted(positions)
    assert weights[0] > 0.3 and weights[1:] == [0.0] * (len(NAMES) - 1)
    assert shares(weights, [side(1.0), side(0.0)])[0] > 0.6
    assert loss(weights, positions) < loss([0.0] * len(NAMES), positions)


def test_a_game_gives_positions_with_a_winner() -> None:
    found = played("hbo", 1)
    assert found and all(len(each.sides) == 2 and each.winner in (0, 1) for each in found)


def test_weights_have_the_names_of_what_is_judged() -> None:
    kept = json.loads((HERE / "weights.json").read_text("utf-8"))
    assert kept.keys() <= FORMS.keys()
    for each in kept.values():
        assert list(each["weights"]) == list(NAMES)
