"""Naming: the words by which options, logs and scenarios call a card."""

from __future__ import annotations

from ..kernel.decision import Option
from . import values
from .state import Table
from .words import FACTION_ZONE, PLAY


def name_of(s: Table, card: int) -> str:
    """A card's name; several cards in play with one title are told apart by #1, #2 … in the order they entered."""
    defn = s.defn[card]
    zone = s.zone[card]
    if zone == FACTION_ZONE:
        return f"{defn.name} (faction card)"
    if zone != PLAY:
        return defn.name
    title = defn.name
    twins = [c for side in s.area for c in side if s.defn[c].name == title]
    if len(twins) == 1:
        return title
    twins.sort(key=s.entered.__getitem__)
    if len({s.defn[c].set for c in twins}) == len(twins):
        return f"{title} ({defn.set})"
    return f"{title} #{twins.index(card) + 1}"


def card_options(s: Table, verb: str, cards: list[int]) -> list[Option]:
    """One option a card; interchangeable cards outside play make one."""
    options: list[Option] = []
    seen: set[str] = set()
    for card in cards:
        label = f"{verb} {name_of(s, card)}"
        if label not in seen:
            seen.add(label)
            options.append(Option(label, verb, (card,)))
        elif s.zone[card] == PLAY:  # a card of the same name outside play was first
            label += f" ({s.defn[card].set})"
            seen.add(label)
            options.append(Option(label, verb, (card,)))
    return options


def side_hint(s: Table, cards: list[int], unit: str) -> str:
    """Who could take part, and how strong they are together: 'Smallfolk, 1 STR' or 'up to 3 characters, 9 STR'."""
    who = name_of(s, cards[0]) if len(cards) == 1 else f"up to {len(cards)} characters"
    return f"{who}, {sum(values.strength(s, card) for card in cards)} {unit}"
