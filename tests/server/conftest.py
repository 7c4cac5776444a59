"""A server in a thread, over real sockets, with the toy game beside the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import Browser
from databases import databases, running_postgres
from loop_watch import WATCH
from running import Running

import toy
from weirwood.kernel import Game
from weirwood.kernel.rulebook import _known, register


@pytest.fixture(autouse=True)
def with_toy() -> Iterator[None]:
    """The toy game is there in every test of the server."""
    register(toy.GAME)
    yield
    _known.pop("whispers", None)


@pytest.fixture(scope="package", autouse=True)
def watching() -> Iterator[None]:
    """The event loops of all servers are watched."""
    WATCH.install()
    yield
    WATCH.uninstall()


@pytest.fixture(autouse=True)
def nobody_waits(watching: None) -> Iterator[None]:
    """No callback on the event loop of a server takes long, or blocks, in any test."""
    yield
    found = WATCH.taken()
    assert not found, "\n".join(sorted(set(found)))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a file of tests."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers of one's own; by default all with one database."""
    started: list[Running] = []

    def begin(database: str = f"sqlite:///{tmp_path / 'own.db'}", **more: object) -> Running:
        started.append(Running(database, **more))  # type: ignore[arg-type]
        return started[-1]

    yield begin
    for running in started:
        running.stop()


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    browser = server.browser("Ann")
    yield browser
    browser.close()


@pytest.fixture
def bob(server: Running) -> Iterator[Browser]:
    browser = server.browser("Bob")
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    yield from running_postgres()


@pytest.fixture(params=databases())
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind in turn."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres")
        return address
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many choices were played again, each time that a table was loaded."""
    counts: list[int] = []
    choose, replay = Game.choose, Game._replayed

    def chosen(self: Game, *args: Any, **more: Any) -> None:
        choose(self, *args, **more)
        counts.append(1)

    def replayed(self: Game, choices: Any, watch: int | None = None) -> Any:
        kept = self.checkpoints.before(len(choices)) if self.checkpoints is not None else None
        counts.append(len(choices) - (kept[0] if kept is not None else 0))
        return replay(self, choices, watch)

    monkeypatch.setattr(Game, "choose", chosen)
    monkeypatch.setattr(Game, "_replayed", replayed)
    return counts
