"""Naming: the words by which options, logs and scenarios call a card."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.decision import Option, make_option
from ..cards.catalogue import plain
from . import values
from .moving import facedown_on, title_beneath
from .state import Table
from .words import FACTION_ZONE, HAND, PLAY, SHADOWS, ZONE_NAMES

NEAREST = (HAND, PLAY)
"""Where the copy lies that is meant if a label doesn't say from where."""


def name_of(s: Table, card: int) -> str:
    """What a card is called; several of one name in play are told apart by #1, #2 … in the order they entered."""
    if card in s.beneath:
        return f"facedown {facedown_on(s, s.host[card]).index(card) + 1} on {name_of(s, s.host[card])}"
    name = s.called(card)
    zone = s.zone[card]
    if zone == FACTION_ZONE:
        return f"{name} (faction card)"
    if zone != PLAY:
        return name
    defn = s.defn[card]
    alike = s.titled[defn.name]
    if len(alike) == 1:
        return name
    twins = [c for c in alike if s.defn[c] is defn]  # copies share their definition
    if len(twins) == 1:
        return name
    twins.sort(key=s.entered.__getitem__)
    return f"{name} #{twins.index(card) + 1}"


def name_for(s: Table, card: int, seat: int) -> str:
    """What a seat calls a card: one that lies facedown, and that it may not see, by its place."""
    if s.zone[card] == SHADOWS and not s.known[card] >> seat & 1:
        return hidden_name(s, card)
    if card in s.beneath and s.known[card] >> seat & 1:
        return title_beneath(s, card)
    return name_of(s, card)


def hidden_name(s: Table, card: int) -> str:
    """What a card in shadows is called by those who may not see it."""
    owner = s.owner[card]
    return f"{s.name(owner)}'s shadow {s.shadows[owner].index(card) + 1}"


def names_of(s: Table, cards: Iterable[int]) -> list[str]:
    """The titles of cards."""
    return [s.called(c) for c in cards]


def name_or(s: Table, card: int, nothing: str | None = None) -> str | None:
    """A card's title, or what stands for no card."""
    return s.called(card) if card >= 0 else nothing


def titled(s: Table, card: int, name: str) -> bool:
    """Whether a name means this card by its title, and by its set if it says one; a number is left aside."""
    wanted, defn = plain(name).split(" #")[0].strip(), s.defn[card]
    return wanted == plain(defn.name) or wanted == plain(defn.version)


def card_options(s: Table, verb: str, cards: list[int], seat: int) -> list[Option]:
    """One option a card, as a seat calls it; interchangeable cards outside play make one, and where they lie is said if that differs."""
    options: list[Option] = []
    found: dict[str, list[int]] = {}
    for card in cards:
        found.setdefault(name_for(s, card, seat), []).append(card)
    for name, alike in found.items():
        if len(alike) == 1:
            options.append(make_option(f"{verb} {name}", verb, (alike[0],)))
            continue
        places = {s.zone[card]: card for card in alike[::-1]}
        nearest = next((zone for zone in NEAREST if zone in places), -1) if len(places) > 1 else s.zone[alike[0]]
        for zone, card in reversed(places.items()):
            label = f"{verb} {name}"
            if zone == nearest:
                options.append(make_option(label, verb, (card,)))
            else:
                options.append(make_option(f"{label} from {ZONE_NAMES[zone]}", verb, (card,), label))
    return options


def side_hint(s: Table, cards: list[int], unit: str) -> str:
    """Who could take part, and how strong they are together: 'Smallfolk, 1 STR' or 'up to 3 characters, 9 STR'."""
    who = name_of(s, cards[0]) if len(cards) == 1 else f"up to {len(cards)} characters"
    return f"{who}, {sum(values.strength(s, card) for card in cards)} {unit}"
