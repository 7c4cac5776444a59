"""The ledgers: one TOML file for each rulebook or part of one, read when first needed."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources

import msgspec

from weirwood.errors import UserError
from weirwood.rules.clause import Clause

# The first word of a clause's id says which ledgers can hold it, so that one look-up doesn't read them all.
LEDGERS_OF: dict[str, tuple[str, ...]] = {
    "rr": ("rr-1-glossary-a-m", "rr-2-glossary-n-z-and-timing"),
    "rr3": ("rr-3-later-rules",),
    "faq2": ("faq2",),
    "hbo": ("hbo",),
    "fief": ("fief-1-setup-to-income", "fief-2-purchase-to-end"),
    "faq1": ("faq1",),
    "lcg1": ("lcg1-core",),
}


DOCUMENTS = {
    "rr": "Rules Reference, second edition",
    "rr3": "later rules of the second edition",
    "faq2": "FAQ 2.3, second edition",
    "hbo": "Rules of Play",
    "fief": "rulebook of A Song of Ice and Fief",
    "faq1": "FAQ 2.4, first edition",
    "lcg1": "core rules, first edition",
}
"""What people call the document that the clauses of an id's first word are in."""


def document(id: str) -> str:
    """The document that a clause stands in, by its name."""
    return DOCUMENTS[id.partition(".")[0]]


class UnknownClause(UserError, KeyError):
    """No ledger has a clause with this id."""


class UnknownLedger(UserError, KeyError):
    """There is no ledger of this name."""


def ledgers() -> tuple[str, ...]:
    """The names of all ledgers."""
    return tuple(name for names in LEDGERS_OF.values() for name in names)


def ledger(name: str) -> tuple[Clause, ...]:
    """The clauses of a ledger, in the order of its rulebook."""
    return tuple(_read(name).values())


def clauses(names: Sequence[str] = ()) -> Iterator[Clause]:
    """The clauses of these ledgers, or of all."""
    for name in names or ledgers():
        yield from _read(name).values()


def clause(id: str) -> Clause:
    """The clause with this id."""
    for name in LEDGERS_OF.get(id.partition(".")[0], ()):
        found = _read(name).get(id)
        if found is not None:
            return found
    raise UnknownClause(_no_such_clause(id))


def search(words: str, names: Sequence[str] = ()) -> list[Clause]:
    """The clauses in whose id, section or rule every one of these words occurs, best first: id, section, then text."""
    wanted = words.lower().split()

    def rank(clause: Clause) -> int:
        places = (clause.id.lower(), clause.section.lower(), clause.rule.lower())
        everything = "\n".join(places)
        if not all(word in everything for word in wanted):
            return -1
        return sum(next(cost for cost, place in enumerate(places) if word in place) for word in wanted)

    ranked = [(rank(each), each) for each in clauses(names)]
    found = [pair for pair in ranked if pair[0] >= 0]
    return [each for _, each in sorted(found, key=lambda pair: pair[0])]


def naming(title: str, names: Sequence[str] = ()) -> list[Clause]:
    """The clauses that name a card: those that are about it first."""
    wanted = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    found = [
        each for each in clauses(names) if wanted.search(f"{each.section}\n{each.rule}\n" + "\n".join(each.entries))
    ]
    return sorted(found, key=lambda each: not wanted.search(each.section))


@cache
def _read(name: str) -> dict[str, Clause]:
    if name not in ledgers():
        raise UnknownLedger(f"There is no ledger {name!r}; there are {', '.join(ledgers())}.")
    text = resources.files("weirwood.rules").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    found: dict[str, Clause] = {}
    for entry in tomllib.loads(text)["clause"]:
        each = msgspec.convert({**entry, "ledger": name}, Clause)
        if each.id in found:
            raise ValueError(f"The ledger {name} has two clauses with the id {each.id}.")
        found[each.id] = each
    return found


def _no_such_clause(id: str) -> str:
    prefix = id.partition(".")[0]
    if prefix not in LEDGERS_OF:
        known = ", ".join(f"{each}." for each in LEDGERS_OF)
        return f"There is no rule clause {id!r}; the ids of clauses begin with one of {known}"
    close = difflib.get_close_matches(id, [each.id for each in clauses(LEDGERS_OF[prefix])], n=3)
    return f"There is no rule clause {id!r}" + (f"; did you mean {' or '.join(close)}?" if close else ".")
