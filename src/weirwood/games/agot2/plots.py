"""Revealing plot cards by a card ability (rr.a1.1.3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.effects import Effect
from ...cardgame.event import Event
from ...cardgame.plots import Plots, recycle, turn_over, when_revealed
from ...cardgame.select import players
from ...cardgame.state import Table

if TYPE_CHECKING:
    from ...cardgame.initiating import Initiating


class RevealPlot(Effect):
    """Reveal a new plot card: its when revealed ability resolves; initiative and first player stay as they are.

    Among the when revealed abilities of the plot phase the new one has no priority: it waits with the others.
    """

    __slots__ = ("whose",)

    def __init__(self, whose: str = "you") -> None:
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.plots[p] for p in players(s, ctx, self.whose)[:1])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(players(s, ctx, self.whose)), -1)
        found = ctx.vars.pop("new plot", None)
        if found is None:
            if seat < 0 or not s.plots[seat]:
                frame.failed = True
                return
            frame.at -= 1
            prompt = f"{s.defn[ctx.card].name}: choose the plot you reveal."
            s.push(Pick(seat, "new plot", s.plots[seat][:], verb="plot", prompt=prompt, rule="rr.a1.1.3.6"))
            return
        card = found[0]
        turn_over(s, seat, card)
        waiting = next((f for f in s.frames if isinstance(f, Plots)), None)
        if waiting is not None and ctx.ability is not None and ctx.ability.kind == "when revealed":
            waiting.revealed.append(card)  # faq2.behest.1
            return
        frame.steps = (*frame.steps[: frame.at], Revealed(card), *frame.steps[frame.at :])
        ability = when_revealed(s, card)
        if ability is not None:
            s.initiate(Context(card, seat, ability))

    def say(self) -> str:
        return "reveal a new plot card" if self.whose == "you" else "that player reveals a new plot card"


class Revealed(Effect):
    """What follows a reveal: an empty plot deck is refilled, and the reveal may be reacted to (rr.a1.1.3.9)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        for seat in s.order():
            recycle(s, seat)
        s.happen([Event("plot revealed", self.card, frame.ctx.player, source=frame.ctx.card, by=frame.ctx.player)])

    def say(self) -> str:
        return "go on"
