"""Marriages and Alliances: who may marry, the wedding, and how a marriage ends (1.1.1)."""

from __future__ import annotations

from ...kernel.decision import Refusal
from .nobles import CANNOT_MARRY, HARD_TO_MARRY, NIGHTS_WATCH, NOBLES
from .state import NONE, Fief
from .titles import KING, QUEEN

DOWRY = 2
"""What the House of a hard to marry Noble pays to the other (fief.1.1.1.13)."""


def may_marry(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from marrying anybody; None if he may."""
    if s.spouse[noble] >= 0:
        return "fief.1.1.1.1"
    if noble in s.brother:
        return "fief.1.1.1.3"
    if s.has(noble, CANNOT_MARRY):
        return "fief.1.1.1.12"
    if s.has(noble, NIGHTS_WATCH) and not s.options.nwe:
        return "fief.2.4.1.5"
    if s.spouse_seat(s.owner[noble]) >= 0:
        return "fief.1.1.1.4"
    return None


def may_wed(s: Fief, one: int, other: int) -> str | None:
    """The clause that keeps two Nobles from marrying each other; None if they may."""
    if s.owner[one] == s.owner[other] or s.is_lord(one) == s.is_lord(other):
        return "fief.1.1.1.1"
    for noble in (one, other):
        clause = may_marry(s, noble)
        if clause is not None:
            return clause
        if s.has(noble, HARD_TO_MARRY) and s.gold[s.owner[noble]] < DOWRY:
            return "fief.1.1.1.13"
    return None


def wed(s: Fief, one: int, other: int) -> None:
    """Two Nobles marry; the King's wife becomes Queen at once (fief.1.5.1.1)."""
    from .royal import make_queen

    for noble, spouse in ((one, other), (other, one)):
        if s.has(noble, HARD_TO_MARRY):
            s.pay(s.owner[noble], DOWRY, s.owner[spouse])
        s.spouse[noble] = spouse
    s.dirty = True
    s.note("wedding", one, other, rule="fief.1.1.1.2")
    if s.holder[KING] in (one, other):
        make_queen(s)


def part(s: Fief, noble: int, rule: str, widowed: bool = False) -> None:
    """A marriage ends; both are free to marry again, and the King's divorced wife isn't Queen (fief.1.1.1.1.6)."""
    from .royal import lose_queen

    spouse = s.spouse[noble]
    if spouse < 0:
        return
    s.spouse[noble] = s.spouse[spouse] = NONE
    s.dirty = True
    s.note("parted", noble, spouse, rule=rule)
    if not widowed and s.holder[KING] in (noble, spouse) and s.holder[QUEEN] in (noble, spouse):
        lose_queen(s, "fief.1.5.1.5")


def why_not_wed(s: Fief, one: int, other: int) -> Refusal | None:
    clause = may_wed(s, one, other)
    return Refusal(clause, f"{NOBLES[one].name} can't marry {NOBLES[other].name}") if clause else None
