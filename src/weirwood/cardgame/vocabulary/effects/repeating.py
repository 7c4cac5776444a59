"""Effects that are carried out again: as often as somebody pays for it, or once for each card that was sacrificed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...phases.phases import Rounds
from ...table.words import PLAY
from ..kinds import PHASE_NAME
from .base import EFFECTS, Effect, Step, before_then, do_next
from .structure import Compound

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


class AnotherPhase(Effect):
    """One more phase of a kind follows the phase under way, in the same round."""

    phase: str
    phrases = (Phrase("a further {phase} phase follows this one", phase=PHASE_NAME),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        for rounds in s.frames:
            if isinstance(rounds, Rounds):
                rounds.at = rounds.names().index(self.phase)
        s.note("another phase", self.phase)


class ForEachSacrificed(Compound):
    """Do something once for each of the chosen cards that have left play; ``it`` is that card, then."""

    effects: tuple[Effect, ...]
    rebinds = True
    phrases = (Phrase("for each of them that is gone, one by one, {effects}", effects=EFFECTS),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(effect.could(s, ctx) for effect in self.effects)

    def do(self, s: Table, frame: Initiating) -> None:
        gone = [card for card in frame.ctx.vars.get("those") or () if s.zone[card] != PLAY]
        do_next(frame, [step for card in gone for step in (Meaning(card), *self.effects)])


class Meaning(Step):
    """From here on 'it' is this card."""

    card: int

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.vars["that"] = (self.card,)
