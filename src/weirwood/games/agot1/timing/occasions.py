"""Occasions: what is about to happen that may be saved from or cancelled, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.words import listed

if TYPE_CHECKING:
    from ..rules.table import Agot1

WHY = ("claim", "deadly", "terminal")
"""Why cards leave play, where no card does it."""


def occasion(s: Agot1, told: str, events: list[Event]) -> str:
    """What is about to happen to which cards, and why; ``told`` is what is said of one of the events."""
    leaving = [event for event in events if event.kind in LEAVING]
    about = list(dict.fromkeys(s.called(event.card) for event in leaving))
    if len(about) > 1:
        return f"{listed(about)} are about to leave play{reason(s, leaving[0])}"
    return told + reason(s, (leaving or events)[0])


def reason(s: Agot1, event: Event) -> str:
    """Why it would happen, in brackets: a claim, a keyword, or the card that does it."""
    if event.how in WHY:
        return f" ({event.how})"
    known = event.kind in LEAVING and event.source not in (-1, event.card)
    return f" ({s.called(event.source)})" if known else ""
