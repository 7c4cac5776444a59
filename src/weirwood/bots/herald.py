"""The herald: plays by the game's policy, without looking ahead."""

from __future__ import annotations

from weirwood.kernel import Chance, Observation, Option, seed_text


class Herald:
    """Does what a sensible player does without thinking far. It thinks with one game that is dealt from what its seat knows."""

    EFFORT = 0

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = Chance(seed_text(seed))

    def choose(self, observation: Observation) -> Option:
        """What the policy says."""
        decision = observation.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        sample = observation.sample(self.chance)
        asked = sample.decision(observation.seat)
        assert asked is not None
        found = sample.rules.computers.policy(sample.state, asked, self.chance)
        return next(option for option in decision.options if option.label == found.label)
