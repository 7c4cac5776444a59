"""Constant checks, after every change: who controls what, and what is legally attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import Event
from ....cardgame.timing.entering import may_attach

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
