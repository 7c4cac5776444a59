"""A server in a thread of the tests' own process, over real sockets."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import uvicorn
from browser import Browser
from loop_watch import WATCH

from turning import TurnedLoop
from weirwood.server.web.app import Application
from weirwood.server.web.run import bound, configuration


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, database: str, rate: tuple[float, float] = (100_000, 100_000), **more: Any) -> None:
        self.application = Application(database, rate=rate, **more)
        listening = bound("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = configuration(self.application)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.loop = TurnedLoop()
        serving = self.server.serve(sockets=[listening])

        def run() -> None:
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                runner.run(serving)

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        while not self.server.started and self.thread.is_alive():  # until its tables are open
            self.thread.join(0.01)
        WATCH.loops.add(self.loop)

    def turn(self, seconds: float) -> None:
        """So much time passes at all tables at once."""
        self.loop.turn(seconds)

    def browser(self, name: str = "") -> Browser:
        return Browser(self.base, name)

    def stop(self) -> None:
        WATCH.loops.discard(self.loop)
        self.server.should_exit = True
        self.thread.join(10)


def table_for_two(ann: Browser, bob: Browser, game: str = "whispers", **more: object) -> str:
    """A table at which Ann and Bob sit, and are told at once of everything."""
    made = ann.post("/api/tables", game=game, seats=[{"who": "me"}, {"who": "friend"}], **{"hush": False, **more})
    bob.post("/api" + made["invites"][0]["link"])
    return str(made["table"])
