"""Cards beside the plot deck: events that stay on the table until a phase is over, and phases that they bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import BESIDE, CHALLENGES, LIMBO
from ..bases import Condition
from ..describing.cards import Cards, Place
from ..describing.players import YOU, Players
from ..effects.base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from ..describing.known import LastKnown


class BesidePlots(Cards):
    """Cards beside your plot deck."""

    phrases = (Phrase(" beside your plot deck"),)
    _place = Place.PILE

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.ctrl[card] == ctx.player

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.controller == ctx.player

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is {s.name(s.ctrl[card])}'s"

    @property
    def zones(self) -> tuple[int, ...]:
        return (BESIDE,)

    @property
    def owner(self) -> Players:
        return YOU


BESIDE_PLOTS = BesidePlots()


class PlaceBeside(Effect):
    """This event is placed beside its player's plot deck until the phase ends."""

    phrases = (Phrase("place ~ beside your plot deck until the phase ends"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        place_beside(s, frame.ctx.card)


def place_beside(s: Table, card: int) -> None:
    """An event that is being played goes beside its owner's plot deck."""
    if s.zone[card] == LIMBO:
        s.place(card, BESIDE)
        s.note("beside plots", s.called(card), s.name(s.owner[card]))


class EpicChallenges(Effect):
    """A phase after dominance in which each player may initiate a challenge; the event lies beside the plot deck until then.

    ``single``: one and no more, else one beside those that other effects give. Losing one as the defender has the next
    plot chosen at random instead of its claim.
    """

    single: bool = True
    phrases = tuple(
        Phrase(
            "place ~ beside your plot deck until the end of an epic phase that follows the dominance phase this round. In it, "
            f"every player may initiate {one} of any type; whoever loses one as the defender satisfies no claim, but has the "
            "next plot card picked at random",
            single=single,
        )
        for one, single in (("a single challenge", True), ("an additional challenge", False))
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        card = frame.ctx.card
        place_beside(s, card)
        s.happen([Event("epic phase", card, frame.ctx.player, source=card, by=frame.ctx.player)])


class EndRound(Effect):
    """The round is over; whatever is left of it isn't played."""

    phrases = (Phrase("end the round; the next plot phase begins"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        s.happen([Event("end round", player=ctx.player, source=ctx.card, by=ctx.player)])


class NoChallengeYet(Condition):
    """Nobody has initiated a challenge this phase."""

    phrases = (Phrase("no challenge has been initiated this phase"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(s.count("phase", "player", seat, "initiated") for seat in range(s.seats))


class LostChallenges(Condition):
    """You lost so many challenges this phase, or more; ``exactly``: and no more."""

    n: int
    exactly: bool = False
    phrases = (
        Phrase("{n} or more challenges were lost by you this phase", n=NUMBER),
        Phrase("you have lost exactly {n} challenges this phase", n=NUMBER, exactly=True),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        lost = sum(s.count("phase", "player", ctx.player, "lost", kind) for kind in CHALLENGES)
        return lost == self.n if self.exactly else lost >= self.n
