"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from weirwood.kernel import Chance, Observation, Option, seed_text


class RandomBot:
    """Plays at random."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = Chance(seed_text(seed))

    def choose(self, observation: Observation) -> Option:
        """Any of the options, each as likely as the others."""
        decision = observation.decision
        assert decision is not None
        return decision.options[self.chance.below(len(decision.options))]
