"""Several choices as one answer: a card with what makes it cheaper. Each is made by itself, unless somebody comes in between.

Some such answers are offered whole. Otherwise what makes a card cheaper waits, as a draft, until the card is chosen.
"""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Decision, Game, Option
from weirwood.kernel.parts.for_people import Together


def offered(game: Game, decision: Decision) -> list[Together]:
    """Such answers to a decision."""
    return game.rules.people.together(game.state, decision)


def waits(game: Game, seat: int, label: str) -> bool:
    """Whether a choice waits for the one that it is for."""
    decision = game.decision(seat)
    option = decision.option(label) if decision is not None else None
    if decision is None or option is None:
        return False
    return game.rules.people.waits(game.state, decision, option)


def passed(game: Game, seat: int) -> None:
    """Nobody else does anything until the seat is asked again; the game is changed."""
    while game.decision(seat) is None and game.waiting:
        declining = game.waiting[0].declining
        if declining is None:
            return
        game.choose(declining, game.waiting[0].seat)


def alone(game: Game, seat: int, chosen: list[Option]) -> str:
    """What it is called to do nothing but what waits, for now."""
    said = [game.rules.people.say(game.state, seat, option) for option in chosen]
    return f"{said[0]} alone" if len(said) == 1 else f"Only these {len(said)}"


def shown(game: Game, decision: Decision, each: Together) -> dict[str, Any]:
    """One of them as a seat is shown it: in the words of what the rest is chosen for."""
    people, state, last, seat = game.rules.people, game.state, each.options[-1], decision.seat
    about = [people.about(state, seat, option) for option in each.options]
    names = [found[0]["name"] for found in about[:-1] if found]
    found = {
        "label": f"{last.label} with {' and '.join(names)}",
        "say": people.say(state, seat, last),
        "verb": last.verb,
        "about": about[-1],
        "hint": each.hint,
        "run": [option.label for option in each.options],
    }
    return found | {"waits": True} if people.waits(state, decision, last) else found
