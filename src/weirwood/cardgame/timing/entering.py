"""Entering play: uniqueness, the dead pile, duplicates, and where an attachment may be attached."""

from __future__ import annotations

from ..cards.definition import Context
from ..table import values
from ..table.state import Table
from ..table.words import ATTACHMENT, CHARACTER, DEAD, DUPLICATE, ENTERED, FACTION_ZONE, LOCATION, PLAY
from ..vocabulary.ruling.bringing_in import goes_on_faction
from ..vocabulary.ruling.rules import EntersKneeling, bearing


def may_bear_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a seat from adding a duplicate to a card, or None: they own and control it in play."""
    held = s.zone[card] == PLAY and s.owner[card] == seat == s.ctrl[card]
    return None if held else s.clauses.duplicates


def duplicate_host(s: Table, seat: int, card: int) -> int:
    """The unique card in play that this card would duplicate for a seat, or -1."""
    defn = s.defn[card]
    if not defn.unique or s.owner[card] != seat:
        return -1
    for other in s.namesakes(defn.name):
        if s.defn[other].unique and other != card and may_bear_duplicate(s, seat, other) is None:
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
            return s.clauses.dead_itself if s.zone[card] == DEAD else s.clauses.dead
    owner = s.owner[card]
    if owner == seat and name not in s.titled:
        return None
    others = [other for other in s.namesakes(name) if other != card and s.defn[other].unique]
    own_duplicate = bool(others) and not taking and duplicate_host(s, seat, card) >= 0
    for other in others:
        own = s.ctrl[other] == seat
        if own and not own_duplicate:
            return s.clauses.unique_taken if taking else s.clauses.unique
        if not own and s.owner[other] == seat:
            return s.clauses.unique_taken if taking else s.clauses.unique_owned_elsewhere
        if not taking and owner != seat and s.owner[other] == owner:
            return s.clauses.unique_of_owner
    if owner != seat and not taking:
        for other in s.dead[owner]:
            if other != card and s.defn[other].name == name:
                return s.clauses.unique_of_owner
    return None


def may_attach(s: Table, card: int, host: int, seat: int, ctx: Context | None = None) -> str | None:
    """The clause that forbids attaching a card to a host, or None; ``ctx``: of the card, for who asks of many hosts."""
    if s.zone[host] not in (PLAY, FACTION_ZONE) or host == card:
        return s.clauses.attachments
    defn = s.defn[card]
    if defn.type == LOCATION:
        own = host == s.faction[seat] and goes_on_faction(s, card)
        return None if own else s.clauses.attach_to
    if defn.attach_to is not None and not _blank(s, card):
        if not defn.attach_to.fits(s, ctx or attaching(s, card, seat), host):
            return s.clauses.attach_to
    elif values.card_type(s, host) != CHARACTER:
        return s.clauses.attach_to_character
    for keyword in values.keywords(s, host) if values.keyword_named(s, host, "no attachments") else ():
        if keyword.name == "no attachments":
            own = defn.type == ATTACHMENT
            found = values.traits(s, card) if own else frozenset({*defn.traits, values.trait_attached(defn)})
            if keyword.only:
                if any(t in found for t in keyword.only):
                    return s.clauses.no_attachments_of_trait
            elif not keyword.unless:
                return s.clauses.no_attachments
            elif not any(t in found for t in keyword.unless):
                return s.clauses.no_attachments_except
    if defn.per_host:
        copies = [a for a in s.attachments(host) if a != card and s.defn[a].name == defn.name]
        copies = [a for a in copies if s.copies_of_all or s.ctrl[a] == seat]
        if len(copies) >= defn.per_host:
            return s.clauses.copies_on_host
    return None


def attaching(s: Table, card: int, seat: int) -> Context:
    """The context in which it is asked what a card may be attached to."""
    return s.context(card) if s.zone[card] == PLAY else Context(card, seat)


def _blank(s: Table, card: int) -> bool:
    return "Blank" in s.present and s.zone[card] == PLAY and values.blank(s, card)


def hosts(s: Table, card: int, seat: int) -> list[int]:
    """Everything in play that a card may be attached to."""
    ctx, order = attaching(s, card, seat), s.order()
    found = [c for p in order for c in s.area[p] if may_attach(s, card, c, seat, ctx) is None]
    return found + [c for p in order if may_attach(s, card, c := s.faction[p], seat, ctx) is None]


def may_enter(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a card from entering play under a seat's control by whatever means, or None."""
    defn = s.defn[card]
    if defn.type not in ("character", "location", "attachment"):
        return s.clauses.event_cards
    if defn.unique and (refused := may_control(s, seat, card)) is not None:
        return refused
    if defn.type == ATTACHMENT and duplicate_host(s, seat, card) < 0:
        ctx = attaching(s, card, seat)
        for side in (*s.area, s.faction):
            for host in side:
                if may_attach(s, card, host, seat, ctx) is None:
                    return None
        return s.clauses.attachments
    return None


def enter(s: Table, card: int, seat: int, *, host: int = -1, kneeling: bool = False, below: int = -1) -> bool:
    """Put a card into play under a seat's control; as a duplicate if it is a further copy (then the answer is True).

    ``below``: the card of another title that it becomes a duplicate of.
    """
    below = below if below >= 0 else duplicate_host(s, seat, card)
    if below >= 0:
        s.place(card, DUPLICATE)
        s.host[card] = below
        s.known[card] = s.everyone
        return True
    s.place(card, PLAY, seat)
    s.host[card] = host
    s.kneeling[card] = 1 if kneeling else 0
    if bearing(s, EntersKneeling, card):
        s.kneeling[card] = 1
    return False


def arrived(s: Table, card: int, seat: int) -> None:
    """A card has entered play, which no card does in setup: it is counted how many characters have."""
    if s.defn[card].type == CHARACTER:
        s.tick("phase", "player", seat, ENTERED)
