"""Entering play: uniqueness, the dead pile, duplicates, and where an attachment may be attached."""

from __future__ import annotations

from . import values
from .definition import Context
from .state import Table
from .words import ATTACHMENT, CHARACTER, DEAD, DUPLICATE, PLAY


def may_bear_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a seat from adding a duplicate to a card, or None: they own and control it in play."""
    held = s.zone[card] == PLAY and s.owner[card] == seat == s.ctrl[card]
    return None if held else "faq2.duplicates.1"


def duplicate_host(s: Table, seat: int, card: int) -> int:
    """The unique card in play that this card would duplicate for a seat, or -1 (rr.duplicates.1)."""
    defn = s.defn[card]
    if not defn.unique or s.owner[card] != seat:
        return -1
    for other in s.area[seat]:
        if s.defn[other].name == defn.name and s.defn[other].unique and other != card:
            if may_bear_duplicate(s, seat, other) is None:
                return other
    return -1


def may_control(s: Table, seat: int, card: int, *, taking: bool = False) -> str | None:
    """The clause that keeps a unique card from entering play (or being taken) under a seat's control, or None."""
    defn = s.defn[card]
    if not defn.unique:
        return None
    name = defn.name
    for other in s.dead[seat]:
        if other != card and s.defn[other].name == name:
            return "rr.dead-pile.4" if s.zone[card] == DEAD else "rr.dead-pile.3"
    owner = s.owner[card]
    own_duplicate = not taking and duplicate_host(s, seat, card) >= 0
    for p in range(s.seats):
        for other in s.area[p]:
            if other == card or s.defn[other].name != name or not s.defn[other].unique:
                continue
            if p == seat and not own_duplicate:
                return "rr.unique-cards.3" if taking else "rr.unique-cards.1"
            if p != seat and s.owner[other] == seat:
                return "rr.unique-cards.3" if taking else "faq2.unique.5"
            if not taking and owner != seat and s.owner[other] == owner:
                return "faq2.unique.3"
    if owner != seat and not taking:
        for other in s.dead[owner]:
            if other != card and s.defn[other].name == name:
                return "faq2.unique.3"
    return None


def may_attach(s: Table, card: int, host: int, seat: int) -> str | None:
    """The clause that forbids attaching a card to a host, or None."""
    if s.zone[host] != PLAY or host == card:
        return "rr.attachment-cards.3"
    defn = s.defn[card]
    if defn.attach_to is not None and not _blank(s, card):
        if not defn.attach_to.match(s, s.context(card) if s.zone[card] == PLAY else Context(card, seat), host):
            return "rr.attachment-cards.4"
    elif values.card_type(s, host) != CHARACTER:
        return "rr.attachment-cards.4"
    found = values.traits(s, card) if defn.type == ATTACHMENT else frozenset({*defn.traits, "Condition"})
    for keyword in values.keywords(s, host):
        if keyword.name == "no attachments":
            if keyword.only:
                if any(t in found for t in keyword.only):
                    return "rr.no-attachments.2"
            elif not keyword.unless:
                return "rr.no-attachments.1"
            elif not any(t in found for t in keyword.unless):
                return "rr.no-attachments.3"
    if defn.per_host:
        copies = [a for a in s.area[seat] if s.host[a] == host and a != card and s.defn[a].name == defn.name]
        if len(copies) >= defn.per_host:
            return "rr.limits.3"
    return None


def _blank(s: Table, card: int) -> bool:
    return s.zone[card] == PLAY and values.blank(s, card)


def hosts(s: Table, card: int, seat: int) -> list[int]:
    """Everything in play that a card may be attached to."""
    return [c for p in s.order() for c in s.area[p] if may_attach(s, card, c, seat) is None]


def may_enter(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a card from entering play under a seat's control by whatever means, or None."""
    defn = s.defn[card]
    if defn.type not in ("character", "location", "attachment"):
        return "rr.event-cards.4"
    refused = may_control(s, seat, card)
    if refused is not None:
        return refused
    if defn.type == ATTACHMENT and duplicate_host(s, seat, card) < 0:
        for side in s.area:
            for host in side:
                if may_attach(s, card, host, seat) is None:
                    return None
        return "rr.attachment-cards.3"
    return None


def enter(s: Table, card: int, seat: int, *, host: int = -1, kneeling: bool = False) -> bool:
    """Put a card into play under a seat's control; as a duplicate if it is a further copy (then the answer is True)."""
    below = duplicate_host(s, seat, card)
    if below >= 0:
        s.place(card, DUPLICATE)
        s.host[card] = below
        s.known[card] = s.everyone
        return True
    s.place(card, PLAY, seat)
    s.host[card] = host
    s.kneeling[card] = 1 if kneeling else 0
    for source, _ in s.statics.get("enters kneeling", ()):
        if source == card and not values.blank(s, source):
            s.kneeling[card] = 1
    return False
