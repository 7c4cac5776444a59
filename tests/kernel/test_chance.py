"""Chance is part of the record format: its numbers never change."""

from __future__ import annotations

from collections import Counter

import pytest

from weirwood.kernel import Chance, UnfitResult, seed_text

SEED_OF_7 = "cf8a89133eef080fe38d3b52df644b358ac7b0c58bb1a837754ecb8e3ba0f759b409d8f4e0759b3d"
NUMBERS = [568, 230, 385, 49, 397, 846, 568, 722, 890, 866, 969, 404]
SHUFFLED = [4, 3, 8, 5, 2, 6, 9, 0, 1, 7]


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance(seed_text(7))
    assert [chance.below(1000) for _ in range(12)] == NUMBERS
    items = list(range(10))
    chance.shuffle(items)
    assert items == SHUFFLED


def test_a_seed_has_more_bits_than_a_deck_of_60_has_orders() -> None:
    assert len(bytes.fromhex(seed_text(None))) * 8 >= 272
    assert seed_text(None) != seed_text(None)
    assert seed_text(7) == seed_text(7) == SEED_OF_7
    assert seed_text(seed_text(7)) == seed_text(7)


def test_a_copy_goes_on_with_the_same_numbers_and_fed_results() -> None:
    chance = Chance(seed_text("any"))
    chance.below(10)
    chance.feed.append("b")
    copy = chance.copy()
    assert copy.pick(["a", "b"]) == 1
    assert chance.feed == ["b"]
    chance.feed.clear()
    assert [chance.below(99) for _ in range(20)] == [copy.below(99) for _ in range(20)]


def test_every_number_below_is_about_equally_likely() -> None:
    chance = Chance(seed_text(1))
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_fed_results_are_labels_or_indexes() -> None:
    chance = Chance(seed_text(1))
    chance.feed += ["TAILS", "0", "edge"]
    assert chance.pick(["heads", "tails"]) == 1
    assert chance.pick(["heads", "tails"]) == 0
    with pytest.raises(UnfitResult, match="'edge' is none of heads, tails"):
        chance.pick(["heads", "tails"])
