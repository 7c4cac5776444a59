"""The table in a real Chromium, driven by the scripts beside this file against a server of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
MODULES = HERE / "node_modules" / "playwright-core"

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here: apt-get install chromium"),
    pytest.mark.skipif(not shutil.which("node"), reason="there is no Node here: apt-get install nodejs npm"),
    pytest.mark.skipif(not MODULES.exists(), reason="playwright-core is missing: npm install in tests/e2e"),
    pytest.mark.xdist_group("browser"),
]

LONGEST = 600  # seconds for one scenario on a slow and busy machine


class Server:
    """A `weirwood serve` on a free port with a database that lives as long as the tests."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "weirwood", "serve", "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.directory / 'tables.db'}"]
        with (self.directory / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(1200):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=10).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"The server didn't start:\n{(self.directory / 'serve.log').read_text()}")

    def restart(self) -> None:
        """Killed without a word, then started again on the same database."""
        self.process.kill()
        self.process.wait()
        self.start()

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("e2e"))
    yield made
    made.stop()


def play(server: Server, script: str) -> str:
    """Run a script to its end; a line RESTART or LATER (table, seconds) from it restarts the server."""
    surroundings = {
        **os.environ,
        "WEIRWOOD_URL": server.url,
        "WEIRWOOD_TMP": str(server.directory),
        "WEIRWOOD_PYTHON": sys.executable,
        "CHROMIUM": CHROMIUM or "",
    }
    process = subprocess.Popen(
        ["timeout", str(LONGEST), "node", script], cwd=HERE, env=surroundings, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout and process.stdin
    said = []
    for line in process.stdout:
        said.append(line)
        command, *words = line.split() or [""]
        if command == "RESTART":
            server.restart()
        elif command == "LATER":
            server.later(words[0], int(words[1]))
        else:
            continue
        process.stdin.write("\n")
        process.stdin.flush()
    assert process.wait() == 0, "".join(said)
    return "".join(said)


def test_a_whole_joust_against_the_computer_by_clicking(server: Server) -> None:
    play(server, "joust_clicking.js")


def test_a_whole_joust_with_the_keyboard_alone(server: Server) -> None:
    play(server, "joust_keyboard.js")


def test_two_browsers_with_a_refresh_a_restart_and_a_take_back(server: Server) -> None:
    play(server, "two_browsers.js")


def test_a_melee_with_four(server: Server) -> None:
    play(server, "melee_four.js")


def test_replay_forwards_and_backwards(server: Server) -> None:
    play(server, "replay.js")


def test_a_deck_with_errors_is_refused_with_reasons(server: Server) -> None:
    play(server, "decks.js")


def test_every_other_game_can_be_played(server: Server) -> None:
    play(server, "other_games.js")


def test_a_plot_draft_between_two_people(server: Server) -> None:
    play(server, "hbo_draft.js")


def test_a_round_of_the_board_game_on_the_map(server: Server) -> None:
    play(server, "fief_map.js")


def test_any_amount_of_gold_in_an_offer(server: Server) -> None:
    play(server, "fief_offers.js")


def test_axe_finds_no_serious_violation_on_the_map(server: Server) -> None:
    play(server, "fief_axe.js")


def test_axe_finds_no_serious_violation(server: Server) -> None:
    play(server, "axe.js")


def test_clocks_and_players_who_leave(server: Server) -> None:
    play(server, "clocks_and_leaving.js")


def test_the_waiting_room_and_somebody_who_watches(server: Server) -> None:
    play(server, "room_and_spectators.js")


def test_preferences_and_why(server: Server) -> None:
    play(server, "preferences_and_why.js")
