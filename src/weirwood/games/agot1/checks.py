"""Constant checks, after every change: who controls what, and what is legally attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.table.event import Event
from ...cardgame.table.words import PLAY
from ...cardgame.timing.entering import may_attach
from ...cardgame.vocabulary.rules import TakesControl, active

if TYPE_CHECKING:
    from .table import Agot1


def reassign(s: Agot1) -> None:
    """Whoever has the latest effect on a card controls it; without any left, its owner (faq1.3.26.1 and 2)."""
    latest = {card: (0, s.owner[card]) for p, side in enumerate(s.area) for card in side if s.owner[card] != p}
    for effect in s.lasting:
        if effect.what == "control" and s.alive[effect.rule]:
            latest[effect.card] = max(latest.get(effect.card, (0, -1)), (effect.serial, effect.rule))
    for source, _ in active(s, TakesControl):
        card = s.host[source]
        latest[card] = max(latest.get(card, (0, -1)), (s.entered[source], s.ctrl[source]))
    for card, (_, seat) in latest.items():
        if card >= 0 and s.zone[card] == PLAY and s.ctrl[card] != seat:
            s.control(card, seat)
            s.note("control", s.names[seat], s.called(card))


def loose_attachments(s: Agot1) -> None:
    """An attachment whose restriction isn't met is discarded at once, whatever is immune (faq1.3.20b.1)."""
    hosts = s.host
    for side in s.area:
        for card in [c for c in side if hosts[c] >= 0]:
            host = hosts[card]
            if host >= 0 and card not in s.moribund and may_attach(s, card, host, s.ctrl[card]) is not None:
                s.note("illegal attachment", s.called(card), rule="faq1.3.20b.1")
                s.carry_out([Event("discard", card, s.ctrl[card], unsavable=True)])
