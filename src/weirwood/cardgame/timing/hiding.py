"""Cards outside play: how they go to piles and into shadows, get tokens there, and leave them without coming out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..table.event import Event
from ..table.lasting import Lasting
from ..table.moving import OPEN
from ..table.state import Table
from ..table.words import AGENDA, DEAD, DISCARD, HAND, SHADOWS
from ..vocabulary.subjects.shadow_rules import AT_COST, AT_COST_IF_NONE
from .due import DueEffects
from .initiating import Initiating

SHADOW_TOKEN = "shadow"
UNPRINTED = 2
"""The amount of an occurrence by which a token gives shadow only to what has none printed on it."""


def stranded(s: Table, rule: str) -> None:
    """What lies under a card that has left play goes to its owner's discard pile, if no text says where."""
    for pile in s.under:
        for card in pile[:]:
            host = s.host[card]
            if host < 0 or s.zone[host] == AGENDA or s.in_play(host) or awaited(s, host):
                continue
            s.place(card, DISCARD)
            s.note("to discard pile", s.called(card), rule=rule)


def awaited(s: Table, card: int) -> bool:
    """Whether something that a card began is still to be done."""
    contexts = [d.context for d in s.delayed] + [f.ctx for f in s.frames if isinstance(f, Initiating)]
    return any(ctx.card == card for ctx in contexts) or any(isinstance(f, DueEffects) for f in s.frames)


def _to_dead(s: Table, e: Event) -> None:
    s.place(e.card, DEAD)
    e.done = True
    s.note("to dead pile", s.called(e.card))


def _to_discard(s: Table, e: Event) -> None:
    s.place(e.card, DISCARD)
    e.done = True
    s.note("to discard pile", s.called(e.card))


def _into_shadows(s: Table, e: Event) -> None:
    """A card that isn't in play goes facedown into shadows; which one it is, only those know who saw it before."""
    name, old = s.called(e.card), s.zone[e.card]
    if old in OPEN or e.how == "public":
        s.note("put into shadows", s.name(s.owner[e.card]), name)
    else:
        s.note("put into shadows", s.name(s.owner[e.card]), "", secret=(name,), audience=1 << s.owner[e.card])
    s.place(e.card, SHADOWS)
    if e.amount:
        shroud(s, e.card, e.source, e.amount == UNPRINTED)
    e.done = True


def shroud(s: Table, card: int, source: int = -1, unprinted: bool = False) -> None:
    """A card in shadows gets a shadow token, and by it shadow at its printed cost as long as it is there.

    ``unprinted``: unless shadow is printed on it.
    """
    s.tokens[card, SHADOW_TOKEN] = s.tokens.get((card, SHADOW_TOKEN), 0) + 1
    s.serial += 1
    title = s.called(source) if source >= 0 else ""
    kind = s.defn[source].type if source >= 0 else ""
    s.add_lasting(
        Lasting("ShadowAtCost", AT_COST_IF_NONE if unprinted else AT_COST, "", card, -1, source, s.serial, kind, title)
    )
    s.rewire()


def _discard_shadow(s: Table, e: Event) -> None:
    if s.zone[e.card] == SHADOWS:
        s.place(e.card, DISCARD)
        e.done = True
        s.note("discard from shadows", s.name(s.owner[e.card]), s.called(e.card))


def _return_shadow(s: Table, e: Event) -> None:
    if s.zone[e.card] == SHADOWS:
        owner = s.owner[e.card]
        s.note("return from shadows", s.name(owner), secret=(s.called(e.card),), audience=1 << owner)
        s.place(e.card, HAND)
        e.done = True


def _shroud(s: Table, e: Event) -> None:
    shroud(s, e.card, e.source)
    e.done = True


HIDING: dict[str, Callable[[Any, Event], None]] = {
    "to dead pile": _to_dead,
    "to discard pile": _to_discard,
    "into shadows": _into_shadows,
    "shroud": _shroud,
    "discard from shadows": _discard_shadow,
    "return from shadows": _return_shadow,
}
"""How these occurrences change the table."""
