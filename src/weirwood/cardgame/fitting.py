"""Fitting: what a card lacks of what a description asks for, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import values
from .definition import Context
from .select import FACTION_WORDS, PILE_WORDS, Cards
from .state import Table
from .words import PLAY, article, listed

Words = Callable[[Table, Context, int, Any], str]


def lacks(s: Table, ctx: Context, cards: Cards, card: int) -> tuple[str, str]:
    """The first part of a description that a card doesn't meet, and how the card is instead; ('', '') if it fits."""
    if s.zone[card] not in cards.zones:
        return "zone", _place(s, card)
    for field, words in WORDS.items():
        value = getattr(cards, field)
        if value is not getattr(ANY_CARD, field) and not _alone(cards, field).match(s, ctx, card):
            return field, words(s, ctx, card, value)
    return "", ""


ANY_CARD = Cards()


def _alone(cards: Cards, field: str) -> Cards:
    """A description that asks for this only (and for what goes with it)."""
    asked: dict[str, Any] = {field: getattr(cards, field)}
    if field in ("faction", "trait"):
        asked["or_name"] = cards.or_name
    if field == "alone":
        asked["participating"] = cards.participating
    return Cards(**asked)


def _place(s: Table, card: int) -> str:
    zone = s.zone[card]
    if zone == PLAY:
        return "it is in play"
    if zone in PILE_WORDS:
        return f"it is in {s.name(s.owner[card])}'s {PILE_WORDS[zone]}"
    return f"it is {article(values.card_type(s, card))}"


def _participating(s: Table, ctx: Context, card: int, role: str) -> str:
    return "it is not participating in the challenge" if role == "any" else f"it is not {role}"


WORDS: dict[str, Words] = {
    "type": lambda s, ctx, card, types: f"it is {article(values.card_type(s, card))}",
    "controller": lambda s, ctx, card, who: f"{s.name(s.ctrl[card])} controls it",
    "other": lambda s, ctx, card, yes: "it is the very card whose text this is",
    "name": lambda s, ctx, card, name: f"it is not {name}",
    "copy_of": lambda s, ctx, card, name: "it is no copy of the card chosen before",
    "faction": lambda s, ctx, card, faction: f"it is {article(FACTION_WORDS[s.defn[card].faction])} card",
    "trait": lambda s, ctx, card, traits: f"it doesn't have the trait {listed(list(traits), 'or')}",
    "unique": lambda s, ctx, card, yes: "it is not unique" if yes else "it is unique",
    "loyal": lambda s, ctx, card, yes: "it is not loyal" if yes else "it is loyal",
    "kneeling": lambda s, ctx, card, yes: "it is standing" if yes else "it is kneeling",
    "participating": _participating,
    "alone": lambda s, ctx, card, yes: "it doesn't participate alone",
    "cost_max": lambda s, ctx, card, most: f"its printed cost is {s.defn[card].cost or 0}",
    "printed_max": lambda s, ctx, card, most: f"its printed STR is {s.defn[card].strength}",
    "strength_max": lambda s, ctx, card, most: f"its STR is {values.strength(s, card)}",
    "icon": lambda s, ctx, card, icon: f"it has no {icon} icon",
    "lacks_icon": lambda s, ctx, card, icon: f"it has {article(icon)} icon",
    "has_keyword": lambda s, ctx, card, word: f"it doesn't have {word}",
    "bare": lambda s, ctx, card, yes: "it has an attachment",
    "attached": lambda s, ctx, card, yes: f"{s.defn[ctx.card].name} is not attached to it",
    "weaker": lambda s, ctx, card, yes: f"its STR is {values.strength(s, card)}, which is not lower",
}
"""How a card is that doesn't meet a part of a description, by the part's name; in the order in which people look."""
