"""A card's printed facts as plain data, for whoever draws its face."""

from __future__ import annotations

from typing import Any

from ..table.words import CHALLENGES, CHARACTER
from .definition import PAID_FOR, Card
from .motif import motif


def facts(card: Card, faction_name: str, text: list[str], lines: list[str]) -> dict[str, Any]:
    """All that is printed on a card; the rules text and the whole face in words are the edition's."""
    found: dict[str, Any] = {
        "name": card.name,
        "type": card.type,
        "faction": card.faction,
        "faction_name": faction_name,
        "loyal": card.loyal,
        "unique": card.unique,
        "traits": sorted(card.traits),
        "keywords": [str(keyword) for keyword in card.keywords],
        "text": text,
        "code": card.code,
        "set": card.set,
        "lines": lines,
    }
    if shows := motif(card):
        found["motif"] = shows
    if len(card.factions) > 1:
        found["factions"] = sorted(card.factions)
    if card.crests:
        found["crests"] = sorted(card.crests)
    if card.type in PAID_FOR:
        found["cost"] = "X" if card.x_cost else f"s{card.cost}" if card.shadow else card.cost
    if card.type == CHARACTER:
        found["strength"] = card.strength
        found["icons"] = [kind for kind, n in zip(CHALLENGES, card.icons, strict=True) if n]
    if card.type == "plot":
        found["plot"] = {"income": card.income, "initiative": card.initiative, "claim": card.claim}
    if card.modifiers:
        found["gives"] = dict(card.modifiers)
    if not card.written:
        found["written"] = False
    if card.type == "title":
        found["supports"], found["rivals"] = list(card.supports), list(card.rivals)
    return found
