"""An effect that falls on each of the chosen cards in another strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import SIGNED, ListOf
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.words import PHASE
from ..describing.who import SAME, THAT, THOSE
from ..kinds import UNTIL
from ..ruling.rules import Strength
from .base import Effect, Step, do_next
from .lasting import Gives

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class GradedStrength(Effect):
    """Each of the chosen characters gets one of several changes of STR, as you like, for a period."""

    by: tuple[int, ...]
    until: str = PHASE
    phrases = (
        Phrase("give each of them another one of {by} [STR], as you like, {until}", by=ListOf(SIGNED), until=UNTIL),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(Gives(THOSE, (Strength(SAME, n),), self.until).could(s, ctx) for n in self.by)

    def do(self, s: Table, frame: Initiating) -> None:
        """The last change goes to whoever is left."""
        ctx = frame.ctx
        graded: tuple[int, ...] = (*ctx.vars.pop("graded", ()), *ctx.vars.pop("grade", ()))
        left = [card for card in ctx.vars.get("those") or () if card not in graded]
        if len(left) > 1 and len(graded) < len(self.by) - 1:
            frame.at -= 1
            ctx.vars["graded"] = graded
            prompt = f"{s.called(ctx.card)}: who gets {self.by[len(graded)]:+} {s.speech.word('STR')}?"
            s.push(Pick(ctx.player, "grade", left, prompt=prompt, rule=s.clauses.choosing))
            return
        do_next(frame, [GiveOne(c, n, self.until) for c, n in zip((*graded, *left), self.by, strict=False)])


class GiveOne(Step):
    """One of the chosen characters gets its change of STR."""

    card: int
    by: int
    until: str

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.vars["that"] = (self.card,)
        do_next(frame, (Gives(THAT, (Strength(SAME, self.by),), self.until),))
