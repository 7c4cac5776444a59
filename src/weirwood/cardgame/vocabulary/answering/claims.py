"""Claim that is cancelled before it is satisfied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..effects.base import Effect
from ..kinds import A_CHALLENGE
from .cancelling import Would
from .trigger_words import MARGIN
from .triggers import Trigger

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class WouldSatisfyClaim(Would):
    """You would satisfy the claim of a challenge that you lost as the defender."""

    kinds = ("claim",)
    phrases = (Phrase("you would satisfy the claim of a challenge you lost as the defender"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        return c is not None and event.other == ctx.player == c.defender == c.loser


class ClaimWasApplied(Trigger):
    """The claim of a challenge that you won has been resolved."""

    challenge: str = ""
    by: int = 0
    kinds = ("claim applied",)
    phrases = (Phrase("the claim of {challenge} you won{by} was resolved", challenge=A_CHALLENGE, by=MARGIN),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or event.player != ctx.player or event.amount < self.by:
            return False
        return self.challenge in ("", c.kind)


class CancelClaim(Effect):
    """All that the claim would bring about."""

    phrases = (Phrase("cancel the claim"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        events: list[Event] = s.frames[frame.ctx.occ].events  # type: ignore[attr-defined]
        for event in events:
            if event.kind == "claim" or event.how == "claim":
                event.cancelled = True
        s.note("claim cancelled", s.called(frame.ctx.card), rule=s.clauses.cancel)
