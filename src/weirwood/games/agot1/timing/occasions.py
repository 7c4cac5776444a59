"""Occasions: what is about to happen that may be saved from or cancelled, or has happened and may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.words import article, listed

if TYPE_CHECKING:
    from ..rules.table import Agot1

SHOWN = 3
"""So many cards are named that something has happened to."""
WHY = ("claim", "deadly", "terminal")
"""Why cards leave play, where no card does it."""


def occasion(s: Agot1, told: str, events: list[Event]) -> str:
    """What is about to happen to which cards, and why; ``told`` is what is said of one of the events."""
    leaving = [event for event in events if event.kind in LEAVING]
    about = list(dict.fromkeys(s.called(event.card) for event in leaving))
    if len(about) > 1:
        return f"{listed(about)} are about to leave play{reason(s, leaving[0])}"
    return told + reason(s, (leaving or events)[0])


def happened(s: Agot1, told: str, events: list[Event]) -> str:
    """What has happened that may be answered, with all cards that it happened to; ``told`` is what is said of one."""
    kinds = {event.kind for event in events}
    if kinds == {"challenge initiated"}:
        c = s.under_way()
        return f"{s.name(c.attacker)} attacks {s.name(c.defender)} in {article(c.kind)} challenge"
    about = list(dict.fromkeys(s.called(event.card) for event in events if event.card >= 0))
    if len(kinds) > 1 or len(about) < 2 or not told.startswith(about[0]):
        return told
    names = listed(about) if len(about) <= SHOWN else ", ".join(about[: SHOWN - 1]) + " and others"
    return names + told[len(about[0]) :].replace(" was ", " were ")


def reason(s: Agot1, event: Event) -> str:
    """Why it would happen, in brackets: a claim, a keyword, or the card that does it."""
    if event.how in WHY:
        return f" ({event.how})"
    known = event.kind in LEAVING and event.source not in (-1, event.card)
    return f" ({s.called(event.source)})" if known else ""
