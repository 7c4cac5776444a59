"""Versions of the official FAQ: which errata, lists and rules are in force in each (faq1.general.1, faq1.general.5).

The facts and entries of cards are as printed; the errata are data (`facts/errata.jsonl`) with the version in which each
came in. A table plays by one version, or by none: the printed cards and the rulebook alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from ...cardgame.cards.definition import Card
from ...cardgame.cards.printed import Erratum, read_errata
from ...errors import UserError

FACTS = Path(__file__).parent / "facts"
NONE = "none"
"""No FAQ: printed cards and the rulebook, no draw cap, no errata, no lists."""
NEWEST = "2.4"
ERRATA = tuple(read_errata(FACTS / "errata.jsonl"))
DRAW_CAP = 3


def _order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


VERSIONS = (NONE, *sorted({erratum.since for erratum in ERRATA}, key=_order))
"""The versions of which the ledger says what came in, in their order, after no FAQ at all."""


class CardList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of cards that the FAQ of a version restricts or bans, by code, with its clause."""

    faq: str
    name: str
    clause: str
    cards: frozenset[str]

    def titles(self, cards: Iterable[Card]) -> list[str]:
        """The titles of those cards that are on the list."""
        return sorted({card.name for card in cards if card.code in self.cards})


RESTRICTED, BANNED = "restricted", "banned"
LISTS = msgspec.json.Decoder(CardList).decode_lines((FACTS / "lists.jsonl").read_bytes())


def version(named: object = None) -> str:
    """The version that somebody asked for; the newest if nobody did, and a UserError if there is no such one."""
    if named is None:
        return NEWEST
    found = str(named).strip().lower().removeprefix("v")
    if found not in VERSIONS:
        raise UserError(
            f"There is no FAQ {str(named)!r} of which it is known what came in; there are {', '.join(VERSIONS)}."
        )
    return found


def since(version: str, faq: str) -> bool:
    """Whether what came in with a version is in force under a FAQ."""
    return VERSIONS.index(version) <= VERSIONS.index(faq)


@cache
def errata(faq: str) -> tuple[Erratum, ...]:
    """The errata that are in force, the older ones first."""
    held = [erratum for erratum in ERRATA if since(erratum.since, faq)]
    return tuple(sorted(held, key=lambda erratum: VERSIONS.index(erratum.since)))


@cache
def in_force(clause: str, faq: str) -> bool:
    """Whether a clause of the FAQ holds: an erratum since its version, every other one with any FAQ (faq1.general.5)."""
    came = {erratum.since for erratum in ERRATA if erratum.clause == clause}
    return all(since(each, faq) for each in came) if came else faq != NONE


def draw_cap(faq: str) -> int | None:
    """How many cards beyond the framework's draw a player may draw in a round (faq1.drawcap.1); None: as many as they like."""
    return DRAW_CAP if in_force("faq1.drawcap.1", faq) else None


def card_list(name: str, faq: str) -> CardList | None:
    """The list of a version; None where there is none, or none is known."""
    return next((each for each in LISTS if each.name == name and each.faq == faq), None)
