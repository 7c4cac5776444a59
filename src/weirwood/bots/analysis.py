"""Analysis: a finished game gone through from each seat's own knowledge, with the choices that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from weirwood.bots.maester import Maester
from weirwood.kernel import Game

MARKS = ((0.3, "??"), (0.2, "?"), (0.1, "?!"))
"""What a choice is marked with that costs so much of the chance of winning."""
SURE = 2.0
"""So many standard errors a difference must be to be marked."""


class Judged(NamedTuple):
    """A choice of a record: which it is, what would have been better, and what it cost, with how far that may be off."""

    number: int
    seat: int
    label: str
    best: str
    chance: float
    """Of winning with the best, as the seat could have known it."""
    cost: float
    error: float

    @property
    def mark(self) -> str:
        """How bad it was; '' if nothing can be said against it."""
        if self.cost <= SURE * self.error:
            return ""
        return next((mark for least, mark in MARKS if self.cost >= least), "")


def analyse(game: Game, seed: int | str | None = None, effort: int | None = None) -> Iterator[Judged]:
    """Each choice of a game that was one between several options, from the first on; the same seed judges the same."""
    played = Game(game.rules, game.config, game.seed)
    player = Maester(seed)
    player.EFFORT = player.EFFORT if effort is None else effort
    for number, (seat, label) in enumerate(game.choices):
        decision = played.decision(seat) if seat >= 0 else None
        option = decision.option(label) if decision is not None else None
        if decision is not None and option is not None and len(decision.options) > 1:
            thoughts = player.think(played.observe(seat).sealed(), also=option.label)
            made = next(each for each in thoughts if each.option.label == option.label)
            best = max((each for each in thoughts if each.trials), key=lambda each: each.mean, default=made)
            if made.trials:
                error = sqrt(made.error**2 + best.error**2) if best is not made else 0.0
                cost = best.mean - made.mean
                yield Judged(number, seat, option.label, best.option.label, best.mean, cost, error)
        if seat < 0:
            played.feed(label.removeprefix("chance: "))
        else:
            played.choose(label, seat)
