"""Hits: how many of them Troops absorb, and in which ways (6.2.2, 2.4.7.6)."""

from __future__ import annotations

from itertools import product

from ..model.board import NONE
from ..model.troops import TROOPS

Pool = list[tuple[int, int, int]]
"""Troops of one side: whose, of which kind, how many."""


def toll(pool: Pool) -> int:
    """The hits that kill all of these Troops (fief.6.2.2.3)."""
    return sum(count * TROOPS[kind].hits for _, kind, count in pool)


def sums(pool: Pool, hits: int) -> int:
    """The numbers of hits that some of these Troops can absorb, as bits, up to the hits taken."""
    found = 1
    for _, kind, count in pool:
        for _ in range(min(count, hits // TROOPS[kind].hits)):
            found |= found << TROOPS[kind].hits
    return found & (2 << hits) - 1


def absorbed(pool: Pool, hits: int) -> int:
    """As many of the hits as the Troops can absorb, each dying only by its full number (fief.6.2.2.4)."""
    return sums(pool, hits).bit_length() - 1


def may_lose(pool: Pool, hits: int, which: int) -> bool:
    """Whether losing one of a group leaves a choice that still absorbs as many hits as possible (fief.6.2.2.5)."""
    cost = TROOPS[pool[which][1]].hits
    rest = less(pool, which)
    target = absorbed(pool, hits)
    return cost <= target and bool(sums(rest, target - cost) >> (target - cost) & 1)


def less(pool: Pool, which: int) -> Pool:
    """The Troops without one of a group."""
    seat, kind, count = pool[which]
    return [*pool[:which], (seat, kind, count - 1), *pool[which + 1 :]]


def forced(pool: Pool, hits: int) -> int:
    """A group of which one must be lost in any case; -1 if there is none."""
    target = absorbed(pool, hits)
    for which, (_, _, count) in enumerate(pool):
        rest = [group for at, group in enumerate(pool) if at != which]
        if count and not sums(rest, target) >> target & 1:
            return which
    return NONE


def ways_to_absorb(army: list[int], hits: int) -> list[tuple[int, ...]]:
    """The ways in which an Army can absorb as many of so many hits as it can, counted by kind."""
    best: list[tuple[int, ...]] = []
    most = -1
    ranges = [range(min(count, hits // TROOPS[kind].hits) + 1) for kind, count in enumerate(army)]
    for lost in product(*ranges):
        taken = sum(count * TROOPS[kind].hits for kind, count in enumerate(lost))
        if taken <= hits and taken >= most:
            best = [*best, lost] if taken == most else [lost]
            most = taken
    return best
