"""Options that differ in a number only: one line for all of them instead of a line for each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from weirwood.kernel import Option

MANY = 9
"""So many get a line each; more in a row share one."""
NUMBER = re.compile(r"(?<![\w#])\d+(?!\w)")


def rows(options: list[Option]) -> Iterator[tuple[int, int, str]]:
    """The lines that list these options: the numbers of the first and the last on it, and its words."""
    numbered = enumerate((option.label for option in options), 1)
    for _, group in groupby(numbered, key=lambda each: NUMBER.sub("…", each[1], count=1)):
        run = list(group)
        if len(run) <= MANY:
            yield from ((number, number, label) for number, label in run)
        else:
            (first, low), (last, high) = run[0], run[-1]
            most = NUMBER.search(high)
            assert most is not None  # labels are unique: these differ in the number
            yield first, last, NUMBER.sub(lambda least: f"{least[0]} to {most[0]}", low, count=1)
