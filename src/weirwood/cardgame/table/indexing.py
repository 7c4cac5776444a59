"""The indexes of what cards can do where they are, kept as cards move: nobody has to ask every card.

Triggered abilities by kind of occurrence (``listeners``), constant abilities by class (``statics``), and ``actions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards.definition import ACTION, CONSTANT_ZONES

if TYPE_CHECKING:
    from .state import Table


def enter(s: Table, card: int, zone: int) -> None:
    """A card has come to a zone: the abilities that work there count."""
    defn = s.defn[card]
    if zone not in defn.works_in:
        return
    for kind, ability in defn.listens:
        if zone in ability.zones:
            s.listeners[kind] = (*s.listeners.get(kind, ()), (card, ability))
    if zone in CONSTANT_ZONES:
        s.shifting += defn.shifts
        for static in defn.constants:
            kind = static.kept_as or type(static).__name__
            s.statics[kind] = (*s.statics.get(kind, ()), (card, static))
    for ability in defn.abilities:
        if ability.trigger is None and ability.kind == ACTION and zone in ability.zones:
            s.actions = (*s.actions, (card, ability))


def leave(s: Table, card: int, zone: int) -> None:
    """A card leaves a zone: the abilities that worked there don't count any more."""
    defn = s.defn[card]
    if zone not in defn.works_in:
        return
    for kind, ability in defn.listens:
        if zone in ability.zones:
            drop(s.listeners, kind, card)
    if zone in CONSTANT_ZONES:
        s.shifting -= defn.shifts
        for static in defn.constants:
            drop(s.statics, static.kept_as or type(static).__name__, card)
    if defn.abilities:
        s.actions = tuple(entry for entry in s.actions if entry[0] != card)


def drop(index: dict[str, Any], kind: str, card: int) -> None:
    """Take a card's entries of a kind out of an index."""
    if kind in index:
        left = tuple(entry for entry in index[kind] if entry[0] != card)
        if left:
            index[kind] = left
        else:
            del index[kind]


def rebuild(s: Table) -> None:
    """Make the indexes anew, after definitions have been dealt over the numbers."""
    s.listeners, s.statics, s.actions, s.shifting = {}, {}, (), 0
    active = [c for c, zone in enumerate(s.zone) if zone in s.defn[c].works_in]
    for card in sorted(active, key=s.entered.__getitem__):
        enter(s, card, s.zone[card])
    s.memo, s.steady = {}, {}
