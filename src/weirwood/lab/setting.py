"""What a run plays: sides that meet, the games of each of their sets, and the seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from ..errors import UserError
from ..kernel import Chance, Game, rulebook, seed_text

MOST_ARRANGED = 6
"""Arrangements of two sides around a table that a set has at most."""


class Side(msgspec.Struct, frozen=True):
    """What is set against others: a deck and the computer player that plays it."""

    name: str
    bot: str
    deck: Any = None
    """As plain data, or the name of what a seat may play; None: that belongs to the seats, and only the players are compared."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """A run: everything that its games depend on, as plain data."""

    game: str
    version: str
    """Of the program that plays it: another one might play other games."""
    sides: tuple[Side, ...]
    meetings: tuple[tuple[int, int], ...]
    """Which sides meet."""
    seats: int = 2
    decks: tuple[Any, ...] = ()
    """What the seats play where the sides have no decks of their own; otherwise each set's seed picks it."""
    options: dict[str, Any] = {}
    effort: int | None = None
    """Decisions that a player thinks through for one choice; None: as many as is its own."""
    seed: str = "1"
    most: int = 400
    """Games of a meeting at most."""
    sprt: tuple[float, float] | None = None
    """A meeting is over as soon as the first side's share is known to be above the one or below the other."""
    half_width: float | None = None
    """A meeting is over as soon as the share is known so well."""

    @property
    def arrangements(self) -> list[tuple[int, ...]]:
        """How the two sides of a meeting sit in the games of a set, so that every place comes to both alike."""
        return arrangements(self.seats)

    @property
    def sets(self) -> int:
        """Sets of a meeting at most."""
        return max(1, -(-self.most // len(self.arrangements)))


class Job(msgspec.Struct, frozen=True):
    """One game of a run: which meeting, which of its sets, which game of that set."""

    meeting: int
    set: int
    game: int


def arrangements(seats: int) -> list[tuple[int, ...]]:
    """Who sits where (0: the first side, 1: the other), in all games of a set."""
    counts = {seats // 2, seats - seats // 2}
    found = [
        tuple(int(seat not in first) for seat in range(seats))
        for count in sorted(counts)
        for first in combinations(range(seats), count)
    ]
    if len(found) <= MOST_ARRANGED:
        return found
    return [tuple((seat + first) % 2 for seat in range(seats)) for first in range(2)]


def jobs(setting: Setting, meeting: int, number: int) -> Iterator[Job]:
    """The games of a set."""
    for game in range(len(setting.arrangements)):
        yield Job(meeting, number, game)


def seed_of(setting: Setting, job: Job) -> str:
    """The seed of a game: the same for all games of a set, and for the same set of every meeting."""
    return seed_text(f"lab {setting.seed} {job.set}")


def begin(setting: Setting, job: Job) -> tuple[Game, list[Side]]:
    """A game at its beginning, and the side of each seat."""
    meeting = [setting.sides[side] for side in setting.meetings[job.meeting]]
    sides = [meeting[each] for each in setting.arrangements[job.game]]
    seed = seed_of(setting, job)
    rules = rulebook(setting.game).of(setting.options)
    seats: list[Any] = [side.deck for side in sides]
    if any(deck is None for deck in seats):
        seats = list(setting.decks) or [str(setting.seats)]
    config = rules.configure(seats, own_options(setting.options), Chance(seed))
    return Game(rules, config, seed), sides


def own_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options without what the rulebook of a table with its own cards adds by itself."""
    return {name: value for name, value in options.items() if name != "cards"}


def every_pair(sides: Sequence[object]) -> tuple[tuple[int, int], ...]:
    """Each side against each other."""
    return tuple(combinations(range(len(sides)), 2))


def against_field(field: int) -> tuple[tuple[int, int], ...]:
    """The first side against each of so many others."""
    return tuple((0, other) for other in range(1, field + 1))


def checked(setting: Setting) -> Setting:
    """The setting, if its first game can begin; a UserError says what is wrong."""
    if len({side.name for side in setting.sides}) < len(setting.sides):
        raise UserError("Two of the sides have the same name: give each deck a file or a name of its own.")
    for meeting in range(len(setting.meetings)):
        begin(setting, Job(meeting, 0, 0))
    return setting
