"""Fixtures that every test may use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import toy
from weirwood.kernel import rulebook as registry
from weirwood.kernel.rulebook import _known, register


@pytest.fixture
def whispers() -> Iterator[toy.Whispers]:
    """The toy game, registered while the test runs."""
    register(toy.GAME)
    assert registry("whispers") is toy.GAME
    yield toy.GAME
    del _known["whispers"]
