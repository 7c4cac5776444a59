"""A finished game as a start and steps, for a page that goes through it forwards and backwards by itself."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Game, rulebook
from weirwood.server.showing import seen
from weirwood.server.showing.patch import patch


def steps(
    game: str, config: dict[str, Any], seed: str, choices: list[tuple[int, str]], seat: int | None, open: bool
) -> dict[str, Any]:
    """The view at the start, and for each choice who chose what and how the view and the log went on."""
    play = Game(rulebook(game), config, seed)
    view = _view(play, seat, open)
    read = len(play.state.log)
    found: dict[str, Any] = {"view": view, "log": _lines(play, seat, open, 0), "steps": []}
    for chooser, label in choices:
        asked = play.decision(chooser)
        told = open or chooser == seat
        option = asked.option(label) if asked is not None and told else None
        said = play.rules.people.say(play.state, chooser, option) if option is not None else None
        play.choose(label, chooser)
        after = _view(play, seat, open)
        step = {
            "seat": chooser,
            "label": label if told else None,
            "say": said,
            "rule": asked.rule if asked else "",
            "prompt": asked.prompt if asked and told else "",
            "patch": patch(view, after),
            "log": _lines(play, seat, open, read),
        }
        found["steps"].append(step)
        view, read = after, len(play.state.log)
    return found


def _view(game: Game, seat: int | None, open: bool) -> dict[str, Any]:
    return seen.plain_view(game.rules.people.open_view(game.state)) if open else seen.view(game, seat)


def _lines(game: Game, seat: int | None, open: bool, since: int) -> list[dict[str, Any]]:
    return seen.open_lines(game, since) if open else seen.lines(game, seat, since)
