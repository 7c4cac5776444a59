"""Make the pictures in docs/images again: python docs/screenshots.py (needs Chromium, Node and npm install)."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

DOCS = Path(__file__).parent
SCRIPTS = DOCS.parent / "tests" / "e2e"


def main() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    (DOCS / "images").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        database = f"sqlite:///{directory}/tables.db"
        server = subprocess.Popen([sys.executable, "-m", "weirwood", "serve", "--port", str(port), "--db", database])
        try:
            wait_for(url)
            surroundings = {**os.environ, "WEIRWOOD_URL": url, "WEIRWOOD_IMAGES": str(DOCS / "images")}
            return subprocess.run(["node", "screenshots.js"], cwd=SCRIPTS, env=surroundings, check=False).returncode
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}/api/games", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"The server at {url} didn't answer.")


if __name__ == "__main__":
    raise SystemExit(main())
