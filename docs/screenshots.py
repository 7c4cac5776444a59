"""Make the pictures in docs/images again: python docs/screenshots.py (needs Chromium, Node and npm install).

With a directory, every page and state at four sizes of a window, dark and light, goes there instead, and with a word too
only what begins with it: python docs/screenshots.py build/pictures joust-
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).parent
SCRIPTS = DOCS.parent / "tests" / "e2e"
sys.path.insert(0, str(SCRIPTS))

from kept_positions import write_pictured  # noqa: E402
from stage import Server  # noqa: E402


def main(words: list[str]) -> int:
    images = Path(words[0]) if words else DOCS / "images"
    images.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        positions = Path(directory) / "positions.json"
        write_pictured(positions)
        server = Server(Path(directory))
        surroundings = {
            **os.environ,
            "WEIRWOOD_URL": server.url,
            "WEIRWOOD_IMAGES": str(images.resolve()),
            "WEIRWOOD_POSITIONS": str(positions),
            "WEIRWOOD_EVERYTHING": "1" if words else "",
            "WEIRWOOD_ONLY": "".join(words[1:]),
        }
        try:
            return subprocess.run(["node", "screenshots.js"], cwd=SCRIPTS, env=surroundings, check=False).returncode
        finally:
            server.stop()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
