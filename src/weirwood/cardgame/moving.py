"""Moving attachments from one card to another while they are in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choosing import Pick
from .definition import Context
from .effects import Effect, subjects
from .entering import hosts
from .select import Who
from .state import Table
from .words import PLAY

if TYPE_CHECKING:
    from .initiating import Initiating


class MoveAttachment(Effect):
    """Move an attachment to another card it may be attached to: not the one it is on (rr.move.1)."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def destinations(self, s: Table, card: int) -> list[int]:
        """Where an attachment could go."""
        return [h for h in hosts(s, card, s.ctrl[card]) if h != s.host[card]]

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[c] == PLAY and self.destinations(s, c) for c in subjects(s, ctx, self.who, "move"))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in subjects(s, ctx, self.who, "move")[:1]:
            chosen = ctx.vars.pop("host", None)
            found = self.destinations(s, card)
            if chosen is not None:
                s.host[card] = chosen[0]
                s.touch()
                s.note("attach", s.defn[card].name, s.defn[chosen[0]].name, rule="rr.move.1")
                return
            if found:
                frame.at -= 1
                prompt = f"Move {s.defn[card].name} to which card?"
                s.push(
                    Pick(ctx.player, "host", found, verb="attach to", prompt=prompt, rule="rr.move.1", attaching=card)
                )
                return
        frame.failed = True

    def say(self) -> str:
        return f"move {self.who.say()} to another card it may be attached to"
