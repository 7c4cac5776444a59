"""Watches event loops: no callback may use much CPU time of its thread, and none may call what blocks without using any."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import time
import traceback
from typing import Any

LIMIT = 0.1
"""Seconds of its thread's CPU time that a callback may use."""
BLOCKING = {
    "time.sleep",
    "sqlite3.connect",
    "subprocess.Popen",
    "socket.connect",
    "socket.getaddrinfo",
    "os.listdir",
    "os.scandir",
    "open",
    "import",
}
"""What a callback may not do, as Python's audit events call it."""
GRANTED = ("create_subprocess_exec", "_warn", "linecache", "logging", "warnings.py")
"""Where it may: a process for thoughts is started so by asyncio itself; what is written to a log is short."""


class Watch:
    """What the callbacks of all event loops in this process did wrong since the last look."""

    def __init__(self) -> None:
        self.slow: list[str] = []
        self.blocked: list[str] = []
        self.on = False
        self.longest = 0.0
        self.collecting = threading.local()
        self._run = asyncio.events.Handle._run
        gc.callbacks.append(self._collected)
        sys.addaudithook(self._heard)
        watch = self

        def run(handle: asyncio.Handle) -> None:
            if not watch.on:
                return watch._run(handle)
            watch.collecting.time = 0.0
            watch.collecting.inside = True
            begun = time.thread_time()
            try:
                watch._run(handle)
            finally:
                watch.collecting.inside = False
                used = time.thread_time() - begun - watch.collecting.time
                watch.longest = max(watch.longest, used)
                if used > LIMIT:
                    watch.slow.append(f"{used * 1000:.0f} ms: {handle!r}")

        asyncio.events.Handle._run = run  # type: ignore[method-assign]

    def _collected(self, phase: str, _: object) -> None:
        """Looking for what is left over comes when it comes: it isn't the callback's work."""
        if phase == "start":
            self.collecting.begun = time.thread_time()
        else:
            spent = time.thread_time() - getattr(self.collecting, "begun", time.thread_time())
            self.collecting.time = getattr(self.collecting, "time", 0.0) + spent

    def _heard(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.on or event not in BLOCKING or not getattr(self.collecting, "inside", False):
            return
        if event == "import" and args[0] in sys.modules:
            return
        self.collecting.inside = False
        frames = traceback.extract_stack()[:-1]
        self.collecting.inside = True
        if any(word in frame.name or word in frame.filename for frame in frames for word in GRANTED):
            return
        ours = [f"{os.path.basename(each.filename)}:{each.lineno} {each.name}" for each in frames[-12:]]
        self.blocked.append(f"{event} {args[:1]}: {' < '.join(reversed(ours))}")

    def begin(self) -> None:
        self.slow, self.blocked, self.longest, self.on = [], [], 0.0, True

    def end(self) -> list[str]:
        self.on = False
        return self.slow + sorted(set(self.blocked))


WATCH = Watch()
