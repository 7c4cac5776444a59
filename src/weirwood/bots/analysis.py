"""Analysis: a finished game gone through from each seat's own knowledge, with the choices that cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from weirwood.bots.maester import Maester
from weirwood.kernel import Game
from weirwood.kernel.game import FED

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
        found = judge(played, number, seat, label, player)
        if found is not None:
            yield found
        go_on(played, seat, label)


def go_on(played: Game, seat: int, label: str) -> None:
    """Make the next choice of a record, or feed what chance gave."""
    if seat < 0:
        played.feed(label.removeprefix(FED))
    else:
        played.choose(label, seat)


def judge(played: Game, number: int, seat: int, label: str, player: Maester) -> Judged | None:
    """What a choice cost that is about to be made, from its seat's own knowledge; None if there was nothing to choose."""
    decision = played.decision(seat) if seat >= 0 else None
    option = decision.option(label) if decision is not None else None
    if decision is None or option is None or len(decision.options) < 2:
        return None
    thoughts = player.think(played.observe(seat).sealed(), also=option.label)
    made = next(each for each in thoughts if each.option.label == option.label)
    if not made.trials:
        return None
    best = max((each for each in thoughts if each.trials), key=lambda each: each.mean)
    error = sqrt(made.error**2 + best.error**2) if best is not made else 0.0
    return Judged(number, seat, option.label, best.option.label, best.mean, best.mean - made.mean, error)


def luck(judged: Sequence[Judged]) -> list[float]:
    """What came to one seat between each of its choices and the next, by chance and by others, and not by its own choices."""
    return [later.chance - (each.chance - each.cost) for each, later in pairwise(judged)]
