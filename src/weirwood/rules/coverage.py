"""How much of each rulebook has a test that names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from weirwood.rules.citations import Citation, citations
from weirwood.rules.clause import Clause
from weirwood.rules.ledger import UnknownClause, clause, ledger, ledgers
from weirwood.rules.unshowable import unshowable


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    covered: int
    total: int

    @property
    def percent(self) -> float:
        """The covered in a hundred; of nothing, all is covered."""
        return 100 * self.covered / self.total if self.total else 100.0


@dataclass(frozen=True, slots=True)
class LedgerCoverage:
    """A ledger's clauses, told apart by whether a test names them."""

    ledger: str
    covered: tuple[Clause, ...]
    missing: tuple[Clause, ...]
    unshowable: tuple[Clause, ...]

    def share(self, without: str = "") -> Share:
        """The share of all clauses that is covered, leaving aside those that need `without`."""
        covered, missing, hidden = (
            sum(without not in each.needs for each in part) for part in (self.covered, self.missing, self.unshowable)
        )
        return Share(covered, covered + missing + hidden)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The coverage of every ledger, and what is wrong with the citations."""

    ledgers: tuple[LedgerCoverage, ...]
    problems: tuple[str, ...]


def coverage(folder: Path, names: Iterable[str] = ()) -> Coverage:
    """The coverage of these ledgers, or of all, by the tests under a folder."""
    return measure(citations(folder), unshowable(), tuple(names) or ledgers())


def measure(cited: Iterable[Citation], hidden: Mapping[str, str], names: Iterable[str]) -> Coverage:
    """The coverage that these citations make."""
    known: set[str] = set()
    problems: dict[str, None] = {}
    for citation in cited:
        try:
            known.add(clause(citation.id).id)
        except UnknownClause as unknown:
            problems[f"{citation.where}: {unknown}"] = None
            continue
        if citation.id in hidden:
            problems[
                f"{citation.where}: {citation.id} has a test, but unshowable.toml says that it can't have one."
            ] = None
    rows = []
    for name in names:
        parts: tuple[list[Clause], list[Clause], list[Clause]] = ([], [], [])
        for each in ledger(name):
            parts[0 if each.id in known else 2 if each.id in hidden else 1].append(each)
        rows.append(LedgerCoverage(name, *(tuple(part) for part in parts)))
    return Coverage(tuple(rows), tuple(problems))
