"""A card that comes out of Shadows in the guise of another, whose text, figures and marks it gains; and text alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.moving import enriched, redefine
from ...table.words import DUPLICATE, PLAY, PLOT
from ...timing.entering import may_enter
from ...timing.pricing import marshal_cost
from ..describing.cards import Cards
from ..describing.who import THAT
from ..effects.base import Effect
from ..paying.costs import Cost

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from ..describing.known import LastKnown


class PayRest(Cost):
    """Pay what is left of this card's cost while it is in Shadows."""

    phrases = (Phrase("pay the rest of ~'s cost"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return marshal_cost(s, ctx.player, ctx.card) <= s.gold[ctx.player]

    @property
    def golden(self) -> bool:
        return True

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        price = marshal_cost(s, ctx.player, ctx.card)
        return [Event("pay", player=ctx.player, amount=price, source=ctx.card, by=ctx.player, cost=True)]


class KilledThisPhase(Cards):
    """Characters that were killed this phase."""

    phrases = (Phrase(" killed this phase"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.count("phase", "fallen", card, "play") > 0

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it was not killed this phase"


class EmergeAs(Effect):
    """This card comes out of Shadows; the chosen one is its duplicate, and gives it what is printed on it."""

    phrases = (
        Phrase(
            "bring ~ out of Shadows with it attached as a duplicate; ~ gains its printed text, [STR], icons, traits and crests "
            "until that duplicate leaves play, and goes back into Shadows then"
        ),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(THAT.find(s, ctx)) and may_enter(s, ctx.player, ctx.card) is None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not self.could(s, ctx):
            frame.failed = True
            return
        frame.steps = (*frame.steps[: frame.at], TakeGuise(), *frame.steps[frame.at :])
        s.happen(
            [
                Event("enter", ctx.card, ctx.player, source=ctx.card, by=ctx.player, how="shadows"),
                Event("emerge", ctx.card, ctx.player, by=ctx.player),
            ]
        )


class TakeGuise(Effect):
    """The chosen card is attached as a duplicate."""

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for other in THAT.find(s, ctx):
            if s.zone[ctx.card] == PLAY:
                s.place(other, DUPLICATE)
                s.host[other], s.ctrl[other] = ctx.card, ctx.player
                s.known[other] = s.everyone
                s.disguise(ctx.card, other)


class TakesText(Effect):
    """This plot card gains the text box of a chosen one, for as long as it is revealed."""

    phrases = (Phrase("~ gains what stands in that one's text box until you reveal another [plot card]"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        found = THAT.find(s, ctx)
        return s.zone[ctx.card] == PLOT and any(s.defn[card].abilities or s.defn[card].constants for card in found)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not self.could(s, ctx):
            frame.failed = True
            return
        for card in THAT.find(s, ctx)[:1]:
            redefine(s, ctx.card, enriched(s.defn[ctx.card], s.defn[card]))
            s.note("text gained", s.called(ctx.card), s.called(card))
