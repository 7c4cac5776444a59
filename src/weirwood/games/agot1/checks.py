"""Constant checks, after every change: who controls what, what is legally attached, what is driven out of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.table import values
from ...cardgame.table.event import Event
from ...cardgame.table.words import PLAY
from ...cardgame.timing.entering import may_attach
from ...cardgame.vocabulary.rules import LeavesIf, TakesControl, active, cannot
from .timing import Before

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
    for side in s.area:
        for card in side:
            host = s.host[card]
            if host >= 0 and card not in s.moribund and may_attach(s, card, host, s.ctrl[card]) is not None:
                s.note("illegal attachment", s.called(card), rule="faq1.3.20b.1")
                s.carry_out([Event("discard", card, s.ctrl[card], unsavable=True)])


def terminal(s: Agot1) -> None:
    """What drives a card out of play whenever its STR is 0, or its text says so (faq1.3.20a.1)."""
    for source, rule in active(s, LeavesIf):
        if source not in s.moribund and not cannot(s, source, rule.how):
            s.carry_out([Event(rule.how, source, s.ctrl[source], source=source, unsavable=True)])
            return
    busy = {e.card for f in s.frames if isinstance(f, Before) for e in f.events if e.how == "terminal"}
    for effect in s.lasting:
        card = effect.card
        if effect.what != "DiesAtZero" or card in busy or card in s.moribund or s.zone[card] != PLAY:
            continue
        if values.strength(s, card) == 0 and not cannot(s, card, "kill"):
            event = Event("kill", card, s.ctrl[card], source=effect.source, how="terminal")
            if s.answerable([event]):
                s.push(Before([event], s.opened().starts(s)))
            else:
                s.carry_out([event])
            return
