"""Dealing anew what a seat can't see, for games that are only thought through."""

from __future__ import annotations

from operator import attrgetter

from ...kernel.chance import Chance
from ..cards.definition import Card
from ..table.moving import identity
from ..table.state import Table
from ..table.words import CHARACTER, LOCATION, ZONE_NAMES
from .setup import SettingUp

ATTEMPTS = 50
"""How often cards are dealt in the hope that some of them could have been placed in setup."""
MAY_LIE = (CHARACTER, LOCATION)
STANDING = attrgetter("standing")


def unseen(s: Table, seat: int | None, *groups: tuple[int, ...]) -> list[list[list[int]]]:
    """The cards that a seat (None: a spectator) can't tell: by owner, and by groups of zones."""
    bit = 0 if seat is None else 1 << seat
    owner, zone, everyone = s.owner, s.zone, s.everyone
    found: list[list[list[int]]] = [[[] for _ in groups] for _ in range(s.seats)]
    place = [-1] * len(ZONE_NAMES)
    for number, zones in enumerate(groups):
        for each in zones:
            place[each] = number
    for card, known in enumerate(s.known):
        if known != everyone and not known & bit:
            group = place[zone[card]]
            if group >= 0:
                found[owner[card]][group].append(card)
    return found


def in_order(definitions: list[Card]) -> list[Card]:
    """Cards in an order that says nothing about where they lay, so that the same chance deals the same game from any of
    the games that look alike to a seat."""
    return sorted(definitions, key=STANDING)


def deal_anew(s: Table, cards: list[int], chance: Chance) -> None:
    """Deal the definitions of these cards anew over their numbers, for a game that is only thought through."""
    if cards:
        deal(s, cards, in_order([identity(s, c) for c in cards]), chance)


def deal(s: Table, cards: list[int], definitions: list[Card], chance: Chance) -> None:
    """Shuffle definitions and deal them over these numbers."""
    chance.shuffle(definitions)
    dealt, hidden = s.defn, s.beneath
    for card, defn in zip(cards, definitions):
        if card in hidden:
            hidden[card] = defn
        else:
            dealt[card] = defn


def deal_setup(s: Table, setup: SettingUp, owner: int, cards: list[int], chance: Chance) -> None:
    """A player's hidden hand and deck; what lies facedown in setup is dealt anew, too, as something that may lie there."""
    placed = [c for c in setup.placed[owner] if c in cards]
    deal_anew(s, cards, chance)
    if not placed:
        return
    real = setup.placed[owner]
    others = [c for c in cards if c not in placed]
    for attempt in range(ATTEMPTS + 1):
        if attempt == ATTEMPTS:  # the cheapest fit if anything does
            found = in_order([s.defn[c] for c in cards])
            found.sort(key=lambda defn: (defn.type not in MAY_LIE, defn.cost or 0))
            for card, defn in zip(cards, found, strict=True):
                s.defn[card] = defn
        elif attempt:
            deal_anew(s, cards, chance)
        fit = _fitting(s, setup, owner, cards, len(placed), [c for c in real if c not in placed])
        if len(fit) == len(placed):
            break
    else:
        fit = cards[: len(placed)]
    setup.placed[owner] = real
    definitions = [s.defn[c] for c in fit] + [s.defn[c] for c in cards if c not in fit]
    for card, defn in zip([*placed, *others], definitions, strict=True):
        s.defn[card] = defn


def _fitting(s: Table, setup: SettingUp, owner: int, cards: list[int], count: int, known: list[int]) -> list[int]:
    """So many of these cards, if possible, as may lie facedown in setup beside each other."""
    found: list[int] = []
    for card in cards:
        setup.placed[owner] = [*known, *found]
        if len(found) < count and setup.may_place(s, owner, card) is None:
            found.append(card)
    return found
