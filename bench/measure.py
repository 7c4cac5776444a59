"""The measurements: in short rounds that take turns between the engines, so that a busy machine slows all alike."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

from engines import ENGINES, Engine


@dataclass(slots=True)
class Result:
    """What was measured of one engine, a figure for each round."""

    engine: Engine
    positions: list[Any]  # games in their middle
    kilobytes: float | None
    games: list[float] = field(default_factory=list)  # a second
    decisions: list[float] = field(default_factory=list)  # a second
    copies: list[float] = field(default_factory=list)  # a second
    seed: int = 1000


def start() -> list[Result]:
    """The engines that can be had, warmed up; those that can't are named with the reason."""
    results = []
    for make in ENGINES:
        try:
            engine = make()
            positions = [engine.middle(seed) for seed in range(5)]
            results.append(Result(engine, positions, _kilobytes(engine) if engine.in_python else None))
        except Exception as error:
            print(f"{make.name} is left out: {type(error).__name__}: {error}", file=sys.stderr)
    return results


def run(results: Sequence[Result], rounds: int, seconds: float) -> None:
    """Measure every engine in every round, in an order that moves on from round to round."""
    for number in range(rounds):
        for turn in range(len(results)):
            result = results[(number + turn) % len(results)]
            _play(result, seconds)
            _copy(result, seconds / 5)


def _play(result: Result, seconds: float) -> None:
    games = decisions = 0
    started = process_time()
    while (passed := process_time() - started) < seconds:
        decisions += result.engine.play(result.seed)
        result.seed += 1
        games += 1
    result.games.append(games / passed)
    result.decisions.append(decisions / passed)


def _copy(result: Result, seconds: float) -> None:
    copy, positions = result.engine.copy, result.positions
    copies = 0
    started = process_time()
    while (passed := process_time() - started) < seconds:
        for _ in range(20):
            for position in positions:
                copy(position)
        copies += 20 * len(positions)
    result.copies.append(copies / passed)


def _kilobytes(engine: Engine) -> float:
    """What a game in its middle holds in memory beyond what all games share (loaded by the warm-up before)."""
    sizes = []
    for seed in range(5):
        gc.collect()
        tracemalloc.start()
        game = engine.middle(seed)
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0] / 1024)
        tracemalloc.stop()
        del game
    return median(sizes)
