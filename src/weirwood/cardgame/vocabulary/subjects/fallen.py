"""Characters that were killed or discarded this phase, hands that are discarded as one, and cards from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import Flag
from ...grammar.phrase import Phrase
from ...table.choosing import NO, YES, PickWord
from ...table.event import Event
from ...table.words import CHARACTER
from ..describing.cards import Cards
from ..effects.base import Effect
from ..ruling.table_rules import keeps_hand

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from ..describing.known import LastKnown


class RaiseFallen(Effect):
    """All characters killed or discarded this phase come into play for their owners; ``from_play``: only those from play."""

    from_play: bool = False
    phrases = (
        Phrase(
            "bring every character killed or discarded{from_play} this phase back into play from where it lies",
            from_play=Flag(" from play"),
        ),
    )

    def fallen(self, s: Table) -> list[int]:
        """The characters that fell this phase and still lie in a pile."""
        found = [card for seat in s.order() for card in (*s.dead[seat], *s.discard[seat])]
        ways = ("play",) if self.from_play else ("play", "elsewhere")
        return [
            c for c in found if s.defn[c].type == CHARACTER and any(s.count("phase", "fallen", c, way) for way in ways)
        ]

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.may_put(s.owner[card], card) is None for card in self.fallen(s))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = [card for card in self.fallen(s) if s.may_put(s.owner[card], card) is None]
        self.happen(
            s,
            frame,
            [Event("enter", c, s.owner[c], source=ctx.card, by=ctx.player, how="put into play") for c in found],
        )


class HandBuysOff(Effect):
    """Each opponent in turn may discard a hand of at least one card, as one, to cancel what follows."""

    phrases = (Phrase("any opponent may discard a hand of 1 or more cards to cancel what follows"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        asked: tuple[int, ...] = ctx.vars.get("asked", ())
        if ctx.vars.pop("may", None):
            seat = asked[-1]
            frame.at = len(frame.steps)
            s.note("cancel", s.called(ctx.card), s.name(seat), rule=s.clauses.cancel)
            if "discard hand" in s.resolvers:  # an edition in which a hand is discarded as one
                s.happen([Event("discard hand", player=seat, amount=len(s.hand[seat]), source=ctx.card, by=seat)])
            else:
                s.happen([Event("discard from hand", c, seat, source=ctx.card, by=seat) for c in s.hand[seat]])
            return
        for seat in s.opponents(ctx.player):
            if seat not in asked and s.hand[seat] and not keeps_hand(s, seat):
                ctx.vars["asked"] = (*asked, seat)
                frame.at -= 1
                prompt = f"{s.called(ctx.card)}: discard your hand to cancel it?"
                s.push(PickWord(seat, "may", [YES, NO], prompt, s.clauses.may))
                return


class Outsider(Cards):
    """Cards of a faction that no other card of yours, the faction card included, belongs to."""

    phrases = (Phrase(" of a [faction] that no other card you control has"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        own = s.defn[card].factions - {"neutral"}
        others = [s.faction[ctx.player], *(c for c in s.area[ctx.player] if c != card)]
        return bool(own) and not any(s.defn[other].factions & own for other in others)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "another card you control is like it"


class AtHome(Cards):
    """Cards of no faction, or of a faction of your own faction card."""

    phrases = (Phrase(" of no [faction] or of yours"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return bool(s.defn[card].factions & (s.defn[s.faction[ctx.player]].factions | {"neutral"}))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return bool(was.defn.factions & (s.defn[s.faction[ctx.player]].factions | {"neutral"}))

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it is neither neutral nor yours"
