"""How long the first page takes: from the start of `weirwood serve` to the lobby with its games.

    python bench/first_page.py [--runs 5] [--cold]

A fresh database each time; the page's files are fetched as a browser does: what a file names is fetched after it. Wall time
is what somebody waits; the server's own CPU seconds (where the system tells them) don't depend on what else runs.
"""

from __future__ import annotations

import argparse
import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urljoin, urlsplit

PARTS = ("listening", "HTML", "JS and CSS", "games and tables")
NAMED = re.compile(r'(?:src|href)="(/static/[^"]+)"|from "(\.{1,2}/[^"]+)"|import\("(\./lobby/lobby\.js)"\)')


def cpu_seconds(process: subprocess.Popen[str]) -> float:
    """What a process has used so far; 0 where the system doesn't tell."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0.0


class Reader:
    """A browser without a screen: fetches a page and whatever its files name, on one connection."""

    def __init__(self, address: str) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
        self.cookie = ""
        self.bytes = 0

    def get(self, path: str) -> str:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.connection.request("GET", path, headers=headers)
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path} was answered with {answer.status}.")
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        self.bytes += len(body)
        return body.decode("utf-8", "replace")

    def files(self, page: str) -> int:
        """Fetch all files of a page; how many they are."""
        found, waiting = set[str](), [match[0] for match in NAMED.findall(page) if match[0]]
        while waiting:
            path = waiting.pop()
            if path in found:
                continue
            found.add(path)
            text = self.get(path)
            waiting += [urljoin(path, match[1] or match[2]) for match in NAMED.findall(text) if match[1] or match[2]]
        return len(found)


def once(compiled: str) -> tuple[list[float], list[float], int, int]:
    """One start: seconds until each part is there, CPU seconds until then, files and bytes."""
    surroundings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "weirwood", "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)
        walls, cpus = list[float](), list[float]()

        def mark() -> None:
            walls.append(time.perf_counter() - begun)
            cpus.append(cpu_seconds(process))

        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            mark()
            reader = Reader(line.split()[3])
            page = reader.get("/")
            mark()
            files = reader.files(page)
            mark()
            for path in ("/api/me", "/api/games", "/api/lobby"):
                reader.get(path)
            mark()
            reader.connection.close()
            return walls, cpus, files, reader.bytes
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how long the first page takes.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument(
        "--cold", action="store_true", help="each without compiled Python files: the first start of all"
    )
    args = parser.parse_args()
    found = []
    with tempfile.TemporaryDirectory() as compiled:
        if not args.cold:
            once(compiled)  # writes the compiled files
        for _ in range(args.runs):
            with tempfile.TemporaryDirectory() as fresh:
                found.append(once(fresh if args.cold else compiled))
    _, _, files, size = found[0]
    how = "without compiled files" if args.cold else "with compiled files"
    print(f"First page, {args.runs} starts {how}; {files} files, {size // 1024} KB.")
    print(f"{'until':<18} {'median s':>9} {'best s':>8} {'CPU s':>7}")
    for number, part in enumerate(PARTS):
        walls, cpus = [each[0][number] for each in found], [each[1][number] for each in found]
        print(f"{part:<18} {statistics.median(walls):>9.2f} {min(walls):>8.2f} {statistics.median(cpus):>7.2f}")


if __name__ == "__main__":
    main()
