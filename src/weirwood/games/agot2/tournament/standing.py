"""Standings: the points of players, and how strong those were whom they met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from ....kernel.chance import Chance
from .ending import Result


class Played(NamedTuple):
    """What somebody had from a round, and against whom ('' for a bye)."""

    result: Result
    opponent: str = ""


Record = Mapping[str, Sequence[Played]]
"""The rounds of every player so far."""


def points(record: Record, player: str) -> int:
    """A win brings 5 points and so does a bye, a modified win 4, a loss none (rr3.tournament.10)."""
    return sum(each.result.points for each in record[player])


def strength(record: Record, player: str) -> Fraction:
    """Of each opponent the points by the rounds they have played, on the average (rr3.tournament.11)."""
    met = [each.opponent for each in record[player] if each.opponent in record]
    return _average([Fraction(points(record, other), len(record[other])) for other in met])


def extended(record: Record, player: str) -> Fraction:
    """The average of the opponents' own strengths of schedule."""
    return _average([strength(record, each.opponent) for each in record[player] if each.opponent in record])


def _average(found: list[Fraction]) -> Fraction:
    return sum(found, Fraction(0)) / len(found) if found else Fraction(0)


def ranking(record: Record, chance: Chance) -> list[str]:
    """The players, best first: by points, strength of schedule, the extended one, and then at random."""
    order = sorted(record)
    chance.shuffle(order)
    return sorted(
        order,
        key=lambda player: (points(record, player), strength(record, player), extended(record, player)),
        reverse=True,
    )
