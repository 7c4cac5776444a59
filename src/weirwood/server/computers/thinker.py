"""A process of its own for long thoughts: computer players choose here, and finished games are played again.

Reads one request a line on standard input, and writes one answer a line; it ends when its input does.
"""

from __future__ import annotations

import os
import runpy
import sys
from typing import Any

import msgspec

from weirwood import bots
from weirwood.kernel import Game, rulebook
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.server.showing.ending import ending
from weirwood.server.showing.replay import steps


class Request(msgspec.Struct):
    """Choose for a seat, or (without a bot) play a whole game again: as a seat saw it, or to tell how it went."""

    table: str
    game: str
    config: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]]
    seat: int | None = None
    bot: str = ""
    open: bool = False
    ending: bool = False
    effort: float = 1.0
    """The part of its usual effort that a computer may make."""


KEPT = 40
"""Games that are kept: the next thought about one begins where the last one was."""
_games: dict[str, Game] = {}


def game_of(request: Request) -> Game:
    """The game after the request's choices, from the one that was thought about last if it leads there."""
    game = _games.pop(request.table, None)
    if game is None or game.seed != request.seed:
        game = Game(rulebook(request.game), request.config, request.seed, checkpoints=Checkpoints())
    choices = request.choices
    common = 0
    for one, other in zip(game.choices, choices, strict=False):
        if one != other:
            break
        common += 1
    if common < len(game.choices):
        game.take_back(common)
    for seat, label in choices[common:]:
        game.choose(label, seat)
    _games[request.table] = game
    if len(_games) > KEPT:
        del _games[next(iter(_games))]
    return game


def answer(request: Request) -> dict[str, Any]:
    """What the request asks for."""
    if request.bot:
        game = game_of(request)
        assert request.seat is not None
        bot = bots.make(request.bot)
        if isinstance(bot, bots.Squire | bots.Knight):  # with little effort it does what it would do unthinking
            bot.EFFORT = int(bot.EFFORT * request.effort)
        if isinstance(bot, bots.Squire):
            bot.SECONDS *= request.effort
        option = bot.choose(game.observe(request.seat).sealed())
        return {"label": option.label}
    if request.ending:
        return ending(request.game, request.config, request.seed, request.choices)
    return steps(request.game, request.config, request.seed, request.choices, request.seat, request.open)


def main() -> None:
    """Answer until the input ends; the arguments are Python files that register cards."""
    for path in sys.argv[1:]:
        runpy.run_path(path)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing else may write between the answers
    try:
        os.nice(5)  # whoever waits for a click goes first
    except OSError:
        pass
    for row in sys.stdin.buffer:
        try:
            found = answer(msgspec.json.decode(row, type=Request))
        except Exception as error:
            found = {"error": repr(error)}
        answers.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
