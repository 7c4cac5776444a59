"""An effect that is initiated again, as often as somebody pays for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from .base import Effect, before_then, do_next

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

BOUND = ("that", "those", "rest", "own", "asked")
"""What the choices of an effect are bound to: it is chosen anew."""


class Again(Effect):
    """The whole effect is carried out once more, with new choices, as a part of the same use of the ability."""

    phrases = (Phrase("carry out all of this once more"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return ctx.ability is not None and any(effect.could(s, ctx) for effect in before_then(ctx.ability.do))

    def do(self, s: Table, frame: Initiating) -> None:
        if frame.ctx.ability is None:
            return
        for name in BOUND:
            frame.ctx.vars.pop(name, None)
        do_next(frame, frame.ctx.ability.do)


AGAIN = Again()
