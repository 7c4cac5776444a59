"""Cards that every player chooses from hand, all shown at once, and what becomes of the cheapest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.choosing import NO, YES, Pick, PickWord
from ...table.event import Event
from ...table.words import CHARACTER, HAND
from ..describing.predicates import HELD
from ..effects.base import Effect
from .revealing import reveal

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class EachShows(Effect):
    """Each player chooses a card in hand, in player order and unseen by the others; then all of them are revealed."""

    phrases = (Phrase("every player who can chooses a card in hand; those cards are revealed together"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in s.order())

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.pop("asked", ())
        chosen = (*ctx.vars.pop("shown", ()), *ctx.vars.pop("own", ()))
        for seat in [p for p in s.order() if p not in done and s.hand[p]]:
            frame.at -= 1
            ctx.vars["asked"], ctx.vars["shown"] = (*done, seat), chosen
            prompt = f"{s.called(ctx.card)}: choose a card in your hand, which will be revealed."
            s.push(Pick(seat, "own", s.hand[seat][:], prompt=prompt, rule=s.clauses.in_order, fits=HELD))
            return
        if chosen:
            reveal(s, ctx, list(chosen))
        else:
            frame.failed = True


class CheapestEnter(Effect):
    """Of the characters that were revealed, those of the lowest printed cost may be put into play by their players."""

    phrases = (Phrase("each player who has revealed the cheapest character, by printed cost, may put it into play"),)
    _order = False

    def cheapest(self, s: Table, ctx: Context) -> list[int]:
        """The characters that may be put into play; whether each can is another question."""
        found = [c for c in ctx.vars.get("those") or () if s.defn[c].type == CHARACTER and s.zone[c] == HAND]
        least = min((s.defn[c].cost or 0 for c in found), default=0)
        return [c for c in found if (s.defn[c].cost or 0) == least]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.cheapest(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        asked = ctx.vars.pop("asked", ())
        agreed = ctx.vars.pop("agreed", ())
        if ctx.vars.pop("may", False):
            agreed = (*agreed, asked[-1])
        for card in self.cheapest(s, ctx):
            seat = s.owner[card]
            if card not in asked and s.may_put(seat, card) is None:
                frame.at -= 1
                ctx.vars["asked"], ctx.vars["agreed"] = (*asked, card), agreed
                prompt = f"{s.called(ctx.card)}: put {s.called(card)} into play?"
                s.push(PickWord(seat, "may", [YES, NO], prompt, s.clauses.may))
                return
        events = [Event("enter", c, s.owner[c], source=ctx.card, by=s.owner[c], how="put into play") for c in agreed]
        self.happen(s, frame, events)
