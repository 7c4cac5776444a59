"""`weirwood judge`: run scenario files, print what happened with the rules cited, and say whether all holds."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.judge import Scenario


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "judge",
        help="settle rules questions that are given as scenario files",
        description="Runs scenarios; exits 0 if all expectations hold, 1 if one doesn't, 2 if a file is wrong.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files (YAML), or folders of them")
    parser.add_argument("--cards", type=Path, action="append", default=[], metavar="FILE.py", help="more cards to try")
    parser.add_argument("--quiet", "-q", action="store_true", help="print only what doesn't hold, and the count")
    parser.add_argument("--reload", action="store_true", help="save, load and copy the game after every choice")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    from weirwood.judge import read

    for path in args.cards:
        _load(path)
    held = failed = wrong = 0
    for path in _files(args.files):
        try:
            scenarios = read(path)
        except UserError as error:
            wrong += 1
            print(f"weirwood: {error}", file=sys.stderr)
            continue
        for scenario in scenarios:
            try:
                holds = _judge(scenario, args.quiet, True if args.reload else None)
            except UserError as error:
                wrong += 1
                sys.stdout.flush()
                print(f"weirwood: {error}", file=sys.stderr)
                continue
            held, failed = held + holds, failed + (not holds)
    total = f"{held} of {held + failed} scenarios hold."
    print(total + (f" {wrong} could not be run." if wrong else ""))
    return 2 if wrong else 1 if failed else 0


def _load(path: Path) -> None:
    """Run a Python file that registers cards."""
    import runpy

    try:
        runpy.run_path(str(path))
    except OSError as error:
        raise UserError(f"The cards in {path} can't be read: {error.strerror or error}.") from None
    except Exception as error:
        raise UserError(f"The cards in {path} can't be loaded: {error!r}.") from error


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(each for each in path.rglob("*") if each.suffix in (".yaml", ".yml"))
        else:
            found.append(path)
    if not found:
        raise UserError(f"There are no scenario files in {', '.join(map(str, paths))}.")
    return found


def _judge(scenario: Scenario, quiet: bool, reload: bool | None) -> bool:
    from rich.text import Text

    from weirwood.cli.console import console
    from weirwood.judge import judge

    verdict = judge(scenario, reload)
    if quiet and verdict.failure is None:
        return True
    out = console()
    out.print(Text(f"{scenario.name} ({scenario.file})", style="bold"))
    for line in verdict.log:
        out.print(Text(f"  {line}"))
    if verdict.failure is None:
        out.print(Text("Holds.\n", style="green"))
    else:
        out.print(Text(f"Doesn't hold: {verdict.failure}\n", style="red"))
    return verdict.failure is None
