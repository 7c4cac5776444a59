"""Which parts of the tests took longest (`pytest --parts 5`): files and folders, with the seconds of all their tests."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest


def part(test: str) -> str:
    """The part that a test belongs to: a file at the top, a folder, a group of browser tests, scenarios of either kind."""
    file, _, name = test.partition("::")
    _, first, *more = file.split("/")
    if first == "e2e":
        first = more[0]
    words = first.removeprefix("test_").removesuffix(".py").replace("_", " ")
    return f"{words}, reloaded" if name.startswith("test_scenario[reloaded") else words


def slowest(reports: Iterable[pytest.TestReport], most: int) -> list[str]:
    """A line for each of the slowest parts: its seconds, its name and the number of its tests."""
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for report in reports:
        name = part(report.nodeid)
        seconds[name] += report.duration
        tests[name] += report.when == "call"
    names = sorted(seconds, key=lambda name: -seconds[name])[:most]
    return [f"{seconds[name]:8.1f} s  {name} ({tests[name]})" for name in names]
