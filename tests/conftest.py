"""Fixtures that every test may use."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import toy
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
