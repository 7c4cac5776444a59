"""`weirwood rules`: print, search and list the clauses of the rulebooks, and how many of them have a test."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.rules import Clause


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "rules",
        help="print, search and list the rules, clause by clause",
        description="Prints the clauses with the given ids, or those in which all the given words occur.",
    )
    parser.add_argument("words", nargs="*", help="clause ids (rr.ambush.1, or rr.ambush for all of them), or words")
    parser.add_argument("--ledger", help="only this ledger; without words, all of its clauses are listed")
    parser.add_argument("--coverage", action="store_true", help="show how many clauses of each ledger have a test")
    parser.add_argument("--missing", action="store_true", help="with --coverage: list the clauses without a test")
    parser.add_argument("--without", metavar="NEED", help="count apart from clauses that need this (default: melee)")
    parser.add_argument("--tests", type=Path, default=Path("tests"), metavar="FOLDER", help="where the tests are")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    from weirwood.rules import ledgers

    names = _ledgers(args.ledger) if args.ledger else ()
    if args.coverage or args.missing:
        from weirwood.cli.coverage import show_coverage

        return show_coverage(args.tests, names, args.without, args.missing)
    if args.words:
        _show(_asked_for(args.words, names), args.words)
    elif names:
        from weirwood.rules import clauses

        _list(list(clauses(names)))
    else:
        from weirwood.rules import ledger

        for name in ledgers():
            print(f"{name}: {len(ledger(name))} clauses")
    return 0


def _ledgers(name: str) -> tuple[str, ...]:
    """The ledgers of this name, or whose names begin with it."""
    from weirwood.rules import UnknownLedger, ledgers

    found = (name,) if name in ledgers() else tuple(each for each in ledgers() if each.startswith(name))
    if not found:
        raise UnknownLedger(f"There is no ledger {name!r}; there are {', '.join(ledgers())}.")
    return found


def _asked_for(words: Sequence[str], names: Sequence[str]) -> list[Clause]:
    from weirwood.rules import search

    if all(_looks_like_id(word) for word in words):
        return [each for word in words for each in _by_id(word)]
    found = search(" ".join(words), names)
    if not found:
        where = f"in {', '.join(names)}" if names else "in any ledger"
        raise UserError(f"No clause {where} has the words {' '.join(words)!r}.")
    return found


def _looks_like_id(word: str) -> bool:
    from weirwood.rules.ledger import LEDGERS_OF

    prefix, dot, rest = word.partition(".")
    return bool(dot and rest) and (prefix in LEDGERS_OF or (rest.rpartition(".")[2].isdigit() and prefix.isalnum()))


def _by_id(id: str) -> list[Clause]:
    """The clause with this id, or all clauses whose ids go on from it."""
    from weirwood.rules import UnknownClause, clause, clauses
    from weirwood.rules.ledger import LEDGERS_OF

    try:
        return [clause(id)]
    except UnknownClause:
        ledgers = LEDGERS_OF.get(id.partition(".")[0])
        found = [each for each in clauses(ledgers) if each.id.startswith(id.rstrip(".") + ".")] if ledgers else []
        if not found:
            raise
        return found


def _show(found: Sequence[Clause], words: Sequence[str]) -> None:
    """A few clauses in full; many as a list."""
    if len(found) > 3:
        _list(found)
        return
    for number, each in enumerate(found):
        if number:
            print()
        _print_clause(each)


def _print_clause(clause: Clause) -> None:
    from rich.text import Text

    from weirwood.cli.console import console

    out = console()
    needs = f" · needs {' or '.join(clause.needs)}" if clause.needs else ""
    out.print(Text.assemble((clause.id, "bold cyan"), f"  {clause.section} · {clause.kind}{needs}"))
    out.print(Text(clause.rule, style="bold"))
    for entry in clause.entries:
        out.print(Text(f"  - {entry}"))
    for title, text in (
        ("Seen when", clause.test),
        ("Read as", clause.ambiguity),
        ("Source", f"{clause.source} ({clause.confidence})" if clause.source else ""),
        ("Replaces", ", ".join(clause.replaces)),
        ("See also", ", ".join(clause.see)),
    ):
        if text:
            out.print(Text.assemble((f"{title}: ", "dim"), text))


def _list(found: Sequence[Clause]) -> None:
    from rich.text import Text

    from weirwood.cli.console import console

    out = console()
    for each in found:
        needs = f" (needs {' or '.join(each.needs)})" if each.needs else ""
        out.print(Text.assemble((each.id, "bold cyan"), f"  {each.rule}{needs}"))
