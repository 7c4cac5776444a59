"""The yardstick: the squire as it was when measuring began, so that later players are all measured by the same one.

It is for benches and offered to nobody. Effort, horizon, evaluation and, for the card games, the policy are copies that
stay as they are when the squire's change. The board game's policy and shortlist alone are the game's own.
"""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from time import monotonic

from weirwood.bots.yardstick.manner import Manner
from weirwood.errors import UserError
from weirwood.kernel import Chance, Game, InternalError, Observation, Option, seed_text

__all__ = ["Yardstick", "manner"]

GAMES = ("agot1", "agot2", "fief", "hbo")


def manner(game: str) -> Manner:
    """How the yardstick thinks about a game."""
    if game not in GAMES:
        raise UserError(f"The yardstick doesn't know the game {game!r}; it plays {', '.join(GAMES)}.")
    found = import_module(f"{__name__}.{game}").MANNER
    assert isinstance(found, Manner)
    return found


class Yardstick:
    """Tries each option of a shortlist on sampled games, plays each on cheaply, and takes the one that leads furthest.

    Half of the options are dropped after each round of trials.
    """

    EFFORT = 1600
    """Decisions thought through for one choice in a game for two; at a larger table, less for each of the seats."""
    LENGTH: int | None = None
    """Decisions that a trial goes on for at most; None: as many as suit the game."""
    SECONDS = 0.5
    """The same in seconds, on a machine that is too slow."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = Chance(seed_text(seed))
        self.errors: list[InternalError] = []

    def choose(self, observation: Observation) -> Option:
        decision = observation.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        sample, trial_seed = self._deal(observation)
        own = manner(sample.rules.id)
        left = list(own.shortlist(sample.state, decision, Chance(trial_seed)))
        first = left[0]
        sums = dict.fromkeys((option.label for option in left), 0.0)
        trials = dict.fromkeys(sums, 0)
        share = 2 / max(2, observation.seats)
        effort = int(self.EFFORT * share / own.cost)
        deadline = monotonic() + self.SECONDS * share
        rounds = max(1, (len(left) - 1).bit_length())
        fresh = True

        def standing(option: Option) -> float:
            made = max(1, trials[option.label])
            return sums[option.label] / made + (own.head_start / sqrt(made) if option is first else 0.0)

        thought = 0
        while len(left) > 1 and thought < effort:
            spent = 0
            while spent < effort // rounds and monotonic() < deadline:
                if not fresh:
                    sample, trial_seed = self._deal(observation)
                fresh = False
                for option in left:
                    value, length = self._try(own, sample, observation.seat, option, Chance(trial_seed))
                    spent += length
                    if value is not None:
                        sums[option.label] += value
                        trials[option.label] += 1
                    if monotonic() > deadline:
                        break
            thought += max(1, spent)
            left.sort(key=standing, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def _deal(self, observation: Observation) -> tuple[Game, str]:
        """A game to think with, and a seed for what is played in it."""
        sample = observation.sample(self.chance)
        return sample, f"{self.chance.below(1 << 60):080x}"

    def _try(self, own: Manner, sample: Game, seat: int, option: Option, chance: Chance) -> tuple[float | None, int]:
        """How the seat stands after an option, and how many decisions were thought through for it."""
        game = sample.copy()
        under_way = own.horizon(game.state)
        most = self.LENGTH or own.length
        length = 1
        try:
            game.choose(option.label, seat)
            while game.waiting and length < most and lasts(under_way, own.horizon(game.state)):
                decision = game.waiting[0]
                game.choose(own.default_choice(game.state, decision, chance), decision.seat)
                length += 1
            return own.evaluate(game.state, seat), length
        except InternalError as error:
            self.errors.append(error)
            return None, length


def lasts(under_way: object, now: object) -> bool:
    """Whether what was under way still is: itself, or something within it."""
    if isinstance(under_way, tuple) and isinstance(now, tuple):
        return now[: len(under_way)] == under_way
    return now == under_way
