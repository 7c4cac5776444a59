"""The games for PettingZoo: `env()` asks one agent after another, `parallel_env()` all who decide at the same time.

>>> from weirwood.env.pettingzoo import env
>>> game = env("agot2", seats=["stark", "lannister"])
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     action = None if terminated else game.action_space(agent).sample(observation["action_mask"])
...     game.step(action)
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..kernel import Game, Record, new, rulebook
from .encoding import CARD, OPTION, PLAYER, TABLE, Encoder

LARGE = 2**31 - 1
BOARD = 128
MASK = 64
NO_TALKS = {"offers": 0}
"""A board game of agents that can't talk."""


class Seats:
    """A game, its agents by seat, and what they observe; what both kinds of environment have in common."""

    metadata = {"name": "weirwood_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self, game: str = "agot2", seats: list[Any] | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self.rules = rulebook(game)
        self.board = game if not self.rules.decks.choices() and self.rules.max_seats > 2 else ""
        self.given = seats, {**(NO_TALKS if self.board else {}), **options}
        self.render_mode = render_mode
        self.game: Game = new(game, seats, seed=1, **self.given[1])
        self.encoder = Encoder(self.game, BOARD if self.board else MASK)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.state.seats)]
        self.agents: list[str] = []
        if seats is None:  # the number of seats and their decks are those of the first game
            self.given = _seats(self.game), self.given[1]

    @cached_property
    def shapes(self) -> dict[str, spaces.Space[Any]]:
        """The space of each table of an observation."""
        game = self.game
        found = self.encoder.observe(game, 0)
        return {name: spaces.Box(-LARGE, LARGE, each.shape, np.int32) for name, each in found.items()}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Tables of numbers, and the mask over actions."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The places of the options, and behind them the numbers of titles that can be named."""
        return self._acting[agent]

    @cached_property
    def _observed(self) -> dict[str, spaces.Space[Any]]:
        size = self.encoder.most + self.encoder.titles
        mask = spaces.Box(0, 1, (size,), np.int8)
        return {
            agent: spaces.Dict({"observation": spaces.Dict(self.shapes), "action_mask": mask})
            for agent in self.possible_agents
        }

    @cached_property
    def _acting(self) -> dict[str, spaces.Space[Any]]:
        return {agent: spaces.Discrete(self.encoder.most + self.encoder.titles) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed deals the same one."""
        seats, options = self.given
        self.game = new(self.rules.id, seats, seed=seed, **options)
        self.agents = self.possible_agents[:]

    def observed(self, seat: int) -> dict[str, Any]:
        """What a seat observes."""
        return {
            "observation": self.encoder.observe(self.game, seat),
            "action_mask": self.encoder.mask(self.game.decision(seat)),
        }

    def result(self, seat: int) -> float:
        """1 for who has won, -1 for who hasn't; 0 for all if nobody has, and for those who share a victory."""
        outcome = self.game.outcome
        if outcome is None or not outcome.winners or len(outcome.winners) == self.game.state.seats:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0

    @property
    def record(self) -> Record:
        """The game so far, to be saved and played again."""
        return self.game.record

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(self.rules.people.table(self.game.view(None)))

    def close(self) -> None:
        """Nothing is held open."""


def _seats(game: Game) -> list[Any]:
    """What the seats of a game play, so that another one is played by the same."""
    config = game.config
    for key in ("decks", "houses"):
        if isinstance(config.get(key), list) and all(config[key]):
            return list(config[key])
    return [str(game.state.seats)]


class Weirwood(Seats, AECEnv):  # type: ignore[misc, unused-ignore]
    """One agent after another."""

    def __init__(self, *words: Any, **options: Any) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, *words, **options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        if self.game.waiting:
            self.agent_selection = self.possible_agents[self.game.waiting[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes now."""
        return self.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent's choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        decision = self.game.decision(seat)
        assert decision is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.choose(self.encoder.answer(decision, int(action)), seat)
        if self.game.outcome is not None:
            for number, each in enumerate(self.possible_agents):
                self.rewards[each] = self.result(number)
                self.terminations[each] = True
        self._next()
        self._accumulate_rewards()


class Together(Seats, ParallelEnv):  # type: ignore[misc, unused-ignore]
    """All agents at once: those who aren't asked have one action, 0, which does nothing."""

    def __init__(self, *words: Any, **options: Any) -> None:
        Seats.__init__(self, *words, **options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        self.begin(seed)
        return self._all(), {agent: {} for agent in self.agents}

    def _all(self) -> dict[str, Any]:
        return {agent: self.observed(self.possible_agents.index(agent)) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """The choices of all who are asked."""
        for decision in list(self.game.waiting):
            if self.game.decision(decision.seat) is decision:  # an answer before it may have changed what is asked
                answer = self.encoder.answer(decision, int(actions[self.possible_agents[decision.seat]]))
                self.game.choose(answer, decision.seat)
        over = self.game.outcome is not None
        found: tuple[dict[str, Any], ...] = (
            self._all(),
            {agent: self.result(self.possible_agents.index(agent)) if over else 0.0 for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: {} for agent in self.agents},
        )
        if over:
            self.agents = []
        return found


def env(game: str = "agot2", seats: list[Any] | None = None, **options: Any) -> Weirwood:
    """A game whose agents choose one after another."""
    return Weirwood(game, seats, **options)


def parallel_env(game: str = "agot2", seats: list[Any] | None = None, **options: Any) -> Together:
    """A game whose agents choose together."""
    return Together(game, seats, **options)


__all__ = ["CARD", "OPTION", "PLAYER", "TABLE", "Together", "Weirwood", "env", "parallel_env"]
