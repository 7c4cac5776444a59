"""One seat for Gymnasium: the others are played by computers; and many such tables stepped together.

>>> from weirwood.env.gymnasium import Seat
>>> table = Seat("hbo", bot="random")
>>> observation, info = table.reset(seed=7)
>>> observation, reward, over, cut, info = table.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .. import bots
from .pettingzoo import Seats


class Seat(gymnasium.Env):  # type: ignore[misc, unused-ignore]
    """A seat at a table whose other seats are played by computers."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "agot2",
        seats: list[Any] | None = None,
        bot: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Seats(game, seats, render_mode, **options)
        self.seat, self.bot = seat, bot
        self.render_mode = render_mode
        agent = self.table.possible_agents[seat]
        self.observation_space = spaces.Dict(self.table.shapes)
        self.action_space = self.table.action_space(agent)
        self.others: dict[int, bots.Bot] = {}
        bots.make(bot)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; the computers' own chance comes from its seed."""
        super().reset(seed=seed)
        self.table.begin(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        text = self.table.game.seed
        self.others = {
            other: bots.make(self.bot, f"{self.bot} {other} {text}")
            for other in range(self.table.game.state.seats)
            if other != self.seat
        }
        self._others()
        return self._observed()

    def _others(self) -> None:
        game = self.table.game
        while game.waiting and game.decision(self.seat) is None:
            other = game.waiting[0].seat
            game.choose(self.others[other].choose(game.observe(other)), other)

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        found = self.table.observed(self.seat)
        return found["observation"], {"action_mask": found["action_mask"]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat's choice, and those of the others up to its next one."""
        game = self.table.game
        decision = game.decision(self.seat)
        if decision is not None:
            game.choose(self.table.encoder.answer(decision, int(action)), self.seat)
            self._others()
        over = game.outcome is not None
        observation, info = self._observed()
        return observation, self.table.result(self.seat) if over else 0.0, over, False, info

    def render(self) -> str | None:
        """The table in words."""
        return self.table.render()


class Many:
    """Tables that are stepped together; one that is over begins anew with the next seed."""

    def __init__(self, make: Callable[[], Seat], number: int, seed: int = 0) -> None:
        self.tables = [make() for _ in range(number)]
        self.next = seed

    def reset(self) -> tuple[list[Any], np.ndarray[Any, Any]]:
        """Begin all; their observations, and their masks one below the other."""
        return self._stacked([self._begun(table) for table in self.tables])

    def _begun(self, table: Seat) -> tuple[Any, dict[str, Any]]:
        self.next += 1
        return table.reset(seed=self.next)

    def _stacked(self, found: Sequence[tuple[Any, dict[str, Any]]]) -> tuple[list[Any], np.ndarray[Any, Any]]:
        return [observation for observation, _ in found], np.stack([info["action_mask"] for _, info in found])

    def step(
        self, actions: Sequence[int]
    ) -> tuple[list[Any], np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """A choice at each table: observations, masks, rewards, and which of the games are over."""
        found, rewards, over = [], [], []
        for table, action in zip(self.tables, actions, strict=True):
            observation, reward, ended, _, info = table.step(action)
            found.append(self._begun(table) if ended else (observation, info))
            rewards.append(reward)
            over.append(ended)
        return *self._stacked(found), np.array(rewards, dtype=np.float32), np.array(over)
