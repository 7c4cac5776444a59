"""Runs a setting: sets of games are given out to workers, and written down in one order, until every meeting is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .betting import Bounds, Interval, Trial
from .folder import Folder
from .playing import Line
from .setting import Setting, jobs
from .workers import Workers

AHEAD = 3
"""Sets that are given out for each worker before they are known to be needed."""


class Meeting:
    """Two sides and how they have done so far."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.names = tuple(setting.sides[side].name for side in setting.meetings[number])
        self.bounds = Bounds()
        self.test = Trial(*setting.sprt) if setting.sprt else None
        self.sets = self.games = 0

    def add(self, lines: list[Line]) -> None:
        """The games of one more set."""
        score = sum(line.score for line in lines) / len(lines)
        self.bounds.add(score)
        if self.test is not None:
            self.test.add(score)
        self.sets += 1
        self.games += len(lines)

    @property
    def share(self) -> Interval:
        """The first side's share of victories."""
        return self.bounds.interval

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        wanted = self.setting.half_width
        enough = wanted is not None and self.bounds.scores > 1 and self.share.half_width <= wanted
        return self.sets >= self.setting.sets or enough or bool(self.test is not None and self.test.decided)

    @property
    def verdict(self) -> str:
        """What is known, in a sentence."""
        low, mean, high = (100 * each for each in self.share)
        first, second = self.names
        said = f"{first} wins {mean:.1f} in 100 against {second} ({low:.1f} to {high:.1f}, {self.games} games)"
        if self.test is None or self.setting.sprt is None:
            return said + "."
        least, most = (f"{100 * each:g}" for each in self.setting.sprt)
        found = {
            "above": f"more than {least} in 100, as good as surely",
            "below": f"less than {most} in 100, as good as surely",
            "": f"neither more than {least} nor less than {most} in 100 is sure yet",
        }
        return f"{said}: {found[self.test.decided]}."


class Progress(NamedTuple):
    """How far a run is."""

    meetings: list[Meeting]
    done: int
    """Games played in this run's folder."""
    fresh: int
    """Those of them that were played just now."""


def meetings(setting: Setting, lines: Iterator[Line]) -> tuple[list[Meeting], list[Line]]:
    """The meetings after these games, and the games of a set that isn't whole yet."""
    found = [Meeting(setting, number) for number in range(len(setting.meetings))]
    size = len(setting.arrangements)
    waiting: list[Line] = []
    for line in lines:
        waiting.append(line)
        if len(waiting) == size:
            found[line.job.meeting].add(waiting)
            waiting = []
    return found, waiting


def run(folder: Folder, workers: Workers, tell: Callable[[Progress], None] = lambda progress: None) -> list[Meeting]:
    """Play until every meeting is over; what has been played is kept, set by set."""
    setting = folder.setting()
    found, begun = meetings(setting, folder.lines())
    order = _Order(found, setting.sets)
    done = sum(each.games for each in found)
    fresh = 0
    for place in order:  # what the file has already
        if not _passed(found, place):
            order.back(place)
            break
    tell(Progress(found, done, fresh))
    given: dict[tuple[int, int], list[object]] = {}
    ahead = _Order(found, setting.sets)
    ahead.go_to(order)
    for place in order:
        unneeded = [key for key in given if found[key[0]].over]
        workers.forget([ticket for key in unneeded for ticket in given.pop(key)])
        while len(given) < AHEAD * workers.number and (coming := ahead.next()) is not None:
            meeting, number = coming
            rest = list(jobs(setting, meeting, number))[len(begun) if coming == place else 0 :]
            given[coming] = [workers.give(setting, job) for job in rest]
        lines = begun
        for ticket in given.pop(place):
            line = workers.take(ticket)
            folder.keep([line])
            lines.append(line)
            done, fresh = done + 1, fresh + 1
            if len(lines) < len(setting.arrangements):
                tell(Progress(found, done, fresh))
        found[place[0]].add(lines)
        begun = []
        tell(Progress(found, done, fresh))
    workers.forget([ticket for tickets in given.values() for ticket in tickets])
    return found


def _passed(found: list[Meeting], place: tuple[int, int]) -> bool:
    meeting, number = place
    return found[meeting].sets > number


class _Order:
    """The order of the sets in the file: the first set of every meeting, then the second of every one that isn't over, and so on."""

    def __init__(self, found: list[Meeting], most: int) -> None:
        self.found, self.most = found, most
        self.meeting, self.number = 0, 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while (place := self.next()) is not None:
            yield place

    def next(self) -> tuple[int, int] | None:
        """The next set that is needed, as far as one knows now."""
        while self.number < self.most and not all(each.over for each in self.found):
            place = self.meeting, self.number
            self.meeting += 1
            if self.meeting == len(self.found):
                self.meeting, self.number = 0, self.number + 1
            each = self.found[place[0]]
            if place[1] < each.sets or not each.over:
                return place
        return None

    def back(self, place: tuple[int, int]) -> None:
        """A set that was passed over is needed after all."""
        self.meeting, self.number = place

    def go_to(self, other: _Order) -> None:
        """Be where another one is."""
        self.meeting, self.number = other.meeting, other.number
