"""The face of a card as text: title, figures, icons, traits and the generated rules text."""

from __future__ import annotations

import textwrap
from typing import Any

from ...cardgame.definition import Card
from ...cardgame.facts import facts
from ...cardgame.vocabulary.text import card_text
from ...cardgame.words import CHALLENGES, CHARACTER
from .speech import FACTION_WORDS, SPEECH

WIDTH = 72


def headline(card: Card) -> str:
    """One line: title, type, faction and figures."""
    mark = "* " if card.unique else ""
    parts = [card.type]
    if card.type not in ("plot", "agenda", "title"):
        parts.append(FACTION_WORDS[card.faction] + (" loyal" if card.loyal else ""))
        cost = "X" if card.x_cost else "-" if card.cost is None else str(card.cost)
        parts.append(f"cost {cost}")
    if card.type == CHARACTER:
        icons = [k for k, n in zip(CHALLENGES, card.icons, strict=True) if n]
        parts += [f"STR {card.strength}", ", ".join(icons) or "no icons"]
    if card.type == "plot":
        parts.append(f"gold {card.income}, initiative {card.initiative}, claim {card.claim}, reserve {card.reserve}")
    return f"{mark}{card.name} ({card.set} {card.code[2:]}): " + ", ".join(parts)


def lines(card: Card) -> list[str]:
    """The whole face, line by line."""
    out = [headline(card)]
    if card.traits:
        out.append("  " + ". ".join(sorted(card.traits)) + ".")
    for line in card_text(card, SPEECH):
        out += textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return out


def data(card: Card) -> dict[str, Any]:
    """The whole face as plain data, for whoever draws it."""
    found = facts(card, FACTION_WORDS.get(card.faction, card.faction), card_text(card, SPEECH), lines(card))
    if card.type == "plot":
        found["plot"]["reserve"] = card.reserve
    return found
