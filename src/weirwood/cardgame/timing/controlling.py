"""Who controls a card, as the effects on it have it."""

from __future__ import annotations

from ..table.state import Table
from ..table.words import PLAY
from ..vocabulary.ruling.rules import TakesControl, active


def reassign(s: Table) -> None:
    """Whoever has the latest effect on a card controls it; without any left, its owner."""
    if s.ctrl == s.owner and "control" not in s.given and "TakesControl" not in s.present:
        return  # as nearly always
    latest = {card: (0, s.owner[card]) for p, side in enumerate(s.area) for card in side if s.owner[card] != p}
    for effect in s.given.get("control", ()):
        if s.alive[effect.rule]:
            latest[effect.card] = max(latest.get(effect.card, (0, -1)), (effect.serial, effect.rule))
    for source, _ in active(s, TakesControl):
        card = s.host[source]
        latest[card] = max(latest.get(card, (0, -1)), (s.entered[source], s.ctrl[source]))
    for card, (_, seat) in latest.items():
        if card >= 0 and s.zone[card] == PLAY and s.ctrl[card] != seat:
            s.control(card, seat)
            s.note("control", s.names[seat], s.called(card))
