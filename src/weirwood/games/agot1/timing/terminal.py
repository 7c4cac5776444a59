"""Terminal effects: what drives a card out of play as long as it is in a state, checked after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table import values
from ....cardgame.table.event import Event
from ....cardgame.table.words import PLAY
from ....cardgame.vocabulary.ruling.leaving import LeavesIf
from ....cardgame.vocabulary.ruling.replacements import doomed
from ....cardgame.vocabulary.ruling.rules import active, cannot
from .executing import Before
from .timing import Window

if TYPE_CHECKING:
    from ..rules.table import Agot1

TERMINAL = frozenset({"DiesAtZero", "LeavesIf"})
"""The rules that drive cards out of play."""


def terminal(s: Agot1) -> None:
    """What leaves play because its text says so, or is killed because its STR is 0; a save must end that state too.

    See faq1.3.20a.1 and 2.
    """
    for source, rule in active(s, LeavesIf):
        if not s.stays(source) and not cannot(s, source, rule.how):
            s.carry_out([Event(rule.how, source, s.ctrl[source], source=source, unsavable=True)])
            return
    busy = {e.card for f in s.frames if isinstance(f, Before) for e in f.events if e.how == "terminal"}
    for source, card in doomed(s):
        if card in busy or s.stays(card) or s.zone[card] != PLAY:
            continue
        if values.strength(s, card) == 0 and not cannot(s, card, "kill"):
            if s.window() is None:  # what left play at the end of an action has brought it about
                s.push(Window())
            event = Event("kill", card, s.ctrl[card], source=source, how="terminal")
            if s.answerable([event]):
                s.push(Before([event], s.opened().starts(s)))
            else:
                s.carry_out([event])
            return
