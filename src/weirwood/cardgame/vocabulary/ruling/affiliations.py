"""Constant abilities that change which factions cards belong to, and whom players may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...grammar.phrase import Phrase
from ..kinds import FACTION
from .rules import OnCards, bearing

if TYPE_CHECKING:
    from ...table.state import Table


class GainsFaction(OnCards):
    """Belongs to a faction, too, or (``only``) to that one alone; without a faction: it loses all that it has."""

    faction: str
    only: bool = False
    verbs = (
        Phrase("gains the {faction} affiliation and loses every other", faction=FACTION, only=True),
        Phrase("loses all faction affiliations", faction=""),
        Phrase("gains the {faction} affiliation", faction=FACTION),
    )


class NeverAlone(OnCards):
    """Opponents' events can't have it as their only target."""

    verbs = (Phrase("is never the only target of an opponent's event"),)


def never_alone(s: Table, cards: list[int], kind: str, by: int) -> list[int]:
    """Those among cards that a player's effect of a type of card can't have as its only target."""
    if kind != "event" or not s.has("NeverAlone"):
        return []
    return [card for card in cards if any(s.ctrl[source] != by for source, _ in bearing(s, NeverAlone, card))]
