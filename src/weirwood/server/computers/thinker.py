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
from weirwood.bots.advice import advise
from weirwood.bots.analysis import go_on, judge
from weirwood.kernel import Game, Observation, rulebook
from weirwood.kernel.packing import unpacked
from weirwood.server.showing.ending import ending
from weirwood.server.showing.replay import steps

ANALYSIS = 0.5
"""The part of the maester's effort that judging a choice of a finished game takes."""
LEAST = 0.05
"""Of the usual effort, for a hint while many others wait for one."""


class Request(msgspec.Struct):
    """Think for a seat from what it knows, or play a whole finished game again: as a seat saw it, or to tell how it went."""

    table: str
    observation: bytes = b""
    """What a seat knows, packed (kernel): whoever thinks for it is handed this, and never a game."""
    bot: str = ""
    chance: str = ""
    """The seed of a computer player's own random numbers, from which nothing can be learned of the game's."""
    advice: bool = False
    effort: float = 1.0
    """The part of its usual effort that a computer may make."""
    game: str = ""
    config: dict[str, Any] = {}
    seed: str = ""
    choices: list[tuple[int, str]] = []
    seat: int | None = None
    open: bool = False
    ending: bool = False
    judge: int = -1
    """The number of a choice of a finished game that is to be judged."""


def answer(request: Request) -> dict[str, Any]:
    """What the request asks for."""
    if request.bot:
        return {"label": chosen(request, unpacked(request.observation))}
    if request.advice:
        return {"options": advised(unpacked(request.observation), request.effort)}
    if request.judge >= 0:
        return {"judged": judged(request)}
    if request.ending:
        return ending(request.game, request.config, request.seed, request.choices)
    return steps(request.game, request.config, request.seed, request.choices, request.seat, request.open)


def chosen(request: Request, observation: Observation) -> str:
    """What a computer player chooses; with little effort it does what it would do unthinking."""
    bot = bots.make(request.bot, request.chance or None)
    if isinstance(bot, bots.Squire | bots.Knight):
        bot.EFFORT = int(bot.EFFORT * request.effort)
    if isinstance(bot, bots.Squire):
        bot.SECONDS *= request.effort
    return bot.choose(observation).label


def advised(observation: Observation, effort: float) -> list[dict[str, Any]]:
    """The best options with their chances and reasons."""
    found = advise(observation, effort=int(bots.Hand.EFFORT * max(LEAST, effort)))
    return [
        {
            "label": each.option.label,
            "chance": round(each.chance, 3) if each.trials else None,
            "error": round(each.error, 3) if each.trials else None,
            "reason": each.reason,
        }
        for each in found
    ]


_last: dict[str, Game] = {}
"""The game whose choices are judged one after the other, by its table."""


def judged(request: Request) -> dict[str, Any] | None:
    """What one choice of a finished game cost, from what its seat could know; None if there was nothing to choose."""
    game = _last.pop(request.table, None)
    if game is None or game.seed != request.seed or len(game.choices) > request.judge:
        game = Game(rulebook(request.game), request.config, request.seed)
    _last.clear()
    _last[request.table] = game
    for seat, label in request.choices[len(game.choices) : request.judge]:
        go_on(game, seat, label)
    seat, label = request.choices[request.judge]
    player = bots.Maester(f"{request.table} {request.judge}")
    player.EFFORT = int(player.EFFORT * ANALYSIS)
    found = judge(game, request.judge, seat, label, player)
    if found is None:
        return None
    asked, people = game.decision(seat), game.rules.people
    said = {option.label: people.say(game.state, seat, option) for option in asked.options} if asked is not None else {}
    numbers = {name: round(getattr(found, name), 3) for name in ("chance", "cost", "error")}
    return {"at": found.number, "said": said[found.label], "best": said[found.best], "mark": found.mark, **numbers}


def main() -> None:
    """Answer until the input ends; the arguments are how nice it is to others, and Python files that register cards."""
    nice, *cards = sys.argv[1:]
    for path in cards:
        runpy.run_path(path)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing else may write between the answers
    try:
        os.nice(int(nice))
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
