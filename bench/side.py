"""One side of a comparison: a process that plays with the weirwood of one source tree and counts its CPU seconds.

It is started with that tree on its path, reads tasks line by line as JSON, and answers each with a line.
"""

from __future__ import annotations

import gc
import hashlib
import json
import sys
from importlib import import_module
from time import process_time
from typing import Any

from engines import Weirwood, WeirwoodBuilt, WeirwoodFief, WeirwoodFirst, WeirwoodHbo, WeirwoodMelee

FORMS: dict[str, type[Weirwood]] = {
    "agot2 joust": WeirwoodBuilt,
    "agot2 melee 4": WeirwoodMelee,
    "agot1 joust": WeirwoodFirst,
    "hbo": WeirwoodHbo,
    "fief 4": WeirwoodFief,
}
MIDDLES = 5
"""Games in their middle that are copied in turn."""


class Side:
    """Plays and copies what it is told to."""

    def __init__(self) -> None:
        self.engines: dict[str, Weirwood] = {}
        self.positions: dict[str, list[Any]] = {}

    def where(self) -> str:
        """The file of the weirwood that plays here."""
        return str(import_module("weirwood").__file__)

    def runs(self) -> str:
        """Whether that is compiled or interpreted."""
        try:
            return str(import_module("weirwood.compiled").running())
        except ImportError:  # a commit before there was anything else
            return "interpreted"

    def begin(self, form: str) -> str:
        """Make a form of the game ready, which warms it up; '' or why it can't be played here."""
        try:
            self.engines[form] = engine = FORMS[form]()
            self.positions[form] = [engine.middle(seed) for seed in range(MIDDLES)]
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        return ""

    def play(self, form: str, first: int, games: int) -> tuple[float, int, str]:
        """The random games of these seeds: CPU seconds, decisions, and a hash of all choices."""
        run = self.engines[form].run
        gc.collect()
        begun = process_time()
        played = [run(seed) for seed in range(first, first + games)]
        passed = process_time() - begun
        choices = json.dumps([game.choices for game, _ in played])
        return passed, sum(decisions for _, decisions in played), hashlib.blake2b(choices.encode()).hexdigest()

    def copy(self, form: str, times: int) -> float:
        """Copy each position so many times: CPU seconds."""
        copy = self.engines[form].copy
        # Where things lie in memory makes up to 3 in 100: elsewhere each time, so that it evens out over the rounds.
        self.positions[form] = positions = [copy(position) for position in self.positions[form]]
        gc.collect()
        begun = process_time()
        for _ in range(times):
            for position in positions:
                copy(position)
        return process_time() - begun

    def sample(self, form: str, times: int) -> float:
        """Deal each position anew so many times, from what the seat that is asked knows: CPU seconds."""
        sample, positions = self.engines[form].sample, self.positions[form]
        gc.collect()
        begun = process_time()
        for number in range(times):
            for position in positions:
                sample(position, number)
        return process_time() - begun


def main() -> int:
    """Answer tasks until there are no more."""
    side = Side()
    for line in sys.stdin:
        task, *arguments = json.loads(line)
        print(json.dumps(getattr(side, task)(*arguments)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
