"""What step 2 foresees of an effect, told apart from what a lasting effect brings about later."""

from __future__ import annotations

from ...cardgame.table.event import Event


def delayed(events: list[Event]) -> list[Event]:
    """Events that a lasting effect brings about: what would have been cancelled had to happen at once (faq1.4.18.1)."""
    for event in events:
        if event.kind == "draw":
            event.how = "delayed"
    return events


def same(one: Event, other: Event) -> bool:
    """Whether two events are the same occurrence: foreseen, and come to pass."""
    return (one.kind, one.card, one.player, one.source) == (other.kind, other.card, other.player, other.source)
