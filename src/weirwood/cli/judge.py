"""`weirwood judge`: run scenario files, print what happened with the rules cited, and say whether all holds."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.cli import own_cards
from weirwood.cli.breaking import BROKEN, report
from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.judge import Scenario, Verdict

HOLDS, FAILS, WRONG = 0, 1, 2
"""The exit codes, with BROKEN: the worst, which is the highest, is that of the whole command."""


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "judge",
        help="settle rules questions that are given as scenario files",
        description="Runs scenarios, all of them; exits 0 if every expectation holds, 1 if one doesn't, 2 if something "
        "can't be read.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files (YAML), or folders of them")
    own_cards.add_option(parser)
    parser.add_argument("--quiet", "-q", action="store_true", help="print only what doesn't hold, and the count")
    parser.add_argument("--reload", action="store_true", help="save, load and copy the game after every choice")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    own_cards.load(args.cards)
    counts: Counter[int] = Counter()
    for scenario in _scenarios(args.files):
        counts[_judge(scenario, args)] += 1
    total = f"{counts[HOLDS]} of {counts[HOLDS] + counts[FAILS]} scenarios hold."
    total += f" {counts[WRONG]} could not be run." if counts[WRONG] else ""
    print(total + (f" {counts[BROKEN]} broke the program." if counts[BROKEN] else ""))
    return max(code for code, count in counts.items() if count)


def _scenarios(paths: list[Path]) -> Iterator[Scenario | UserError]:
    """Everything to be judged, in the order in which it is given; for a file that can't be read, why."""
    from weirwood.judge import read

    for path in paths:
        files = [path]
        if path.is_dir():
            files = sorted(each for each in path.rglob("*") if each.suffix in (".yaml", ".yml"))
            if not files:
                yield UserError(f"There are no scenario files in {path}.")
        for file in files:
            try:
                yield from read(file)
            except UserError as error:
                yield error


def _judge(scenario: Scenario | UserError, args: argparse.Namespace) -> int:
    """Judge one scenario and say what came of it; the exit code that it alone would have is given back."""
    from weirwood.judge import judge

    try:
        if isinstance(scenario, UserError):
            raise scenario
        verdict = judge(scenario, True if args.reload else None, exact=False)
    except UserError as error:
        sys.stdout.flush()
        print(f"weirwood: {error}", file=sys.stderr)
        return WRONG
    except Exception as error:
        assert not isinstance(scenario, UserError)
        return report(error, scenario.where, args.debug)
    if not (args.quiet and verdict.failure is None):
        _show(verdict)
    for remark in verdict.remarks:
        print(f"Note: {remark}")
    if verdict.broken is not None:
        return report(verdict.broken, verdict.where, args.debug)
    return HOLDS if verdict.failure is None else FAILS


def _show(verdict: Verdict) -> None:
    """The log, and whether all holds."""
    from rich.text import Text

    from weirwood.cli.console import console

    out = console()
    out.print(Text(f"{verdict.scenario.name} ({verdict.scenario.file})", style="bold"))
    for line in verdict.log:
        out.print(Text(f"  {line}"))
    if known := unsourced(verdict.log):
        out.print(Text(f"From general knowledge, not from a rulebook at hand: {', '.join(known)}.", style="dim"))
    if verdict.failure is None:
        out.print(Text("Holds.\n", style="green"))
    elif verdict.broken is None:
        out.print(Text(f"Doesn't hold: {verdict.failure}\n", style="red"))


CITED = re.compile(r"\[([a-z0-9]+\.[\w.-]+)\]$")


def unsourced(log: Sequence[str]) -> list[str]:
    """The clauses that a log cites and that no rulebook at hand states."""
    from weirwood.rules import clauses

    known = {each.id for each in clauses() if each.confidence == "general knowledge"}
    return list(dict.fromkeys(match[1] for line in log if (match := CITED.search(line)) and match[1] in known))
