"""The indexes of what cards can do where they are, kept as cards move: nobody has to ask every card.

Triggered abilities by kind of occurrence (``listeners``), constant abilities by class (``statics``), and ``actions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .state import Listener, Table


def enter(s: Table, card: int, zone: int) -> None:
    """A card has come to a zone: the abilities that work there count."""
    working = s.defn[card].works_in.get(zone)
    if working is None:
        return
    for kind, ability in working.listens:
        s.listeners[kind] = (*s.listeners.get(kind, ()), (card, ability))
    if working.constants:
        s.shifting += s.defn[card].shifts
        for kind, static in working.constants:
            s.statics[kind] = (*s.statics.get(kind, ()), (card, static))
        ruled(s)
    for ability in working.actions:
        s.actions = (*s.actions, (card, ability))


def leave(s: Table, card: int, zone: int) -> None:
    """A card leaves a zone: the abilities that worked there don't count any more."""
    working = s.defn[card].works_in.get(zone)
    if working is None:
        return
    for kind, _ in working.listens:
        drop(s.listeners, kind, card)
    if working.constants:
        s.shifting -= s.defn[card].shifts
        for kind, _ in working.constants:
            drop(s.statics, kind, card)
        ruled(s)
    if working.actions:
        s.actions = tuple([entry for entry in s.actions if entry[0] != card])


def ruled(s: Table) -> None:
    """Other rules are on the table than before: which classes of them, and nothing that hung on them is known any more."""
    s.present = frozenset([*s.statics, *s.given])
    s.steady = {}


def call(s: Table, card: int) -> None:
    """A card lies in play from now on, and is found by its title."""
    title = s.defn[card].name
    s.titled[title] = (*s.titled.get(title, ()), card)


def uncall(s: Table, card: int) -> None:
    """A card doesn't lie there any more."""
    title = s.defn[card].name
    left = tuple([other for other in s.titled[title] if other != card])
    if left:
        s.titled[title] = left
    else:
        del s.titled[title]


def drop(index: dict[str, Any], kind: str, card: int) -> None:
    """Take a card's entries of a kind out of an index."""
    if kind in index:
        left = tuple([entry for entry in index[kind] if entry[0] != card])
        if left:
            index[kind] = left
        else:
            del index[kind]


def rebuild(s: Table) -> None:
    """Make the indexes anew, after definitions have been dealt over the numbers."""
    listeners: dict[str, list[Listener]] = {}
    statics: dict[str, list[tuple[int, Any]]] = {}
    actions: list[Listener] = []
    shifting = 0
    zone, defn = s.zone, s.defn
    active = [card for card, each in enumerate(defn) if zone[card] in each.works_in]
    active.sort(key=s.entered.__getitem__)
    for card in active:
        working = defn[card].works_in[zone[card]]
        for kind, ability in working.listens:
            listeners.setdefault(kind, []).append((card, ability))
        if working.constants:
            shifting += defn[card].shifts
            for kind, static in working.constants:
                statics.setdefault(kind, []).append((card, static))
        for ability in working.actions:
            actions.append((card, ability))
    s.listeners = {kind: tuple(entries) for kind, entries in listeners.items()}
    s.statics = {kind: tuple(constants) for kind, constants in statics.items()}
    s.actions, s.shifting = tuple(actions), shifting
    ruled(s)
    s.memo = {}
