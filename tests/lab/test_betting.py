"""Tests and intervals that one may look at as often as one likes: how often they are wrong, and how soon they decide."""

from __future__ import annotations

import random

import pytest

from weirwood.lab.betting import Bounds, Trial, interval


def pairs(share: float, rng: random.Random) -> float:
    """The score of two games, each won with this probability."""
    return (int(rng.random() < share) + int(rng.random() < share)) / 2


def decided(share: float, rng: random.Random, most: int = 3000) -> tuple[str, int]:
    """What a test of 50 against 55 says of such a player, and after how many pairs."""
    test = Trial(0.50, 0.55)
    for number in range(1, most):
        test.add(pairs(share, rng))
        if test.decided:
            return test.decided, number
    return "", most


@pytest.mark.parametrize(("share", "wrong"), [(0.50, "above"), (0.45, "above"), (0.55, "below"), (0.62, "below")])
def test_a_test_that_is_looked_at_after_every_pair_is_wrong_at_most_once_in_twenty(share: float, wrong: str) -> None:
    rng = random.Random(f"wrong {share}")
    answers = [decided(share, rng)[0] for _ in range(200)]
    assert answers.count(wrong) <= 18  # 10 are expected at most; more than 18 would come once in a hundred times


def test_a_clear_difference_is_decided_soon() -> None:
    rng = random.Random(5)
    numbers = sorted(decided(0.70, rng)[1] for _ in range(60))
    assert numbers[30] < 60


def test_an_interval_covers_the_truth_at_every_look_19_times_of_20() -> None:
    rng = random.Random(9)
    missed = 0
    for _ in range(60):
        bounds = Bounds()
        inside = True
        for _ in range(150):
            bounds.add(pairs(0.6, rng))
            low, _, high = bounds.interval
            inside = inside and low <= 0.6 <= high
        missed += not inside
    assert missed <= 7


def test_an_interval_narrows_and_holds_the_mean() -> None:
    rng = random.Random(2)
    scores = [pairs(0.6, rng) for _ in range(400)]
    few, many = interval(scores[:50]), interval(scores)
    assert many.half_width < few.half_width / 1.5 < 0.2
    assert few.low <= few.mean <= few.high and many.low <= many.mean <= many.high


def test_no_scores_tell_nothing() -> None:
    found = interval([])
    assert (found.low, found.high) == (0.0, 1.0)
    assert Trial(0.5, 0.55).decided == ""


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_needs_two_shares(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="the smaller one first"):
        Trial(low, high)
