"""Keywords, and how often an ability may be used."""

from __future__ import annotations

from typing import NamedTuple

from ..table.words import listed, times


class Keyword(NamedTuple):
    """A keyword; some have a number (`NUMBERED`), 'no attachments' may have traits (only these / all except these)."""

    name: str
    number: int = 0
    only: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.name in NUMBERED and self.number >= 0:
            return f"{self.name} ({self.number})"
        if self.number == FREE_X:
            return f"{self.name} (X)"
        if self.only:
            return f"no {listed(self.only, 'or')} attachments"
        if self.unless:
            return f"no attachments except {listed(self.unless, 'or')}"
        return self.name


NUMBERED = ("ambush", "bestow", "prized", "shadow")
"""The keywords that have a number."""
FREE_X = -2
"""The number of a keyword whose X its player names."""
ASSAULT, STEALTH, RENOWN, INSIGHT, INTIMIDATE, PILLAGE, LIMITED, TERMINAL = (
    Keyword(name)
    for name in ("assault", "stealth", "renown", "insight", "intimidate", "pillage", "limited", "terminal")
)
DEADLY, DEATHBOUND, INFAMY, SETUP, STALWART, VENGEFUL, VIGILANT = (
    Keyword(name) for name in ("deadly", "deathbound", "infamy", "setup", "stalwart", "vengeful", "vigilant")
)
AMBUSH = Keyword("ambush", -1)
"""Ambush for what the card costs."""
NO_ATTACHMENTS = Keyword("no attachments")
NO_ATTACHMENTS_EXCEPT_WEAPON = Keyword("no attachments", unless=("Weapon",))
NO_ATTACHMENTS_EXCEPT_BOON = Keyword("no attachments", unless=("Boon",))
NO_ATTACHMENTS_EXCEPT_ITEM = Keyword("no attachments", unless=("Item",))


def ambush(number: int) -> Keyword:
    """The keyword ambush (X)."""
    return Keyword("ambush", number)


def bestow(number: int) -> Keyword:
    """The keyword bestow (X)."""
    return Keyword("bestow", number)


def shadow(number: int) -> Keyword:
    """The keyword shadow (X)."""
    return Keyword("shadow", number)


SHADOW_X = shadow(FREE_X)
"""Shadow for as much as its player likes."""


def prized(number: int) -> Keyword:
    """The keyword prized (X)."""
    return Keyword("prized", number)


class Limit(NamedTuple):
    """How often an ability may be used in a period; ``shared``: a maximum over all copies of the card by title.

    ``per_card``: so often for each card that is chosen.
    """

    uses: int
    period: str
    shared: bool = False
    per_card: bool = False

    def say(self) -> str:
        each = " for each card chosen," if self.per_card else ""
        if self.shared:
            return f"max {self.uses}{each} per {self.period}"
        return f"limit {times(self.uses)}{each} per {self.period}"


def per_phase(n: int = 1) -> Limit:
    return Limit(n, "phase")


def per_card_and_phase(n: int = 1) -> Limit:
    return Limit(n, "phase", per_card=True)


def per_round(n: int = 1) -> Limit:
    return Limit(n, "round")


def per_challenge(n: int = 1) -> Limit:
    return Limit(n, "challenge")


def per_game(n: int = 1) -> Limit:
    return Limit(n, "game")


def max_per_challenge(n: int = 1) -> Limit:
    return Limit(n, "challenge", True)


def max_per_phase(n: int = 1) -> Limit:
    return Limit(n, "phase", True)


def max_per_round(n: int = 1) -> Limit:
    return Limit(n, "round", True)
