"""Running the server: a port that is free, a browser if one is wanted, and uvicorn."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Collection
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from weirwood.errors import UserError
from weirwood.server.browsers.limits import MESSAGE
from weirwood.server.store.database import Database
from weirwood.server.web.app import Application
from weirwood.server.web.frames import Sliced
from weirwood.server.web.patience import Impatient
from weirwood.server.web.security import LOOPBACK

TRIES = 50
TURN = 0.001
"""Seconds after which a thread lets another one go on: the database's is never kept waiting by the event loop for long."""


def bound(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65536)) if port else (0,):
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY by this
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(1024)
            return found
        except OSError as error:
            found.close()
            if error.errno is not None and not isinstance(error, socket.gaierror) and number + 1 < port + tries:
                if "in use" in str(error).lower() or error.errno in (98, 48, 10048):
                    continue
            raise UserError(f"The server can't listen on {host}, port {number}: {error.strerror or error}.") from None
    raise UserError(f"The ports {port} to {port + tries - 1} are all taken.")


def configuration(application: Application) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        application,
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=Impatient,
        ws=Sliced,
        ws_max_size=4 * MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=True,
    )


def serve(
    database: str,
    host: str,
    port: int,
    open_browser: bool,
    origins: Collection[str] = (),
    cards: Collection[str] = (),
    lab: Path | None = None,
) -> None:
    """Serve until told to stop; ``cards``: Python files that register cards; ``lab``: a folder with runs of the laboratory."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    opened = Database(database)  # whatever is wrong with it is said before anything runs
    listening = bound(host, port)
    number = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host in ("0.0.0.0", "") else host
    address = f"http://{shown}:{number}/"
    names = [urlsplit(origin).netloc or origin for origin in origins]
    local = host in ("127.0.0.1", "::1", "localhost")
    hosts = [*LOOPBACK, *names] if local or names else []
    secure = bool(origins) and all(origin.startswith("https:") for origin in origins)
    config = configuration(Application(opened, hosts, secure, cards=cards, origins=origins, alone=True, lab=lab))
    print(f"Weirwood is at {address} (Ctrl-C ends it).", flush=True)
    if open_browser:
        threading.Timer(0.3, webbrowser.open, (address,)).start()
    sys.setswitchinterval(TURN)
    uvicorn.Server(config).run(sockets=[listening])
