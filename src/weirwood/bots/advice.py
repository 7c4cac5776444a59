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

ALIKE = 0.05
"""Chances that are as near to each other as this are about the same."""


class Advice(NamedTuple):
    """An option, the chance of winning with it and how far that may be off, and a reason."""

    option: Option
    chance: float
    error: float
    reason: str
    trials: int
    """On how many dealt games it was tried; the chance says nothing after none."""


def advise(observation: Observation, seed: int | str | None = None, effort: int | None = None) -> list[Advice]:
    """The best three options of what a seat is asked, the best first, from what that seat may know and no more.

    The reason is what the trials came to on average, compared with the next option (for the best) or with the best.
    """
    hand = Hand(seed)
    hand.EFFORT = hand.EFFORT if effort is None else effort
    hand.WATCHES = True
    thoughts = hand.think(observation, least=SHOWN)
    found = sorted(thoughts, key=lambda each: (each.trials > 0, each.mean), reverse=True)[:SHOWN]
    told = []
    for number, each in enumerate(found):
        other = found[0] if number else found[min(1, len(found) - 1)]
        why = reason(each, other, observation.say(other.option))
        told.append(Advice(each.option, each.mean, each.error, why, each.trials))
    return told


def reason(one: Thought, other: Thought, name: str) -> str:
    """How one option's trials ended, compared with another's, which has a name: the two largest differences."""
    if one is other or not one.facts or not other.facts:
        return ""
    differences = {fact: one.facts[fact] - other.facts[fact] for fact in one.facts}
    largest = sorted(differences, key=lambda fact: -abs(differences[fact]))[:2]
    told = [_told(differences[fact], fact) for fact in largest if abs(differences[fact]) >= WORTH_TELLING]
    if told:
        return f"{' and '.join(told)} than “{name}”"
    return f"about the same as “{name}”" if abs(one.mean - other.mean) <= ALIKE else ""


def _told(difference: float, name: str) -> str:
    return f"{abs(difference):.1f} {'more' if difference > 0 else 'fewer' if 'power' not in name else 'less'} {name}"
