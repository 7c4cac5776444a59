"""Effects on discard and dead piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.words import DEAD, DECK
from ..describing.players import THAT_PLAYER, WHOSE, Players
from ..describing.who import OBJECT
from ..effects.base import Effect, ToCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class DiscardToDeck(Effect):
    """Put the top card of a player's discard pile on top of the deck."""

    whose: Players = THAT_PLAYER
    phrases = (Phrase("put the top card of {whose} discard pile on top of the owner's deck", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.discard[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        for seat in self.whose.seats(s, frame.ctx):
            if s.discard[seat]:
                card = s.discard[seat][-1]
                s.place(card, DECK)
                s.known[card] = s.everyone  # all saw which card it is
                s.note("onto deck", s.name(seat), s.called(card))
            else:
                frame.failed = True


class ToDiscardPile(ToCards):
    """A card in a dead pile or a deck goes to its owner's discard pile: it is placed there, and not discarded."""

    verb = "to discard pile"
    phrases = (Phrase("move {who} to its owner's discard pile", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (DEAD, DECK)
