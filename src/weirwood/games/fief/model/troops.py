"""Troops: their kinds, prices, Strength Points and hits (4.2.3 to 4.2.7, 6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .words import many


class Troop(NamedTuple):
    """A kind of Troop: what it costs, adds and takes to kill, and how many a player has."""

    number: int
    name: str
    plural: str
    cost: int
    strength: int
    hits: int
    limit: int
    mounted: bool
    needs: str
    rule: str


(
    MAN_AT_ARMS, ARCHER, KNIGHT, CHAMPION, UNSULLIED, RECRUIT,
    KINGSGUARD_KNIGHT, KINGSGUARD_MAN, QUEENSGUARD_KNIGHT, QUEENSGUARD_MAN,
) = range(10)  # fmt: skip

TROOPS = (
    Troop(MAN_AT_ARMS, "Man at Arms", "Men at Arms", 1, 1, 1, 13, False, "", "fief.4.2.3.1"),
    Troop(ARCHER, "Archer", "Archers", 2, 1, 1, 3, False, "TE", "fief.4.2.4.1"),
    Troop(KNIGHT, "Knight", "Knights", 3, 3, 3, 8, True, "", "fief.4.2.4b.1"),
    Troop(CHAMPION, "Champion", "Champions", 5, 3, 3, 2, True, "TE", "fief.4.2.6.1"),
    Troop(UNSULLIED, "Unsullied", "Unsullied", 2, 2, 2, 7, False, "", "fief.house.targaryen.8"),
    Troop(RECRUIT, "Recruit", "Recruits", 0, 2, 2, 1, False, "NWE", "fief.4.2.5.1"),
    Troop(KINGSGUARD_KNIGHT, "Kingsguard Knight", "Kingsguard Knights", 3, 3, 3, 2, True, "TE", "fief.4.2.7.1.1"),
    Troop(KINGSGUARD_MAN, "Kingsguard Man at Arms", "Kingsguard Men at Arms", 1, 1, 1, 2, False, "TE", "fief.4.2.7.2.1"),
    Troop(QUEENSGUARD_KNIGHT, "Queensguard Knight", "Queensguard Knights", 3, 3, 3, 1, True, "TE", "fief.4.2.7.1.1"),
    Troop(QUEENSGUARD_MAN, "Queensguard Man at Arms", "Queensguard Men at Arms", 1, 1, 1, 2, False, "TE", "fief.4.2.7.2.1"),
)  # fmt: skip
KINDS = len(TROOPS)
KINGSGUARD = (KINGSGUARD_KNIGHT, KINGSGUARD_MAN)
QUEENSGUARD = (QUEENSGUARD_KNIGHT, QUEENSGUARD_MAN)
WHITECLOAKS = (*KINGSGUARD, *QUEENSGUARD)
NORMAL = {
    KINGSGUARD_KNIGHT: KNIGHT,
    KINGSGUARD_MAN: MAN_AT_ARMS,
    QUEENSGUARD_KNIGHT: KNIGHT,
    QUEENSGUARD_MAN: MAN_AT_ARMS,
}
"""The normal Troops into which Whitecloaks turn (fief.4.2.7.0.2)."""
PER_VILLAGE = 4
"""Troops a player may add to one Village in a Purchase Phase (fief.4.2.0.3)."""
DICE = ((13, 3), (7, 2), (1, 1))
"""Strength Points and the Battle Dice they give (fief.6.2.0.2)."""


def strength(counts: Sequence[int]) -> int:
    """The Strength Points of Troops, counted by kind (fief.6.2.0.1)."""
    return sum(count * TROOPS[kind].strength for kind, count in enumerate(counts) if count)


def dice(points: int) -> int:
    """The Battle Dice that Strength Points give, before penalties (fief.6.2.0.2)."""
    return next((number for least, number in DICE if points >= least), 0)


def bid_value(kind: int) -> int:
    """What a Troop adds to a Wall bid: its price, a Recruit 2 (fief.4.2.2.0.4)."""
    return 2 if kind == RECRUIT else TROOPS[kind].cost


def worth(counts: Sequence[int]) -> int:
    """What Troops are worth in GD."""
    return sum(count * bid_value(kind) for kind, count in enumerate(counts) if count)


def said_each(counts: Sequence[int]) -> list[str]:
    """Troops in words, kind by kind."""
    return [many(count, TROOPS[kind].name, TROOPS[kind].plural) for kind, count in enumerate(counts) if count]


def said(counts: Sequence[int]) -> str:
    """Troops in words."""
    return ", ".join(said_each(counts))


def kind_of(name: str) -> int | None:
    """The kind of Troop with this name, singular or plural."""
    wanted = name.strip().casefold().replace("_", " ")
    return next((t.number for t in TROOPS if wanted in (t.name.casefold(), t.plural.casefold())), None)
