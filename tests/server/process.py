"""A server in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx


class Process:
    """`weirwood serve` with a database; its event loop is watched."""

    def __init__(self, database: str, port: int = 0) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.report = Path(self.folder.name) / "watched.txt"
        watched = [sys.executable, str(Path(__file__).parent / "watched.py"), str(self.report)]
        command = [*watched, "serve", "--db", database, "--port", str(port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = line.split()[3].rstrip("/")
        self.port = int(self.base.rpartition(":")[2])
        for _ in range(400):
            try:
                httpx.get(self.base, trust_env=False)
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server doesn't answer")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._watched()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)
            self._watched()

    def _watched(self) -> None:
        """Nothing took long on its event loop, and nothing blocked there."""
        assert not self.report.exists(), self.report.read_text()
