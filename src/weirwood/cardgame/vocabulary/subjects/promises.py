"""Cards that must be played at the next opportunity, or are discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import HAND
from ..changing.looking import reveal_top
from ..effects.base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class DrawAndPlay(Effect):
    """Reveal and draw your top card; it is the next thing you play, if you can."""

    phrases = (
        Phrase(
            "reveal the top card of your deck and draw it; play it as your next response or action, "
            "or discard it if you cannot"
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def would(self, s: Table, ctx: Context) -> list[Event]:
        return [Event("draw", player=ctx.player, amount=1, source=ctx.card, by=ctx.player)]

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, card = frame.ctx, reveal_top(s, frame)
        if card is None:
            return
        ctx.vars["found"] = (card,)
        frame.steps = (*frame.steps[: frame.at], MustBePlayed(), *frame.steps[frame.at :])
        s.happen(self.would(s, ctx))


class MustBePlayed(Effect):
    """The card that was found must be played next, if it came to hand."""

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        for card in frame.ctx.vars.get("found") or ():
            if s.zone[card] == HAND:
                s.promise(frame.ctx.player, card)
