"""The application: all routes, behind the guard."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
import pkgutil
from collections.abc import AsyncIterator, Collection
from importlib import import_module
from pathlib import Path

import anyio
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from weirwood.errors import UserError
from weirwood.guides import guide
from weirwood.kernel import games, rulebook
from weirwood.rules import clauses
from weirwood.server.store.database import Database
from weirwood.server.tables.hub import Hub
from weirwood.server.web import deck_api, lobby_api, pages, record_api, reference_api, situation_api, sockets
from weirwood.server.web.gathering import gather
from weirwood.server.web.security import Guard


async def _warm_up() -> None:
    """Load the games while the first page is being looked at: whoever asks for one waits, and nobody else does."""

    def load() -> None:
        for game in games():
            with contextlib.suppress(UserError, ImportError):
                rules = rulebook(game)
                rules.people.setup_form()
                guide(game)
                for kind in (type(rules), type(rules.people)):
                    _load_play(kind.__module__)
        list(clauses())
        mimetypes.init()
        anyio.open_file  # noqa: B018 (it is imported when it is first named)

    await asyncio.to_thread(load)


def _load_play(module: str) -> None:
    """Load what a game loads only when somebody plays it: what people may ask is asked on the event loop."""
    home = module.split(".play.")[0] if ".play." in module else module.rpartition(".")[0]
    if not home:  # a game in one file of its own
        return
    for room in ("play", "why"):
        with contextlib.suppress(ImportError):
            for found in pkgutil.iter_modules(import_module(f"{home}.{room}").__path__):
                import_module(f"{home}.{room}.{found.name}")


class Application:
    """The server as an ASGI application. It opens the database when it starts (unless it is open), and closes it at its end."""

    def __init__(
        self,
        database: str | Database,
        hosts: Collection[str] = (),
        secure: bool = False,
        rate: tuple[float, float] = (30, 60),
        cards: Collection[str] = (),
        origins: Collection[str] = (),
        alone: bool = False,
        lab: Path | None = None,
    ) -> None:
        """``cards``: Python files that register cards; this process has run them. ``origins``: what people type.

        ``lab``: a folder with runs of the laboratory. ``alone``: this process does nothing else, so that its memory is ours to look after.
        """
        self.alone = alone
        self.origins = origins
        self.cards = cards
        self.database, self.hosts, self.secure, self.rate = database, hosts, secure, rate
        self.hub: Hub | None = None
        self.inner = Starlette(
            routes=[
                *sockets.ROUTES, *lobby_api.ROUTES, *record_api.ROUTES, *reference_api.ROUTES, *situation_api.ROUTES,
                *deck_api.ROUTES, *pages.ROUTES
            ],
            lifespan=self._life,
        )  # fmt: skip
        self.zipped = GZipMiddleware(self.inner, minimum_size=2000, compresslevel=5)
        self.inner.state.lab = lab
        self.guard: ASGIApp | None = None

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        database = self.database if isinstance(self.database, Database) else Database(self.database)
        self.hub = Hub(database, self.rate, self.cards)
        app.state.hub = self.hub
        self.guard = Guard(self.zipped, self.hub, self.hosts, self.secure, self.origins)
        self.hub.loaded = self.hub.start(_warm_up())
        if self.alone:
            self.hub.start(gather(self.hub.loaded))
        try:
            yield
        finally:
            await self.hub.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.guard or self.inner)(scope, receive, send)
