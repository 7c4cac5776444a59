"""Delaying: effects that wait for the end of a phase or challenge, or for a challenge to be won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conditions import Condition
from .definition import Context
from .effects import Effect
from .lasting import Delayed
from .state import Table
from .structure import If
from .wording import say_all
from .words import CHALLENGE, PHASE

if TYPE_CHECKING:
    from .initiating import Initiating


class AtEnd(Effect):
    """A delayed effect: at the end of the phase or challenge, or if you win this challenge, do something about a card.

    ``away``: the card is out of play until then (removed for a duration), so that its leaving doesn't end the effect.
    """

    __slots__ = ("away", "condition", "do_", "name", "when")

    def __init__(
        self, when: str, do: list[Effect], condition: Condition | None = None, name: str = "that", away: bool = False
    ) -> None:
        self.away = away
        self.when = when
        self.do_ = tuple(do)
        self.condition = condition
        self.name = name

    def could(self, s: Table, ctx: Context) -> bool:
        return any(effect.could(s, ctx) for effect in self.do_)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        about = ctx.vars.get(self.name) or (-1,)
        steps: tuple[Effect, ...] = self.do_
        if self.condition is not None:
            steps = (If(self.condition, list(self.do_)),)
        if about[0] >= 0 and not s.in_play(about[0]) and not self.away:
            return
        kept = Context(ctx.card, ctx.player)
        kept.vars = {self.name: about} if about[0] >= 0 else {}
        number = s.challenge.number if s.challenge else 0
        kind, name = (s.defn[ctx.card].type, s.defn[ctx.card].name) if ctx.card >= 0 else ("", "")
        s.delayed.append(Delayed(self.when, -1 if self.away else about[0], steps, kept, number, kind, name))

    def say(self) -> str:
        when = {
            PHASE: "at the end of the phase",
            CHALLENGE: "at the end of the challenge",
            "won": "if you win this challenge",
        }
        condition = f", if {self.condition.say()}" if self.condition is not None else ""
        return f"{when[self.when]}{condition}, {say_all(self.do_)}"
