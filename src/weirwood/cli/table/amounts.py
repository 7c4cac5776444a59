"""Options that differ in a number only: one line for all of them instead of a line for each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

MANY = 9
"""So many get a line each; more in a row share one."""
NUMBER = re.compile(r"(?<![\w#])\d+(?!\w)")


def rows(says: list[str]) -> Iterator[tuple[int, int, str]]:
    """The lines that list options, given in words: the numbers of the first and the last on it, and its words."""
    numbered = enumerate(says, 1)
    for _, group in groupby(numbered, key=lambda each: NUMBER.sub("…", each[1], count=1)):
        run = list(group)
        if len(run) <= MANY:
            yield from ((number, number, label) for number, label in run)
        else:
            yield run[0][0], run[-1][0], between(run[0][1], run[-1][1])


def between(low: str, high: str) -> str:
    """Two options that differ in a number as one: 'Give 1 to 37 gold'."""
    most = NUMBER.findall(high)[0]
    return NUMBER.sub(lambda least: f"{least[0]} to {most}", low, count=1)
