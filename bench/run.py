"""`make bench`: games, decisions and copies a second, side by side with the yardsticks in one run on one core.

With `--against COMMIT` this tree is measured against another commit instead; it exits with 1 if it has become slower.
With `--check` (`make bench-check`) that is the commit of the last kept result, and only a tenth slower counts.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from against import against
from engines import YARDSTICK, Weirwood
from kept import draw, last
from measure import Result, run, start
from pairs import FEWEST, NOT_SLOWER

from weirwood.compiled import running

RESULTS = Path(__file__).parent / "results.md"
KEPT = 0.9
"""So much of the speed of the last kept result must be left."""
TITLE = "# Benchmark results, newest first\n"
HEADINGS = ("engine", "games/s", "ratio", "decisions/s", "ratio", "µs/copy", "ratio", "KB/game")
NOTE = f"Ratios are to {YARDSTICK}, taken round by round in the same run; above 1 is faster."


def main() -> int:
    """Measure, print the table, keep it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help="measure this tree against a commit (or compiled against 'interpreted'), in paired rounds",
    )
    parser.add_argument(
        "--check", action="store_true", help=f"measure against the last kept commit; at least {KEPT} of its speed"
    )
    parser.add_argument("--rounds", type=int, help=f"how often each has its turn: 7; with --against {FEWEST}, or more")
    parser.add_argument("--seconds", type=float, help="about how long it plays each time: 1; with --against 0.3")
    parser.add_argument("--save", action="store_true", help="add the table to bench/results.md")
    args = parser.parse_args()
    if args.check:
        args.against = args.against or last(RESULTS.read_text(encoding="utf-8"))
    if args.against and (args.save or (args.rounds or FEWEST) < FEWEST):
        parser.error(f"--against needs at least {FEWEST} rounds, and its table isn't kept (no --save).")
    if hasattr(os, "sched_setaffinity"):  # on one core, for another one may be busier
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if args.against:
        return against(args.against, args.rounds or FEWEST, args.seconds or 0.3, KEPT if args.check else NOT_SLOWER)
    results = start()
    run(results, args.rounds or 7, args.seconds or 1.0)
    text = table(results)
    print(f"{text}\n{NOTE} Weirwood runs {running()}.")
    if not any(result.engine.name == Weirwood.name for result in results):
        print("Weirwood itself was not measured, so nothing is saved.", file=sys.stderr)
        return 1
    if args.save:
        save(text)
    return 0


def table(results: Sequence[Result]) -> str:
    """The medians over all rounds, as a Markdown table."""
    base = next((each for each in results if each.engine.name == YARDSTICK), None)
    rows = [HEADINGS]
    for each in results:
        rows.append(
            (
                each.engine.name,
                f"{median(each.games):,.1f}",
                ratio(each.games, base.games if base else None),
                f"{median(each.decisions):,.0f}",
                ratio(each.decisions, base.decisions if base else None),
                f"{1e6 / median(each.copies):,.1f}",
                ratio(each.copies, base.copies if base else None),
                "–" if each.kilobytes is None else f"{each.kilobytes:,.0f}",
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = [
        [cell.ljust(w) if not n else cell.rjust(w) for n, (cell, w) in enumerate(zip(row, widths))] for row in rows
    ]
    lines.insert(1, ["-" * width if not n else "-" * (width - 1) + ":" for n, width in enumerate(widths)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def ratio(rates: Sequence[float], base: Sequence[float] | None) -> str:
    """How many times as fast as the yardstick."""
    return f"{median(rate / other for rate, other in zip(rates, base)):.2f}" if base else "–"


def save(text: str) -> None:
    """Put the table on top of the results."""
    older = RESULTS.read_text(encoding="utf-8").removeprefix(TITLE) if RESULTS.exists() else f"\n{NOTE}\n"
    note, _, older = older.partition("\n## ")
    heading = f"{datetime.date.today()} · {commit()} · Python {platform.python_version()} on {platform.machine()}, {running()}"
    older = f"\n## {older}" if older else ""
    RESULTS.write_text(f"{TITLE}{note.rstrip()}\n\n## {heading}\n\n{text}\n{older}", encoding="utf-8")
    draw()


def commit() -> str:
    """The commit that was measured, with a + when files differ from it."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", "-C", str(RESULTS.parent), *words], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return (git("rev-parse", "--short", "HEAD") or "no commit") + ("+" if git("status", "--porcelain") else "")


if __name__ == "__main__":
    raise SystemExit(main())
