"""The games for OpenSpiel: importing this registers `weirwood_agot2`, `weirwood_hbo` and so on.

A game begins with one chance node, whose outcomes are seeds; everything that chance decides later comes from the seed, and no seat can
tell from what it sees. `resample` deals what a seat can't see anew: it is the resampler of OpenSpiel's information set search.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ..kernel import Chance, Game, new, rulebook, seed_text
from .encoding import Encoder
from .pettingzoo import Seats

SEEDS = 1000
"""Outcomes of the chance node at the beginning."""
LONGEST = 50_000
"""Choices that a game has at most."""
GAMES = ("agot2", "agot1", "hbo", "fief")


def kind(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    rules = rulebook(game)
    return pyspiel.GameType(
        short_name=f"weirwood_{game}",
        long_name=rules.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": ""},
    )


class Shared:
    """What all positions of a game have in common. OpenSpiel may drop the Python half of a game, so it isn't kept there."""

    def __init__(self, game: str, seats: list[str] | None) -> None:
        self.id = game
        self.table = Seats(game, seats)
        self.encoder: Encoder = self.table.encoder
        self.players = len(self.table.possible_agents)

    def begun(self, seed: int) -> Game:
        """A game with one of the seeds."""
        seats, options = self.table.given
        return new(self.id, seats, seed=f"open spiel {seed}", **options)

    def results(self, game: Game) -> list[float]:
        """Each player's result."""
        self.table.game = game
        return [self.table.result(seat) for seat in range(self.players)]


@cache
def shared_by(game: str, seats: str) -> Shared:
    """What the positions of a game with these seats share."""
    return Shared(game, [each.strip() for each in seats.split(",") if each.strip()] or None)


class WeirwoodGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game; the parameter ``seats`` has what each seat plays, with commas between them."""

    game_id = "agot2"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        shared = shared_by(self.game_id, str(given.get("seats", "")))
        size = shared.encoder.most + shared.encoder.titles
        players = shared.players
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(self.game_id), info, given)

    def new_initial_state(self) -> WeirwoodState:
        """The chance node at the beginning."""
        return WeirwoodState(self, shared_by(self.game_id, str(self.get_parameters().get("seats", ""))))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watcher:
        """What players observe."""
        if params:
            raise ValueError("Observations have no parameters.")
        return Watcher(shared_by(self.game_id, str(self.get_parameters().get("seats", ""))))


class WeirwoodState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position, given by the seed and the choices."""

    def __init__(self, game: Any, shared: Shared) -> None:
        super().__init__(game)
        self.of = shared
        self.game: Game | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.game.waiting[0].seat if self.game.waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return [int(action) for action in np.flatnonzero(self.of.encoder.mask(self.game.decision(player)))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self.of.begun(action)
            return
        decision = self.game.waiting[0]
        self.game.choose(self.of.encoder.answer(decision, action), decision.seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.game is None:
            return f"seed {action}"
        decision = self.game.decision(player)
        return str(self.of.encoder.answer(decision, action)) if decision is not None else str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.outcome is not None

    def returns(self) -> list[float]:
        """Each player's result."""
        if self.game is None or self.game.outcome is None:
            return [0.0] * self.of.players
        return self.of.results(self.game)

    def __str__(self) -> str:
        return "not dealt yet" if self.game is None else self.game.position_hash()

    def clone(self) -> WeirwoodState:
        """An independent copy."""
        new: WeirwoodState = super().clone()
        new.game = self.game.copy() if self.game is not None else None
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> WeirwoodState:
        new = WeirwoodState(self.get_game(), self.of)
        new.game = self.game.copy() if self.game is not None else None
        return new


class Watcher:
    """Observations of a player: the tables one after the other, and what happened in sentences."""

    def __init__(self, shared: Shared) -> None:
        self.encoder = shared.encoder
        shapes = shared.table.shapes
        sizes = {name: int(np.prod(each.shape)) for name, each in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        begun = 0
        for name, each in shapes.items():
            self.dict[name] = self.tensor[begun : begun + sizes[name]].reshape(each.shape)
            begun += sizes[name]

    def set_from(self, state: WeirwoodState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor.fill(0)
        if state.game is not None:
            for name, each in self.encoder.observe(state.game, player).items():
                self.dict[name][...] = each

    def string_from(self, state: WeirwoodState, player: int) -> str:
        """All that a player was told, and what it is asked."""
        if state.game is None:
            return "not dealt yet"
        decision = state.game.decision(player)
        own = [label for seat, label in state.game.choices if seat == player]
        asked = [decision.prompt, *(option.label for option in decision.options)] if decision is not None else []
        return "\n".join([f"player {player}", *state.game.log(player), *own, *asked])


def resample(state: WeirwoodState, player: int, seed: int) -> WeirwoodState:
    """The position with everything dealt anew that the player can't see."""
    assert state.game is not None
    found = WeirwoodState(state.get_game(), state.of)
    found.game = state.game.observe(player).sample(Chance(seed_text(seed)))
    return found


def _register(game: str) -> None:
    made = type(f"Weirwood_{game}", (WeirwoodGame,), {"game_id": game})
    pyspiel.register_game(kind(game), made)


for _game in GAMES:
    _register(_game)
