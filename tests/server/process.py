"""A server in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import httpx


class Process:
    """`weirwood serve` with a database."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "weirwood", "serve", "--db", database, "--port", str(port)]
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

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)
