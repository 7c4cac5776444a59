"""Occurrences: one record for what is about to happen, and what it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..vocabulary.describing.known import LastKnown

ALSO: dict[str, tuple[str, ...]] = {
    "kill": ("kill", "leave"),
    "discard": ("discard", "leave"),
    "sacrifice": ("sacrifice", "leave"),
    "return": ("return", "leave"),
    "remove": ("remove", "leave"),
    "shuffle in": ("shuffle in", "leave"),
    "deck top": ("deck top", "leave"),
    "deck bottom": ("deck bottom", "leave"),
    "hide": ("hide", "leave"),
    "entomb": ("entomb", "leave"),
}
"""The triggering conditions that one kind of occurrence creates (its own alone, if not listed)."""

KINDS = ALSO.copy()
"""The same of all kinds that have occurred."""
LEAVING = frozenset(ALSO)


class Event:
    """What is about to happen (or has happened): kind, subjects, amount, source, and what became of it.

    ``card`` and ``player`` are whom it happens to, ``other`` a second card or player, ``source`` the card whose effect
    it is (-1: the framework), ``by`` the player behind it. ``cost``: paid as a cost; ``unsavable``: cannot be saved.
    ``amount`` of a card that enters: 1 if kneeling. ``to``: the zone where a card goes, which a replacement may change; of a card that has entered play, the one that it came from. ``was``: last known facts of a card that left.
    """

    __slots__ = (
        "amount", "by", "cancelled", "card", "cost", "done", "how", "kind", "kinds", "other", "player", "saved", "source",
        "to", "unsavable", "was",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        card: int = -1,
        player: int = -1,
        *,
        other: int = -1,
        amount: int = 0,
        source: int = -1,
        by: int = -1,
        how: str = "",
        cost: bool = False,
        unsavable: bool = False,
        to: int = -1,
    ) -> None:
        self.kind = kind
        kinds = KINDS.get(kind)
        if kinds is None:
            kinds = KINDS[kind] = (kind,)
        self.kinds = kinds
        self.card = card
        self.player = player
        self.other = other
        self.amount = amount
        self.source = source
        self.by = by
        self.how = how
        self.cost = cost
        self.unsavable = unsavable
        self.to = to
        self.cancelled = False
        self.saved = False
        self.done = False
        self.was: LastKnown | None = None

    def copy(self) -> Event:
        new = Event.__new__(Event)
        new.kind, new.kinds, new.card, new.player = self.kind, self.kinds, self.card, self.player
        new.other, new.amount, new.source, new.by = self.other, self.amount, self.source, self.by
        new.how, new.cost, new.unsavable, new.to = self.how, self.cost, self.unsavable, self.to
        new.cancelled, new.saved, new.done, new.was = self.cancelled, self.saved, self.done, self.was
        return new

    def became_saved(self) -> Event:
        """The save that took the place of this occurrence."""
        new = Event("saved", self.card, self.player, source=self.source, how=self.kind)
        new.done = True
        return new

    def __repr__(self) -> str:
        return f"<{self.kind} card={self.card} player={self.player} amount={self.amount}>"


class Missed(NamedTuple):
    """An answer that could not be offered: whose, about which card, what happened (or was to), and the clause against it."""

    by: str
    name: str
    event: Event
    rule: str
    happened: bool
    round: int
