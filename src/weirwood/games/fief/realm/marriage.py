"""Marriages and Alliances: who may marry, the wedding, and how a marriage ends (1.1.1)."""

from __future__ import annotations

from ..model.board import NONE
from ..model.nobles import CANNOT_MARRY, HARD_TO_MARRY, NIGHTS_WATCH
from ..model.state import Fief
from ..model.titles import KING, MASTER_OF_LAWS, QUEEN
from .royal import lose_queen, make_queen

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


def may_wed(s: Fief, one: int, other: int, seat: int | None = None) -> str | None:
    """The clause that keeps two Nobles from marrying each other; None if they may, as far as a seat can see."""
    if s.owner[one] == s.owner[other] or s.is_lord(one) == s.is_lord(other):
        return "fief.1.1.1.1"
    for noble in (one, other):
        clause = may_marry(s, noble)
        if clause is not None:
            return clause
        purse = s.gold[s.owner[noble]] if seat is None else s.purse(seat, s.owner[noble])
        if s.has(noble, HARD_TO_MARRY) and purse is not None and purse < DOWRY:
            return "fief.1.1.1.13"
    return None


def wed(s: Fief, one: int, other: int) -> None:
    """Two Nobles marry; the King's wife becomes Queen at once (fief.1.5.1.1)."""
    for noble, spouse in ((one, other), (other, one)):
        if s.has(noble, HARD_TO_MARRY):
            s.pay(s.owner[noble], DOWRY, s.owner[spouse])
            s.note("dowry", s.owner[noble], s.owner[spouse], DOWRY, noble, rule="fief.1.1.1.13")
        s.spouse[noble] = spouse
    s.dirty = True
    s.note("wedding", one, other, rule="fief.1.1.1.2")
    if s.holder[KING] in (one, other):
        make_queen(s)


def part(s: Fief, noble: int, rule: str, widowed: bool = False) -> None:
    """A marriage ends; both are free to marry again, and the King's divorced wife isn't Queen (fief.1.1.1.1.6)."""
    spouse = s.spouse[noble]
    if spouse < 0:
        return
    s.spouse[noble] = s.spouse[spouse] = NONE
    s.dirty = True
    s.note("parted", noble, spouse, rule=rule)
    if not widowed and s.holder[KING] in (noble, spouse) and s.holder[QUEEN] in (noble, spouse):
        lose_queen(s, "fief.1.5.1.5")


def pairs(s: Fief, seat: int) -> list[tuple[int, int]]:
    """The marriages that a player's Nobles could make: his own Noble first."""
    own = [n for n in s.house_nobles(seat) if may_marry(s, n) is None]
    others = [other for other in s.in_play() if s.owner[other] != seat]
    return [(n, other) for n in own for other in others if may_wed(s, n, other, seat) is None]


def may_divorce(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble's player from asking the Master of Laws for a divorce; None if he may."""
    spouse = s.spouse[noble]
    if spouse < 0 or s.holder[MASTER_OF_LAWS] < 0:
        return "fief.1.1.1.1.1"
    if s.heir_played and s.holder[KING] in (noble, spouse):
        return "fief.1.1.1.1.7"
    return None
