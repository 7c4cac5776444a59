"""Plays one game of a run, and notes what is wanted of it afterwards."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import __version__, bots
from ..kernel import Record
from .setting import Job, Setting, Side, arrangements, begin
from .watching import Hands, Watch


class Line(msgspec.Struct, omit_defaults=True):
    """A game as one line of a run's file."""

    job: Job
    seed: str
    version: str
    sides: tuple[str, ...]
    """The names of the sides by seat."""
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    """Seats."""
    rule: str
    """The clause by which it ended."""
    first: int
    """Who was the first player in the first round; -1 if the game has none."""
    rounds: int
    config: dict[str, Any]
    choices: list[tuple[int, str]]
    curve: list[tuple[int, ...]] = []
    """Each round's scores by seat, at its end."""
    cards: list[Hands] = []
    """What became of the cards of each seat, where the game has cards."""

    @property
    def score(self) -> float:
        """The first side's: 1 for a victory, 0 for none, a share of it where several have won, a half if nobody has."""
        held = arrangements(len(self.sides))[self.job.game]
        return sum(held[seat] == 0 for seat in self.winners) / len(self.winners) if self.winners else 0.5

    def record(self, game: str) -> Record:
        """The game as a record, to look at and to play on."""
        return Record(game, self.config, self.seed, self.choices, note=" against ".join(self.sides))


def play(setting: Setting, job: Job) -> Line:
    """Play one game to its end."""
    game, sides = begin(setting, job)
    players = [player(side, f"{side.bot} {seat} {game.seed}", setting.effort) for seat, side in enumerate(sides)]
    watch = Watch.of(game)
    curve: list[tuple[int, ...]] = []
    round, scores = game.rules.people.standing(game.state)
    while game.waiting:
        decision = game.waiting[0]
        game.choose(players[decision.seat].choose(game.observe(decision.seat)), decision.seat)
        watch.look(game)
        before = round, scores
        round, scores = game.rules.people.standing(game.state)
        if round != before[0] and before[0]:
            curve.append(before[1])
    curve.append(scores)
    assert game.outcome is not None
    return Line(
        job, game.seed, __version__, tuple(side.name for side in sides), tuple(side.bot for side in sides),
        tuple(game.outcome.winners), game.outcome.rule, watch.first, round, game.config, list(game.choices), curve,
        watch.cards(),
    )  # fmt: skip


def player(side: Side, seed: str, effort: int | None) -> bots.Bot:
    """A computer player that no clock stops, so that the same seed gives the same game on any machine."""
    found = bots.make(side.bot, seed, effort)
    if isinstance(found, bots.Squire):
        found.SECONDS = 3600.0
    return found
