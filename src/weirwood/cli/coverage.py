"""`weirwood rules --coverage`: the table of how much of each rulebook has a test."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from weirwood.rules.coverage import LedgerCoverage, Share, coverage


def show_coverage(folder: Path, names: Sequence[str], without: str | None, missing: bool) -> int:
    """Print the table, and the clauses without a test if asked for; wrong citations make the exit code 2."""
    found = coverage(folder, names)
    _print_table(found.ledgers, without or "melee")
    if missing:
        _print_missing(found.ledgers, without or "")
    for problem in found.problems:
        print(f"weirwood: {problem}", file=sys.stderr)
    return 2 if found.problems else 0


def _print_table(rows: Sequence[LedgerCoverage], without: str) -> None:
    lines = [("ledger", "covered", "%", f"without {without}", "%", "unshowable")]
    for row in rows:
        lines.append((row.ledger, *_cells(row.share()), *_cells(row.share(without)), str(len(row.unshowable))))
    if len(rows) > 1:
        every, some = (_sum([row.share(need) for row in rows]) for need in ("", without))
        lines.append(("all", *_cells(every), *_cells(some), str(sum(len(row.unshowable) for row in rows))))
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        figures = (cell.rjust(width) for cell, width in zip(line[1:], widths[1:]))
        print("  ".join((line[0].ljust(widths[0]), *figures)))


def _cells(share: Share) -> tuple[str, str]:
    # Rounded down, so that 100 means all.
    return f"{share.covered} / {share.total}", f"{int(share.percent * 10) / 10:.1f}"


def _sum(shares: Sequence[Share]) -> Share:
    return Share(sum(each.covered for each in shares), sum(each.total for each in shares))


def _print_missing(rows: Sequence[LedgerCoverage], without: str) -> None:
    for row in rows:
        missing = [each for each in row.missing if without not in each.needs]
        if missing:
            print(f"\n{row.ledger}: {len(missing)} without a test")
        for each in missing:
            print(f"  {each.id}" + (f" (needs {' or '.join(each.needs)})" if each.needs else ""))
