"""The slowest parts are said at the end of `make test`."""

from __future__ import annotations

import pytest

import parts


def report(test: str, when: str, seconds: float) -> pytest.TestReport:
    return pytest.TestReport(test, ("", 0, ""), {}, "passed", None, when, duration=seconds)  # type: ignore[arg-type]


def test_what_belongs_together_is_counted_together() -> None:
    reports = [
        report("tests/server/test_a.py::test_b", "setup", 2),
        report("tests/server/test_a.py::test_b", "call", 1),
        report("tests/server/test_c.py::test_d", "call", 0.5),
        report("tests/e2e/test_games_in_the_browser.py::test_e@browser: games", "call", 9),
        report("tests/test_scenarios.py::test_scenario[plain-cards/stark:Ice]", "call", 4),
        report("tests/test_scenarios.py::test_scenario[reloaded-cards/stark:Ice]", "call", 5),
        report("tests/test_readme.py::test_f", "call", 0.1),
    ]
    assert parts.slowest(reports, 4) == [
        "     9.0 s  games in the browser (1)",
        "     5.0 s  scenarios, reloaded (1)",
        "     4.0 s  scenarios (1)",
        "     3.5 s  server (2)",
    ]
