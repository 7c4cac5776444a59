"""Determinations of a winner that are cancelled, replaced or lost: of initiative, of dominance, of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..describing.players import PLAYER
from ..effects.base import Effect
from ..kinds import A_CHALLENGE
from .triggers import Does, Trigger

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

COUNTED = {"initiative count": "initiative", "dominance count": "dominance"}
"""What is determined after each count."""


class Determined(Trigger):
    """A winner is about to be determined: an opponent, so that it can be cancelled."""

    @property
    def would(self) -> bool:
        return True

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.player >= 0 and event.player != ctx.player


class WouldWinInitiative(Determined):
    """An opponent would win initiative."""

    kinds = ("initiative",)
    phrases = (Phrase("an opponent would win initiative"),)


class WouldWinDominance(Determined):
    """An opponent would win dominance."""

    kinds = ("dominance",)
    phrases = (Phrase("an opponent would win dominance"),)


class WouldWinChallenge(Determined):
    """An opponent would win a challenge (of a type) against you."""

    challenge: str = ""
    kinds = ("challenge won",)
    phrases = (Phrase("an opponent would be the winner of {challenge} against you", challenge=A_CHALLENGE),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or event.other != ctx.player:
            return False
        return not self.challenge or c.kind == self.challenge


class Counted(Trigger):
    """Totals are about to be counted, whoever is ahead."""

    @property
    def would(self) -> bool:
        return True

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return True


class InitiativeCounted(Counted):
    """Initiative is about to be counted."""

    kinds = ("initiative count",)
    phrases = (Phrase("initiative would be counted"),)


class DominanceCounted(Counted):
    """STR is about to be counted for dominance."""

    kinds = ("dominance count",)
    phrases = (Phrase("dominance would be counted"),)


class CancelDetermination(Effect):
    """The determination that is answered does not take place."""

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        event = frame.ctx.event(s)
        event.cancelled = True
        s.note("no determination", s.called(frame.ctx.card), rule=s.clauses.cancel)


class WinInstead(CancelDetermination):
    """You win in its place: a determination of its own, which may be answered like the first."""

    phrases = (Phrase("cancel that determination and win instead"),)

    def do(self, s: Table, frame: Initiating) -> None:
        super().do(s, frame)
        event, seat = frame.ctx.event(s), frame.ctx.player
        s.happen([Event(COUNTED.get(event.kind, event.kind), player=seat, other=event.player, source=frame.ctx.card)])


class NobodyWins(CancelDetermination):
    """The determination is cancelled, and nobody wins."""

    phrases = (Phrase("cancel that determination, so that nobody wins"),)


class DominanceDetermined(Trigger):
    """It has been determined who wins dominance, whether anybody does or not."""

    kinds = ("dominance determined",)
    phrases = (Phrase("dominance has been determined"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return True


class LosesDominance(Does):
    """A player doesn't win the dominance that another wins."""

    kinds = ("dominance",)
    phrases = (Phrase("{player} lose<s> dominance", player=PLAYER),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return any(seat != event.player for seat in self.player.seats(s, ctx))
