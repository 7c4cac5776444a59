"""The rules of the games, clause by clause: what code and tests cite."""

from weirwood.rules.clause import Clause
from weirwood.rules.ledger import (
    UnknownClause,
    UnknownLedger,
    clause,
    clauses,
    document,
    ledger,
    ledgers,
    naming,
    search,
)

__all__ = [
    "Clause",
    "UnknownClause",
    "UnknownLedger",
    "clause",
    "clauses",
    "document",
    "ledger",
    "ledgers",
    "naming",
    "search",
]
