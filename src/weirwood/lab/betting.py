"""Sequential tests and intervals for a mean between 0 and 1 that stay valid however often one looks.

Whoever bets against a claim about the mean, and can't lose more than the stake, gets rich only if the claim is wrong: with probability 1 - alpha
the stake never grows by 1 / alpha while the claim is true, at whatever moment one stops. Nothing is assumed of the scores but
their range. What is bet on a score depends on the scores before it alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from typing import NamedTuple

ALPHA = 0.05
"""The chance of a wrong answer, wherever one stops."""
GRID = 400
"""Means that an interval is looked for among."""
BOLD = 0.75
"""The most of a stake that is risked on one score."""


class Interval(NamedTuple):
    """Where the mean lies, and the best guess."""

    low: float
    mean: float
    high: float

    @property
    def half_width(self) -> float:
        """How far the ends lie from the middle of it."""
        return (self.high - self.low) / 2


class Running:
    """Mean and variance of the scores so far, begun with one imagined score of a half, as wide as can be."""

    def __init__(self) -> None:
        self.number = 1.0
        self.total = 0.5
        self.squares = 0.25

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.number

    @property
    def variance(self) -> float:
        """Their variance."""
        return self.squares / self.number

    def add(self, score: float) -> None:
        """One more."""
        self.number += 1
        self.total += score
        self.squares += (score - self.mean) ** 2


class Trial:
    """Whether a mean is above ``low`` or below ``high``: one of the two claims is refuted as soon as the scores allow it.

    Of a mean between the two, both are true, and either may be said.
    """

    def __init__(self, low: float, high: float, alpha: float = ALPHA) -> None:
        if not 0 < low < high < 1:
            raise ValueError("A test needs two shares between 0 and 1, the smaller one first.")
        self.low, self.high, self.limit = low, high, log(1 / alpha)
        self.above = self.below = 0.0
        """What bets on 'above low' and 'below high' have come to, as logarithms of the stake."""
        self.seen = Running()

    def add(self, score: float) -> None:
        """One more score, between 0 and 1."""
        gap = self.high - self.low
        stake = gap / (self.seen.variance + gap * gap)
        if not self.decided:
            self.above += log(1 + min(stake, BOLD / self.low) * (score - self.low))
            self.below += log(1 + min(stake, BOLD / (1 - self.high)) * (self.high - score))
        self.seen.add(score)

    @property
    def decided(self) -> str:
        """'above' (the mean isn't ``low`` or less), 'below' (it isn't ``high`` or more), or '' as long as it is open."""
        if self.above >= self.limit and self.above >= self.below:
            return "above"
        return "below" if self.below >= self.limit else ""


class Bounds:
    """An interval for a mean, narrowing with each score: what no bet has refuted so far."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.limit = log(2 / alpha)
        self.means = [(each + 0.5) / GRID for each in range(GRID)]
        self.up = [0.0] * GRID
        self.down = [0.0] * GRID
        self.low, self.high = 0, GRID - 1
        self.seen = Running()
        self.scores = 0

    def add(self, score: float) -> None:
        """One more score, between 0 and 1."""
        number = self.scores + 1
        stake = sqrt(2 * self.limit / (self.seen.variance * number * log(1 + number)))
        for each in range(self.low, self.high + 1):
            mean = self.means[each]
            self.up[each] += log(1 + min(stake, BOLD / mean) * (score - mean))
            self.down[each] += log(1 + min(stake, BOLD / (1 - mean)) * (mean - score))
        self.seen.add(score)
        self.scores = number
        while self.low < self.high and self._refuted(self.low):
            self.low += 1
        while self.high > self.low and self._refuted(self.high):
            self.high -= 1

    def _refuted(self, each: int) -> bool:
        return max(self.up[each], self.down[each]) >= self.limit

    @property
    def interval(self) -> Interval:
        """Where the mean lies."""
        seen = self.seen
        mean = (seen.total - 0.5) / (seen.number - 1) if self.scores else 0.5
        low, high = self.low / GRID, (self.high + 1) / GRID
        return Interval(low, min(max(mean, low), high), high)


def interval(scores: Iterable[float], alpha: float = ALPHA) -> Interval:
    """The interval after these scores."""
    bounds = Bounds(alpha)
    for score in scores:
        bounds.add(score)
    return bounds.interval
