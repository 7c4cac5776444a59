"""`weirwood serve` with a clock that the tests turn: so many seconds pass with each line on standard input."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import uvicorn

sys.path.insert(0, str(Path(__file__).parents[1]))
from turning import TurnedLoop
from weirwood.cli import main


def factory() -> TurnedLoop:
    loop = TurnedLoop()

    def listen() -> None:
        for line in sys.stdin:
            loop.turn(float(line))
            print("turned", flush=True)

    threading.Thread(target=listen, daemon=True).start()
    return loop


uvicorn.Config.get_loop_factory = lambda self: factory  # type: ignore[method-assign]
sys.exit(main(["serve", *sys.argv[1:]]))
