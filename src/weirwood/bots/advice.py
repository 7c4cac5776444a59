"""Advice: what the Hand would do in a seat's place, how good it thinks that is, and why."""

from __future__ import annotations

from typing import NamedTuple

from weirwood.bots.knight import Thought
from weirwood.bots.maester import Hand
from weirwood.kernel import Observation, Option

SHOWN = 3
"""Options that are told of."""
WORTH_TELLING = 0.25
"""A difference below this isn't worth a word."""


class Advice(NamedTuple):
    """An option, the chance of winning with it and how far that may be off, and a reason."""

    option: Option
    chance: float
    error: float
    reason: str


def advise(observation: Observation, seed: int | str | None = None, effort: int | None = None) -> list[Advice]:
    """The best three options of what a seat is asked, the best first, from what that seat may know and no more.

    The reason is what the trials came to on average, compared with the next option (for the best) or with the best.
    """
    hand = Hand(seed)
    hand.EFFORT = hand.EFFORT if effort is None else effort
    hand.WATCHES = True
    found = sorted(hand.think(observation), key=lambda each: (each.trials > 0, each.mean), reverse=True)[:SHOWN]
    return [
        Advice(each.option, each.mean, each.error, reason(each, found[0] if number else found[min(1, len(found) - 1)]))
        for number, each in enumerate(found)
    ]


def reason(one: Thought, other: Thought) -> str:
    """How one option's trials ended, compared with another's: the two largest differences."""
    if one is other or not one.facts or not other.facts:
        return ""
    differences = {name: one.facts[name] - other.facts[name] for name in one.facts}
    largest = sorted(differences, key=lambda name: -abs(differences[name]))[:2]
    told = [_told(differences[name], name) for name in largest if abs(differences[name]) >= WORTH_TELLING]
    return f"{' and '.join(told)} than {other.option.label!r}" if told else f"about the same as {other.option.label!r}"


def _told(difference: float, name: str) -> str:
    return f"{abs(difference):.1f} {'more' if difference > 0 else 'fewer' if 'power' not in name else 'less'} {name}"
