"""Last known facts: what was true of a card as it left play, or what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...table import values
from ...table.words import PLAY

if TYPE_CHECKING:
    from ...cards.definition import Card, Keyword
    from ...table.state import Table


class LastKnown:
    """Everything that a description can ask about a card: kept, since the card itself has moved on."""

    __slots__ = (
        "alone", "attachments", "bearing", "card", "controller", "defn", "factions", "host", "icons", "keywords", "kneeling", "power", "role",
        "strength", "tokens", "traits", "type",
    )  # fmt: skip

    def __init__(self, defn: Card, controller: int = -1) -> None:
        self.card = -1
        self.defn = defn
        self.controller = controller
        self.type = defn.type
        self.traits = defn.traits
        self.factions = defn.factions
        self.strength = defn.strength
        self.icons = defn.icons
        self.keywords: frozenset[Keyword] = defn.keyword_set
        self.kneeling = False
        self.role = ""
        self.alone = False
        self.attachments = 0
        self.bearing: frozenset[str] = frozenset()
        self.host = -1
        self.power = 0
        self.tokens: dict[str, int] = {}


def last_known(s: Table, card: int) -> LastKnown:
    """What is true of a card now, before it leaves."""
    was = LastKnown(s.defn[card], s.ctrl[card])
    was.card = card
    was.type = values.card_type(s, card)
    was.traits = values.traits(s, card)
    was.factions = values.factions(s, card)
    if s.zone[card] == PLAY:
        was.strength = values.strength(s, card)
        was.icons = values.icons(s, card)
        was.keywords = values.keywords(s, card)
        was.kneeling = bool(s.kneeling[card])
        was.role = values.role(s, card)
        was.alone = bool(was.role) and len(values.participants(s, was.role)) == 1
        attachments = s.attachments(card)
        was.attachments = len(attachments)
        was.bearing = frozenset([trait for each in attachments for trait in values.traits(s, each)])
        was.host = s.host[card]
        was.power = s.power[card]
        was.tokens = {kind: n for (each, kind), n in s.tokens.items() if each == card} if s.tokens else {}
    return was
