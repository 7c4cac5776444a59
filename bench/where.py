"""`python bench/where.py FILE serve …`: the server, and into a file where its event loop spends its time.

Every few milliseconds of the process's own CPU time a signal asks what the loop's thread is just doing; the innermost of the
parts below that it is in counts. It slows nothing down as a profiler would.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from weirwood.cli import main

EVERY = 0.002
"""Seconds between two looks."""
OFTEN = 100
"""After so many looks what was seen is written."""
PARTS = (
    ("answers for people", ("server/tables/answering.py",)),
    ("what seats are asked", ("server/showing/seen.py:decision", "server/showing/seen.py:option")),
    ("what has changed", ("server/showing/patch.py", "server/showing/parts.py")),
    ("lines of the log", ("server/showing/seen.py:lines", "server/showing/seen.py:line")),
    ("views", ("kernel/parts/for_people.py:views", "server/showing/seen.py")),
    ("rules", ("kernel/game.py", "kernel/state.py")),
    ("sockets", ("/uvicorn/", "/websockets/", "server/browsers/", "/starlette/")),
    ("the table around it", ("server/tables/", "server/web/")),
    ("the event loop", ("/asyncio/",)),
)
"""Parts by the files (and functions) that they are in, as a stack is read from the inside."""


def part_of(frame: FrameType | None) -> str:
    """What a thread is doing; '' if it waits."""
    if frame is not None and frame.f_code.co_filename.endswith("selectors.py"):
        return ""
    while frame is not None:
        place = f"{frame.f_code.co_filename}:{frame.f_code.co_name}".replace("\\", "/")
        for name, marks in PARTS:
            if any(mark in place for mark in marks):
                return name
        frame = frame.f_back
    return "the rest"


def main_with(report: Path, words: list[str]) -> int:
    """Run the program, and count what its main thread does."""
    found: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        found[part_of(frame)] += 1
        if not found.total() % OFTEN:  # it may be ended by another signal
            report.write_text(json.dumps(found))

    signal.signal(signal.SIGUSR1, lambda *_: found.clear())  # what was before doesn't count
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    return main(words)


if __name__ == "__main__":
    sys.exit(main_with(Path(sys.argv[1]), sys.argv[2:]))
