"""`weirwood serve` with a clock that the tests turn and seeds that they know.

A number on standard input lets so many seconds pass; any other line is what the next tables are dealt from, one after
the other, so that a script meets the same cards every time.
"""

from __future__ import annotations

import itertools
import sys
import threading
from pathlib import Path

import uvicorn

sys.path.insert(0, str(Path(__file__).parents[1]))
from turning import TurnedLoop
from weirwood.cli import main
from weirwood.kernel import chance

deals = (f"table {number}" for number in itertools.count())


def seed() -> str:
    """Instead of a secret seed: the next one of this script."""
    return chance.seed_text(next(deals))


def deal_from(script: str) -> None:
    """Begin anew, with the seeds of a script."""
    global deals
    deals = (f"{script} {number}" for number in itertools.count())


def factory() -> TurnedLoop:
    loop = TurnedLoop()

    def listen() -> None:
        for line in sys.stdin:
            if line.strip().isdigit():
                loop.turn(float(line))
            else:
                deal_from(line.strip())

    threading.Thread(target=listen, daemon=True).start()
    return loop


chance.fresh_seed = seed
uvicorn.Config.get_loop_factory = lambda self: factory  # type: ignore[method-assign]
sys.exit(main(["serve", *sys.argv[1:]]))
