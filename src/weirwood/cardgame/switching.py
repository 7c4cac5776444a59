"""Switching: two things change places, which needs one on each side (rr.switch.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .definition import Context
from .effects import Effect, subjects
from .entering import may_attach
from .select import Cards, Who
from .state import Table
from .words import PLAY

if TYPE_CHECKING:
    from .initiating import Initiating


class SwitchAttachments(Effect):
    """Two attachments on different cards change places; ``cards`` stands for a side that is not chosen yet."""

    __slots__ = ("cards", "first", "second")

    def __init__(self, first: Who, second: Who, cards: Cards) -> None:
        self.first = first
        self.second = second
        self.cards = cards

    def side(self, s: Table, ctx: Context, who: Who) -> list[int]:
        found = subjects(s, ctx, who, "move") or self.cards.find(s, ctx)
        return [c for c in found if s.zone[c] == PLAY and s.host[c] >= 0]

    def pair(self, s: Table, ctx: Context) -> tuple[int, int] | None:
        """The first two attachments that could change places."""
        for a in self.side(s, ctx, self.first):
            for b in self.side(s, ctx, self.second):
                one, other = s.host[a], s.host[b]
                if one == other:
                    continue
                if may_attach(s, a, other, s.ctrl[a]) is None and may_attach(s, b, one, s.ctrl[b]) is None:
                    return a, b
        return None

    def could(self, s: Table, ctx: Context) -> bool:
        return self.pair(s, ctx) is not None

    def do(self, s: Table, frame: Initiating) -> None:
        found = self.pair(s, frame.ctx)
        if found is None:
            frame.failed = True
            return
        a, b = found
        s.host[a], s.host[b] = s.host[b], s.host[a]
        s.touch()
        for card in found:
            s.note("attach", s.defn[card].name, s.defn[s.host[card]].name, rule="rr.switch.1")

    def say(self) -> str:
        return f"switch {self.first.say()} with {self.second.say()}"
