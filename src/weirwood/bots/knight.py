"""The knight: plays whole challenges and battles to their end by the game's policy, on games dealt from what its seat knows."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from weirwood.bots.squire import lasts
from weirwood.kernel import Chance, Game, Observation, Option, seed_text

DOUBT = 0.03
"""What few trials that happen to agree are doubted by: as if they had been apart by so much (squared) all the same."""


class Thought(NamedTuple):
    """What came of thinking about an option: how many trials, their mean, and how far that may be off."""

    option: Option
    trials: int
    mean: float
    error: float
    facts: dict[str, float]
    """What the trials came to on average, where somebody wants to know."""


class Knight:
    """Tries the policy's best options on sampled games and takes the one that leads furthest.

    All options are tried on the same games, and half of them are dropped after each round of trials. The effort is
    counted in decisions that are played through: no clock has a say, so that the same seed plays the same game.
    """

    EFFORT: int = 400
    """Decisions played through for one choice."""
    FAR: bool = False
    """Whether it looks to the end of the round."""
    FITTED: bool = False
    """Whether it judges by the evaluation that was fitted to games between computers."""
    LONGEST: int = 200
    """Decisions that a trial goes on for at most."""
    TEMPER: str = ""
    """What it cares for beside winning; '' for nothing."""
    WATCHES: bool = False
    """Whether it remembers what its trials came to, to say why."""
    HEAD_START: float = 0.02
    """How much better than the policy's choice another one must look after one trial; less after more of them."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = Chance(seed_text(seed))
        self.errors: list[Exception] = []
        self.ends: dict[str, list[dict[str, float]]] = {}

    def choose(self, observation: Observation) -> Option:
        """The option that does best in the games that are dealt to think with."""
        decision = observation.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return self.think(observation)[0].option

    def think(self, observation: Observation, also: str = "", least: int = 1) -> list[Thought]:
        """What it thinks of the options that are worth a thought, the one it would choose first.

        ``also``: and of this one; ``least``: and of as many others as make so many.
        """
        decision = observation.decision
        assert decision is not None
        sample = self._deal(observation)
        asked = sample.decision(observation.seat)
        assert asked is not None
        computers = sample.rules.computers
        left = [option.label for option in computers.candidates(sample.state, asked, Chance(sample.seed))]
        left += [also] if also and also not in left else []
        left += [option.label for option in asked.options if option.label not in left][: max(0, least - len(left))]
        self.ends = {label: [] for label in left}
        seen: dict[str, list[float]] = {label: [] for label in left}
        first, dropped = left[0], list[str]()

        def standing(label: str) -> float:
            made = seen[label]
            if not made:
                return 0.0
            return sum(made) / len(made) + (self.HEAD_START / sqrt(len(made)) if label == first else 0.0)

        rounds = max(1, (len(left) - 1).bit_length())
        share = 2 / max(2, observation.seats)
        most = int(self.EFFORT * share / computers.thinking.cost / rounds)
        fresh = True
        while len(left) > 1 and most:
            spent = 0
            while spent < most:
                if not fresh:
                    sample = self._deal(observation)
                fresh = False
                for label in left:
                    value, length = self._try(sample, observation.seat, label)
                    spent += length
                    if value is not None:
                        seen[label].append(value)
            left.sort(key=standing, reverse=True)
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
        options = {option.label: option for option in decision.options}
        return [_thought(options[label], seen[label], self.ends[label]) for label in left + dropped]

    def _deal(self, observation: Observation) -> Game:
        return observation.sample(self.chance)

    def _try(self, sample: Game, seat: int, label: str) -> tuple[float | None, int]:
        """How the seat stands when what is under way has been played to its end, and how many decisions that took."""
        computers = sample.rules.computers
        state, chance = sample.state.copy(), Chance(sample.seed)
        scene = computers.scene(state, self.FAR)
        length = 1
        try:
            decision = next(d for d in state.asks if d.seat == seat)
            option = decision.option(label)
            assert option is not None
            state.take(decision, option)
            state.run()
            while state.asks and length < self.LONGEST and lasts(scene, computers.scene(state, self.FAR)):
                decision = state.asks[0]
                state.take(decision, computers.policy(state, decision, chance))
                state.run()
                length += 1
            if self.WATCHES:
                self.ends[label].append(computers.facts(state, seat))
            judged = computers.prospect if self.FITTED else computers.evaluate
            cares = computers.tempers.get(self.TEMPER)
            facts = computers.facts(state, seat) if cares else {}
            liked = sum(weight * facts[name] for name, weight in cares.items()) if cares else 0.0
            return judged(state, seat) + liked, length
        except Exception as error:
            self.errors.append(error)
            return None, length


def _thought(option: Option, seen: list[float], ends: list[dict[str, float]]) -> Thought:
    count = len(seen)
    mean = sum(seen) / count if count else 0.0
    spread = (DOUBT + sum((value - mean) ** 2 for value in seen)) / (count - 1) if count > 1 else 0.25
    facts = {name: sum(each[name] for each in ends) / len(ends) for name in ends[0]} if ends else {}
    return Thought(option, count, mean, sqrt(spread / max(1, count)), facts)
