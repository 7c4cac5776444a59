"""The table in a real Chromium, driven by the scripts beside this file against a server of its own.

There are two groups of scripts, each with one server and one Chromium for all of them, so that they run side by side.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from kept_tables import keep

HERE = Path(__file__).parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
MODULES = HERE.parents[1] / "node_modules" / "playwright-core"


def marks(group: str) -> list[pytest.MarkDecorator]:
    """The marks of a file of browser tests: its group, and that it is skipped where something is missing."""
    return [
        pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here: apt-get install chromium"),
        pytest.mark.skipif(not shutil.which("node"), reason="there is no Node here: apt-get install nodejs npm"),
        pytest.mark.skipif(not MODULES.exists(), reason="playwright-core is missing: npm install, or make browser"),
        pytest.mark.xdist_group(group),
    ]


LONGEST = 600  # seconds for one scenario on a slow and busy machine


class Server:
    """A `weirwood serve` on a free port with a database that lives as long as the tests."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.script = "nothing yet"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(HERE / "serving.py"), "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.directory / 'tables.db'}"]
        with (self.directory / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log, text=True)
        for _ in range(1200):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=10).close()
                self._tell(self.script)
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"The server didn't start:\n{(self.directory / 'serve.log').read_text()}")

    def restart(self) -> None:
        """Killed without a word, then started again on the same database."""
        self.process.kill()
        self.process.wait()
        self.start()

    def turn(self, seconds: int) -> None:
        """So much time passes at all tables."""
        self._tell(str(seconds))

    def deal_from(self, script: str) -> None:
        """The next tables are dealt as they always are for this script."""
        self.script = script
        self._tell(script)

    def _tell(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def later(self, table: str, seconds: int) -> None:
        """Killed and started again; meanwhile so much time has passed on the clocks of a table."""
        self.process.kill()
        self.process.wait()
        with contextlib.closing(sqlite3.connect(self.directory / "tables.db")) as database, database:
            database.execute('UPDATE seats SET left_ms = left_ms - ? WHERE "table" = ?', (1000 * seconds, table))
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


class Stage:
    """A server, and a Chromium in which one script after another is played; a script that fails leaves a fresh one."""

    def __init__(self, directory: Path) -> None:
        self.server = Server(directory)
        self.player: subprocess.Popen[str] | None = None

    def play(self, script: str) -> None:
        """Play a script to its end; a line RESTART or LATER (table, seconds) from it restarts the server, PASS (seconds)
        turns its clock, KEPT (table, record, choices, seat) sets up a table in the middle of a game."""
        player = self.player = self.player or self._start()
        assert player.stdout and player.stdin
        watch = threading.Timer(LONGEST, player.terminate)
        watch.start()
        said: list[str] = []
        try:
            self.server.deal_from(script)
            self._say(script)
            for line in player.stdout:
                said.append(line)
                command, *words = line.split() or [""]
                if command == "DONE":
                    return
                if command == "FAILED":
                    break
                if command == "RESTART":
                    self.server.restart()
                    self._say("")
                elif command == "PASS":
                    self.server.turn(int(words[0]))
                    self._say("")
                elif command == "KEPT":
                    table, record, choices, seat = words
                    self._say(keep(self.server.directory / "tables.db", table, record, int(choices), int(seat)))
                elif command == "LATER":
                    self.server.later(words[0], int(words[1]))
                    self._say("")
        except BaseException:
            self._end()
            raise
        finally:
            watch.cancel()
        self._end()
        raise AssertionError("".join(said) or f"{script} ended without a word, or took more than {LONGEST} seconds.")

    def stop(self) -> None:
        self._end()
        self.server.stop()

    def _start(self) -> subprocess.Popen[str]:
        surroundings = {
            **os.environ,
            "WEIRWOOD_URL": self.server.url,
            "WEIRWOOD_TMP": str(self.server.directory),
            "WEIRWOOD_PYTHON": sys.executable,
            "CHROMIUM": CHROMIUM or "",
        }
        return subprocess.Popen(
            ["node", "scripts.js"], cwd=HERE, env=surroundings, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def _say(self, line: str) -> None:
        assert self.player and self.player.stdin
        with contextlib.suppress(BrokenPipeError):  # what it said before it ended is the failure
            self.player.stdin.write(f"{line}\n")
            self.player.stdin.flush()

    def _end(self) -> None:
        if self.player is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.player.communicate(timeout=60)  # it ends by itself when there is nothing more to read
            self.player.kill()
            self.player.wait()
            self.player = None
