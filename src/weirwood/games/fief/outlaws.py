"""Outlaws: what they lose, and how the status is lifted (1.1.3, 1.1.4)."""

from __future__ import annotations

from .bestowing import lose
from .state import OUTLAW, Fief
from .titles import BROTHER, FIEF, LORD_COMMANDER, OUTLAW_KEEPS, titles_of


def outlaw(s: Fief, noble: int, rule: str) -> None:
    """A Noble becomes an Outlaw and loses all Titles but Fief Titles, royal ones and Mother of Dragons (fief.1.1.4.1.1)."""
    s.flags[noble] |= OUTLAW
    s.dirty = True
    s.note("outlaw", noble, rule=rule)
    for title in titles_of(s, noble):
        if title != BROTHER and title < FIEF and title not in OUTLAW_KEEPS and title != LORD_COMMANDER:
            lose(s, title, "fief.1.1.4.1.3")


def pardon(s: Fief, noble: int, by: int) -> None:
    """The Outlaw status is lifted; lost Titles don't come back (fief.1.1.3.2)."""
    s.flags[noble] &= ~OUTLAW
    s.note("pardoned", noble, by, rule="fief.1.1.3.1")
