"""`python watched.py REPORT serve …`: the program in a process of its own, whose event loop is watched into a file."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import uvicorn
from loop_watch import WATCH

from weirwood.cli import main


def watch(report: Path) -> None:
    """Watch the server's loop from its start to its end; what is found is written at once: the process may be killed."""
    startup, shutdown = uvicorn.Server.startup, uvicorn.Server.shutdown

    def note(found: str) -> None:
        with report.open("a") as file:
            file.write(f"{found}\n")

    async def starting(self: uvicorn.Server, sockets: Any = None) -> None:
        await startup(self, sockets)
        WATCH.loops.add(asyncio.get_running_loop())

    async def stopping(self: uvicorn.Server, sockets: Any = None) -> None:
        WATCH.loops.clear()
        await shutdown(self, sockets)

    WATCH.report = note
    WATCH.install()
    uvicorn.Server.startup, uvicorn.Server.shutdown = starting, stopping  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
