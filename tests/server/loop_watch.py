"""Watches the servers' event loops: no callback may use much CPU time of its thread, and none may call what blocks.

What is counted is the thread's CPU time: on a busy machine a callback takes longer, but uses no more. Not counted are

- collecting garbage, which comes when it comes and isn't the callback's work;
- the time before a server has started and after it was told to stop: nobody waits for an answer then;
- the code of the tests themselves, which runs in other threads.

Some things may block for a moment (``GRANTED``, each with its reason).
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import gc
import os
import queue
import select
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

import sqlalchemy

LIMIT = 0.1
"""Seconds of its thread's CPU time that a callback may use."""
AUDITED = {
    "fcntl.flock", "fcntl.lockf", "import", "open", "os.listdir", "os.mkdir", "os.remove", "os.rename", "os.rmdir",
    "os.scandir", "os.system", "os.posix_spawn", "os.fork", "shutil.copyfile", "shutil.rmtree", "socket.getaddrinfo",
    "socket.gethostbyname", "sqlite3.connect", "subprocess.Popen", "tempfile.mkstemp",
}  # fmt: skip
"""What a callback may not do, as Python's audit events call it."""
GRANTED = {
    "base_events.subprocess_exec": "asyncio starts the processes for long thoughts so, a few in a server's life",
    "threading.start": "a pool starts one of its few threads, and waits until it runs",
    "traceback.format_exception": "a failure inside the program is kept with the lines that led to it",
    "__init__._log": "a line for the log, which may show lines of the program",
    "warnings._showwarnmsg": "a warning of Python's own",
}
"""Functions (by the name of their file) inside which a callback may block for a moment, and why."""


def _always(*_: Any, **__: Any) -> bool:
    return True


def _blocking(self: Any, *_: Any, **__: Any) -> bool:
    return bool(self.gettimeout() != 0)


def _not_done(self: Any, *_: Any, **__: Any) -> bool:
    return not self.done()


WAITING: list[tuple[Any, str, Callable[..., bool]]] = [
    (time, "sleep", lambda seconds: seconds > 0),
    (select, "select", _always),
    (threading.Event, "wait", lambda self, timeout=None: timeout != 0 and not self.is_set()),
    (threading.Condition, "wait", lambda self, timeout=None: timeout != 0),
    (threading.Semaphore, "acquire", lambda self, blocking=True, timeout=None: blocking and timeout != 0 and not self._value),
    (threading.Barrier, "wait", _always),
    (threading.Thread, "join", lambda self, timeout=None: self.is_alive()),
    (queue.Queue, "get", lambda self, block=True, timeout=None: block and self.empty()),
    (queue.Queue, "put", lambda self, item, block=True, timeout=None: block and self.full()),
    (concurrent.futures, "wait", _always),
    (concurrent.futures.Future, "result", _not_done),
    (concurrent.futures.Future, "exception", _not_done),
    (subprocess.Popen, "wait", lambda self, timeout=None: self.returncode is None),
    (subprocess.Popen, "communicate", _always),
    (sqlalchemy.Engine, "connect", _always),
    (sqlalchemy.Connection, "execute", _always),
    (sqlalchemy.Connection, "exec_driver_sql", _always),
    (socket.socket, "accept", _blocking),
    (socket.socket, "connect", _blocking),
    (socket.socket, "recv", _blocking),
    (socket.socket, "recv_into", _blocking),
    (socket.socket, "send", _blocking),
    (socket.socket, "sendall", _blocking),
    (os, "fsync", _always),
    (os, "stat", _always),
]  # fmt: skip
"""What else a callback may not call, and when it would wait: for time, a thread, a process, the database, a socket, a disk."""


class Here(threading.local):
    """What the watch knows of a thread."""

    inside = False
    """Whether a callback of a watched loop is running."""
    collected = 0.0
    """The CPU time that collecting garbage has taken from it."""
    begun = 0.0


class Watch:
    """What the callbacks of watched event loops did wrong since the last look."""

    def __init__(self) -> None:
        self.loops: WeakSet[asyncio.AbstractEventLoop] = WeakSet()
        self.found: list[str] = []
        self.longest = 0.0
        self.here = Here()
        self.report: Callable[[str], None] = self.found.append
        self.kept: list[tuple[Any, str, Any]] = []
        self.audited = False

    def install(self) -> None:
        """From now on whatever is watched is seen."""
        if not self.audited:  # such a hook can't be taken away again
            sys.addaudithook(self._heard)
            self.audited = True
        gc.callbacks.append(self._collecting)
        self._replace(asyncio.events.Handle, "_run", self._running(asyncio.events.Handle._run))
        for owner, name, waits in WAITING:
            own = name in vars(owner)
            plain = getattr(owner, name)
            self._replace(owner, name, self._noticed(f"{getattr(owner, '__name__', owner)}.{name}", plain, waits), own)

    def _replace(self, owner: Any, name: str, new: Any, own: bool = True) -> None:
        self.kept.append((owner, name, getattr(owner, name) if own else None))
        setattr(owner, name, new)

    def uninstall(self) -> None:
        gc.callbacks.remove(self._collecting)
        for owner, name, plain in reversed(self.kept):
            if plain is None:
                delattr(owner, name)
            else:
                setattr(owner, name, plain)
        self.kept.clear()

    def taken(self) -> list[str]:
        """What was found since the last look."""
        found = self.found[:]
        del self.found[: len(found)]
        return found

    def _running(self, plain: Callable[[Any], None]) -> Callable[[Any], None]:
        here = self.here

        def run(handle: Any) -> None:
            if handle._loop not in self.loops:
                return plain(handle)
            here.collected, here.inside = 0.0, True
            said = repr(handle._callback)
            begun = time.thread_time()
            try:
                plain(handle)
            finally:
                here.inside = False
                used = time.thread_time() - begun - here.collected
                self.longest = max(self.longest, used)
                if used > LIMIT and handle._loop in self.loops:
                    self.report(f"{used * 1000:.0f} ms: {said} {handle!r}")

        return run

    def _collecting(self, phase: str, _: object) -> None:
        if phase == "start":
            self.here.begun = time.thread_time()
        else:
            self.here.collected += time.thread_time() - self.here.begun

    def _noticed(self, what: str, plain: Any, waits: Callable[..., bool]) -> Any:
        here = self.here

        @functools.wraps(plain)
        def noticing(*args: Any, **more: Any) -> Any:
            if here.inside and waits(*args, **more):
                self._blocked(what)
            return plain(*args, **more)

        return noticing

    def _heard(self, event: str, args: tuple[Any, ...]) -> None:
        if self.here.inside and event in AUDITED and self.kept:
            if event != "import" or args[0] not in sys.modules:
                self._blocked(f"{event} {args[0] if args else ''}")

    def _blocked(self, what: str) -> None:
        self.here.inside = False  # looking at the lines of the program reads files
        try:
            frames = traceback.extract_stack()[:-2]
        finally:
            self.here.inside = True
        if any(f"{os.path.basename(each.filename).removesuffix('.py')}.{each.name}" in GRANTED for each in frames):
            return
        ours = [each for each in reversed(frames) if f"{os.sep}weirwood{os.sep}" in each.filename] or frames[::-1]
        calls = [f"{os.path.basename(each.filename)}:{each.lineno} {each.name}" for each in ours[:8]]
        self.report(f"{what} on the event loop: {' < '.join(calls)}")


WATCH = Watch()
