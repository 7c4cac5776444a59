"""A server in a thread, over real sockets, with the toy game beside the others."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the server's packages are not installed")
pytest.importorskip("sqlalchemy", reason="the server's packages are not installed")

import toy
import uvicorn
from browser import Browser
from databases import running_postgres

from weirwood.kernel.rulebook import _known, register
from weirwood.server.app import Application
from weirwood.server.run import bound


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, database: str, rate: tuple[float, float] = (100_000, 100_000)) -> None:
        self.application = Application(database, rate=rate)
        listening = bound("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(self.application, log_level="warning", lifespan="on", ws="websockets-sansio")
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)
        self.thread.start()

    def browser(self, name: str = "") -> Browser:
        return Browser(self.base, name)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@pytest.fixture(autouse=True)
def with_toy() -> Iterator[None]:
    """The toy game is there in every test of the server."""
    register(toy.GAME)
    yield
    _known.pop("whispers", None)


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


def table_for_two(ann: Browser, bob: Browser, game: str = "whispers", **more: object) -> str:
    """A table at which Ann and Bob sit."""
    made = ann.post("/api/tables", game=game, seats=[{"who": "me"}, {"who": "friend"}], **more)
    bob.post("/api" + made["invites"][0]["link"])
    return str(made["table"])


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    yield from running_postgres()
