"""What is measured: weirwood, and two engines of others as yardsticks, all behind the same four questions."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, Protocol


class Engine(Protocol):
    """A game that can be played at random; made once, which may take its time."""

    name: str
    in_python: bool  # whether its memory can be seen from Python

    def play(self, seed: int) -> int:
        """Play a random game to its end; the number of decisions it took."""

    def middle(self, seed: int) -> Any:
        """The random game of this seed after half of its decisions."""

    def copy(self, game: Any) -> Any:
        """A copy that can be played on."""


class Weirwood:
    """A joust between two Core Set decks, through the public surface only."""

    name = "weirwood agot2"
    in_python = True
    game = "agot2"
    seats: tuple[str, ...] = ("stark", "lannister")

    def __init__(self) -> None:
        self._new: Any = import_module("weirwood").new

    def play(self, seed: int) -> int:
        return self.run(seed)[1]

    def middle(self, seed: int) -> Any:
        return self.run(seed, self.play(seed) // 2)[0]

    def copy(self, game: Any) -> Any:
        return game.copy()

    def sample(self, game: Any, seed: int) -> Any:
        """A game dealt anew from what the seat that is asked knows."""
        chance = import_module("weirwood.kernel.chance")
        return game.observe(game.waiting[0].seat).sample(chance.Chance(chance.seed_text(seed)))

    def run(self, seed: int, most: int | None = None) -> tuple[Any, int]:
        """The random game of this seed after so many decisions, or at its end; and how many there were."""
        rng = random.Random(seed)
        game = self._new(self.game, seats=list(self.seats), seed=seed)
        decisions = 0
        while decisions != most and game.waiting:
            decision = game.waiting[0]
            game.choose(rng.choice(decision.options), seat=decision.seat)
            decisions += 1
        return game, decisions


class WeirwoodBuilt(Weirwood):
    """A joust between two decks built from many sets, with agendas."""

    name = "weirwood agot2 built"
    seats = ("the-old-ways", "secrets-and-schemes")


class WeirwoodMelee(Weirwood):
    """A melee between four Core Set decks."""

    name = "weirwood agot2 melee 4"
    seats = ("stark", "lannister", "baratheon", "greyjoy")


class WeirwoodHbo(Weirwood):
    """The HBO edition with its two fixed decks."""

    name = "weirwood hbo"
    game = "hbo"


class WeirwoodFirst(Weirwood):
    """A joust of the first edition between two decks of the box."""

    name = "weirwood agot1"
    game = "agot1"
    seats = ("core-stark", "core-lannister")


class WeirwoodFief(Weirwood):
    """The board game for four, without options."""

    name = "weirwood fief 4"
    game = "fief"
    seats = ("stark", "lannister", "baratheon", "greyjoy")


class Catanatron:
    """The settlers' game for two, with its own random players."""

    name = "catanatron"
    in_python = True

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self._game, self._player, self._limit = Game, RandomPlayer, TURNS_LIMIT
        self._colors = (Color.RED, Color.BLUE)

    def play(self, seed: int) -> int:
        return self._run(seed, None)[1]

    def middle(self, seed: int) -> Any:
        return self._run(seed, self.play(seed) // 2)[0]

    def copy(self, game: Any) -> Any:
        return game.copy()

    def _run(self, seed: int, most: int | None) -> tuple[Any, int]:
        game = self._game([self._player(color) for color in self._colors], seed=seed)
        decisions = 0
        while decisions != most and game.winning_color() is None and game.state.num_turns < self._limit:
            game.play_tick()
            decisions += 1
        return game, decisions


class GinRummy:
    """OpenSpiel's gin rummy, a C++ engine driven from Python."""

    name = "OpenSpiel gin_rummy"
    in_python = False

    def __init__(self) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game("gin_rummy")

    def play(self, seed: int) -> int:
        return self._run(seed, None)[1]

    def middle(self, seed: int) -> Any:
        return self._run(seed, self.play(seed) // 2)[0]

    def copy(self, game: Any) -> Any:
        return game.clone()

    def _run(self, seed: int, most: int | None) -> tuple[Any, int]:
        rng = random.Random(seed)
        state = self._game.new_initial_state()
        decisions = 0
        while decisions != most and not state.is_terminal():
            if state.is_chance_node():  # always even chances in this game
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return state, decisions


ENGINES: tuple[type[Engine], ...] = (
    Weirwood,
    WeirwoodMelee,
    WeirwoodFirst,
    WeirwoodHbo,
    WeirwoodFief,
    Catanatron,
    GinRummy,
)
YARDSTICK = Catanatron.name
