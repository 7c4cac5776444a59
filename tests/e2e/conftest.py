"""A server and a Chromium for each group of browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stage import Stage


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = Stage(tmp_path_factory.mktemp("e2e"))
    yield made
    made.stop()
