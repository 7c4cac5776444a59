"""One rule of a rulebook, in our own words, under an id that code and tests cite."""

from __future__ import annotations

import msgspec


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause of a ledger: the rule, and a test that would show it."""

    id: str
    ledger: str
    section: str  # where the rulebook says it
    rule: str
    kind: str  # definition, legality, timing, flow, effect, cost, modifier, setup, deckbuilding, victory, information
    test: str  # a situation in which the rule can be seen to hold
    see: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()  # earlier clauses that no longer hold as they are written
    needs: tuple[str, ...] = ()  # formats, variants or expansions without which it can't come up
    ambiguity: str = ""  # how an unclear text is read, and why
    entries: tuple[str, ...] = ()  # the rows of a rule that is a table
    source: str = ""  # where a rule was found that isn't from a rulebook at hand
    confidence: str = ""
