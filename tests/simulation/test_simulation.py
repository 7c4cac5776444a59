"""Hundreds of tables in simulated worlds: nothing acknowledged is lost, nobody sees too much, nobody waits without end.

A world that finds something says how to see it again: ``simulate(seed, tables, …)``. Keep what was found in ``FOUND``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from world import Report, simulate

import toy
from weirwood.kernel import Decision, State
from weirwood.kernel.rulebook import _known, register

FOUND = {
    56: "who left while a choice was written and came back was shown the position before it",
    37: "the log kept lines that were taken back, where the server answered for somebody at once",
    45: "a friend who wasn't ready in time lost the seat for good",
}
"""Worlds of 12 tables on one process that found something (all of it told at once)."""
FIRST, WORLDS = (int(each) for each in os.environ.get("WEIRWOOD_WORLDS", "1 8").split())
"""The first seed, and how many: `make soak` asks for more."""


class Discreet(toy.AtTheTable):
    """Nobody else knows that somebody is asked which cards to discard."""

    def plain(self, state: State, decision: Decision) -> bool:
        return decision.kind != "discard"


class Whispers(toy.Whispers):
    people = Discreet()


@pytest.fixture(autouse=True)
def with_toy() -> Iterator[None]:
    register(Whispers())
    yield
    _known.pop("whispers", None)


@pytest.mark.parametrize("seed", FOUND)
def test_worlds_that_found_something(seed: int) -> None:
    assert simulate(seed, 12, processes=1, hush=False).choices > 50


@pytest.mark.parametrize("seed", range(FIRST, FIRST + WORLDS))
def test_worlds_of_two_processes(seed: int) -> None:
    report = simulate(seed, 20)
    assert report.tables == 20 and report.choices > 80


def test_a_world_with_a_real_game() -> None:
    assert simulate(3, 1, game="agot2").choices > 50


def test_the_same_seed_is_the_same_world() -> None:
    first, again = (simulate(5, 4) for _ in range(2))
    assert isinstance(first, Report) and first == again
