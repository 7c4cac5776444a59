"""Checks: what is legally attached, after every change, and what keeps something from happening as it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import LEAVING, Event
from ....cardgame.timing.entering import may_attach
from ....cardgame.timing.occurring import unsaved
from ....cardgame.vocabulary.ruling.table_rules import keeps_hand
from ..rules.winning import unclaimable
from ..values.hands import draw_cap
from .executing import SAVED_FROM

if TYPE_CHECKING:
    from ..rules.table import Agot1


def loose_attachments(s: Agot1) -> None:
    """An attachment whose restriction isn't met is discarded at once, whatever is immune (faq1.3.20b.1)."""
    hosts = s.host
    for side in s.area:
        for card in [c for c in side if hosts[c] >= 0]:
            host = hosts[card]
            if host >= 0 and card not in s.moribund and may_attach(s, card, host, s.ctrl[card]) is not None:
                s.note("illegal attachment", s.called(card), rule="faq1.3.20b.1")
                s.carry_out([Event("discard", card, s.ctrl[card], unsavable=True)])


def restrain(s: Agot1, events: list[Event]) -> None:
    """What may not happen doesn't: draws beyond the cap, power that may not be claimed, hands that are kept."""
    for event in events:
        kind = event.kind
        if kind in LEAVING:
            if kind not in SAVED_FROM:
                unsaved(s, event)
        elif kind == "draw":
            draw_cap(s, event)
        elif kind == "power":
            if unclaimable(s, event):
                event.cancelled = True
        elif kind == "discard from hand" and keeps_hand(s, event.player):
            event.cancelled = True
