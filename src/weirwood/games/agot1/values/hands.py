"""Hands: what comes from them to the table, what replaces a discard from them, and how much is drawn into them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import Event
from ....cardgame.table.words import CHARACTER, DEAD, DISCARD, DUPLICATE, HAND, LIMBO, PLAY, REMOVED, SHADOWS
from ....cardgame.vocabulary.ruling.elsewhere import entered_instead
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import FewFromHand

if TYPE_CHECKING:
    from ....cardgame.table.state import Table
    from ..rules.table import Agot1

TABLE = (PLAY, DUPLICATE, SHADOWS, LIMBO)
"""Where a card that is played or put into play from hand goes; Shadows count (faq1.errata.20)."""


DISCARDED = frozenset({"discard from hand", "discard top"})
"""How a card is discarded that is not in play."""


def moved(s: Table, card: int, old: int, new: int) -> None:
    """A card goes from one place to another: what cards count is counted."""
    if new in TABLE and old == HAND:
        left_hand(s, card)
    if new in (DEAD, DISCARD) and s.defn[card].type == CHARACTER and old not in (DEAD, DISCARD, DUPLICATE, REMOVED):
        s.tick("phase", "fallen", card, "play" if old == PLAY else "elsewhere")
    elif old in (DEAD, DISCARD):
        counts = s.tally.get("phase", {})
        for way in ("play", "elsewhere"):
            counts.pop(("phase", "fallen", card, way), None)


def discard_hand(s: Table, event: Event) -> None:
    """A hand is one entity: no single card of it counts as discarded (faq1.4.12.1)."""
    event.done = True
    s.note("discard hand", s.name(event.player), len(s.hand[event.player]), rule="faq1.4.12.1")
    for card in s.hand[event.player][:]:
        s.place(card, DISCARD)


def may_leave_hand(s: Table, seat: int, card: int, more: int = 0) -> str | None:
    """The clause that keeps a card in hand, where no more may be played or put into play, or None.

    ``more``: so many come from hand at the same moment already.
    """
    if "FewFromHand" not in s.statics or s.zone[card] != HAND or s.phase == "setup":
        return None
    full = any(s.count(*_key(s, source, seat)) + more >= rule.n for source, rule in active(s, FewFromHand, seat))
    return s.clauses.cannot if full else None


def left_hand(s: Table, card: int) -> None:
    """A card comes from hand to the table: it counts for whatever limits that now."""
    if "FewFromHand" in s.statics and s.phase != "setup":
        seat = s.owner[card]
        for source, _ in active(s, FewFromHand, seat):
            s.tick(*_key(s, source, seat))


def _key(s: Table, source: int, seat: int) -> tuple[object, ...]:
    """Where it is counted, from the moment the limit came to the table."""
    return ("plot", "card", source, "from hand", s.entered[source], seat)


def replaced(s: Agot1, events: list[Event]) -> list[Event]:
    """What comes to pass where a card's text replaces its being discarded from hand or deck (faq1.3.21.1)."""
    more: list[Event] = []
    for event in events:
        if event.kind not in DISCARDED or may_leave_hand(s, event.player, event.card, len(more)):
            continue
        if (instead := entered_instead(s, event)) is not None:
            event.cancelled = event.done = True  # a cost that is replaced is paid
            more.append(instead)
    return [*events, *more] if more else events


def draw_cap(s: Agot1, event: Event) -> None:
    """No more than three cards a round beside the two of the draw phase (faq1.drawcap.1)."""
    if event.how in ("framework", "beyond the cap") or event.cancelled or not s.deck[event.player]:
        return
    if s.drawn[event.player] >= s.cap:
        event.cancelled = True
        s.note("draw cap", s.name(event.player), rule="faq1.drawcap.1")
    else:
        s.drawn[event.player] += 1


def singly(events: list[Event]) -> list[Event]:
    """Several cards drawn by one effect are drawn one at a time (faq1.1.1.1)."""
    for event in events:
        if event.kind == "draw" and event.amount != 1:
            break
    else:
        return events
    out: list[Event] = []
    for event in events:
        if event.kind != "draw":
            out.append(event)
            continue
        for _ in range(event.amount):
            single = event.copy()
            single.amount = 1
            out.append(single)
    return out
