"""How a finished game went: the score after every choice, each round, and the moments that turned it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from weirwood.kernel import Game, rulebook
from weirwood.server.showing import seen

TURNS = 5
"""Moments that are told of, at most."""
WORTH = 0.03
"""A moment that changes less than that of the winner's prospects (0 to 1) turned nothing."""
APART = 3
"""Choices within which what happens is one moment."""
LINES = 2
"""Lines of the log that tell a moment, at most."""


class Step(NamedTuple):
    """The game after some choices."""

    at: int
    round: int
    scores: tuple[int, ...]
    prospects: tuple[float, ...]
    """For each seat how good the position is, as the computer players judge it."""
    first: int
    """The number of log entries before the choice."""
    last: int


def ending(game: str, config: dict[str, Any], seed: str, choices: list[tuple[int, str]]) -> dict[str, Any]:
    """The course of a game: ``curve`` (each change of a score), ``rounds`` and ``turns``."""
    play = Game(rulebook(game), config, seed)
    steps = [_step(play, 0, 0)]
    for seat, label in choices:
        first = len(play.state.log)
        play.choose(label, seat)
        if play.outcome is None:
            steps.append(_step(play, len(steps), first))
        else:  # how the position is judged says nothing any more
            over = _standing(play)
            steps.append(Step(len(steps), over.round, over.scores, steps[-1].prospects, first, len(play.state.log)))
    swings = _swings(steps, _best(play, steps[-1].scores))
    return {
        "curve": [
            {"at": step.at, "round": step.round, "scores": step.scores}
            for n, step in enumerate(steps)
            if n in (0, len(steps) - 1) or (step.round, step.scores) != (steps[n - 1].round, steps[n - 1].scores)
        ],
        "rounds": _rounds(play, steps, swings),
        "turns": [_turn(play, steps[at], swings[at]) for at in sorted(_turning(swings))],
    }


def _standing(play: Game) -> Any:
    return play.rules.people.standing(play.state)


def _step(play: Game, at: int, first: int) -> Step:
    round, scores = _standing(play)
    seats = range(play.state.seats)
    prospects = tuple(play.rules.computers.evaluate(play.state, seat) for seat in seats)
    return Step(at, round, scores, prospects, first, len(play.state.log))


def _best(play: Game, scores: tuple[int, ...]) -> int:
    """The winner, or whoever was furthest in a game that nobody won."""
    winners = play.outcome.winners if play.outcome is not None else ()
    if winners:
        return next(iter(winners))
    return max(range(play.state.seats), key=lambda seat: scores[seat] if scores else 0)


def _swings(steps: list[Step], seat: int) -> list[float]:
    """How much better or worse each choice made it for a seat; what is set up before the first round turns nothing."""
    rounds = any(step.round for step in steps)
    found = (
        after.prospects[seat] - before.prospects[seat] if before.round or not rounds else 0.0
        for before, after in pairwise(steps)
    )
    return [0.0, *found]


def _turning(swings: list[float]) -> list[int]:
    """The choices that changed most, far enough from each other to be moments of their own."""
    found: list[int] = []
    for at in sorted(range(len(swings)), key=lambda n: -abs(swings[n])):
        if abs(swings[at]) < WORTH or len(found) == TURNS:
            break
        if all(abs(at - other) >= APART for other in found):
            found.append(at)
    return found


def _rounds(play: Game, steps: list[Step], swings: list[float]) -> list[dict[str, Any]]:
    """Each round: where it begins and ends, what it brought everybody, and what changed most in it."""
    found = []
    for number in sorted({step.round for step in steps} - {0}):
        inside = [step for step in steps if step.round == number]
        before = steps[inside[0].at - 1] if inside[0].at else inside[0]
        most = max(inside, key=lambda step: abs(swings[step.at]))
        told = _told(play, most) if abs(swings[most.at]) >= WORTH else []
        last = inside[-1]
        found.append(
            {
                "round": number,
                "from": inside[0].at,
                "to": last.at,
                "scores": last.scores,
                "gained": [now - then for now, then in zip(last.scores, before.scores, strict=True)],
                "line": told[0] if told else None,
            }
        )
    return found


def _turn(play: Game, step: Step, swing: float) -> dict[str, Any]:
    seat, label = play.choices[step.at - 1]
    return {
        "at": step.at,
        "round": step.round,
        "seat": seat,
        "label": label,
        "good": swing > 0,
        "lines": _told(play, step),
    }


def _told(play: Game, step: Step) -> list[dict[str, Any]]:
    """What the log tells of a moment, in its order: best what names a card or a place, then what names a player."""
    found = (seen.line(play, entry, entry.reader) for entry in play.state.log[step.first : step.last])
    lines = [line for line in found if line is not None]
    players = [player["name"] for player in play.rules.people.view(play.state, None).get("players", ())]

    def says(line: dict[str, Any]) -> int:
        return 2 * ("cards" in line) + any(name in line["text"] for name in players)

    wanted = sorted(range(len(lines)), key=lambda n: -says(lines[n]))[:LINES]
    return [lines[n] for n in sorted(wanted) if says(lines[n])]
