"""Fixtures that every test may use."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import building  # first: it says which weirwood is imported
import parts
import toy
from weirwood.compiled import running
from weirwood.kernel import rulebook as registry
from weirwood.kernel.rulebook import _known, register

sys.path.insert(0, str(Path(__file__).parent))
for _path in sorted((Path(__file__).parent / "testcards").glob("[a-z]*.py")):
    import_module(f"testcards.{_path.stem}")


@pytest.fixture
def whispers() -> Iterator[toy.Whispers]:
    """The toy game, registered while the test runs."""
    register(toy.GAME)
    assert registry("whispers") is toy.GAME
    yield toy.GAME
    del _known["whispers"]


def pytest_configure(config: pytest.Config) -> None:
    """Whoever wants the compiled build tested mustn't believe that it was."""
    if building.COMPILED and running() != "compiled":
        raise pytest.UsageError("There is no compiled build of this source: make fast")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--parts", type=int, default=0, metavar="N", help="say which N parts of the tests took longest")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The slowest parts, in seconds on the clock, several at once where several processes work."""
    most = config.getoption("--parts")
    if most:
        reports = [each for kind in terminalreporter.stats.values() for each in kind]
        terminalreporter.section(f"the {most} slowest parts")
        for line in parts.slowest((each for each in reports if isinstance(each, pytest.TestReport)), most):
            terminalreporter.write_line(line)
