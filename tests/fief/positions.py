"""Positions of the board game as scenarios write them, and choices made from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.games.fief import GAME
from weirwood.games.fief.model.state import Fief
from weirwood.kernel import Game, seed_text


def game_at(start: str, players: Mapping[str, Any], *, seed: int | str = 1, **words: Any) -> Game:
    """The game in a position: the phase it is in, the players, and whatever else a scenario may say."""
    document = {"game": "fief", "start": start, "players": players, **words}
    return Game(GAME, GAME.judge.scenario(document), seed_text(seed))


def state_of(game: Game) -> Fief:
    """The board as it is in a game."""
    assert isinstance(game.state, Fief)
    return game.state


def let(game: Game, seat: int, *labels: str) -> None:
    """A seat makes choices; whoever is asked before passes."""
    for label in labels:
        while (mine := game.decision(seat)) is None or mine.option(label) is None:
            decline(game, label)
        game.choose(label, seat)


def decline(game: Game, awaiting: str) -> None:
    """Whoever is asked first passes, while something else is awaited."""
    decision = game.waiting[0]
    declining = decision.declining
    assert declining is not None, (awaiting, decision)
    game.choose(declining.label, decision.seat)
