"""Effects that put cards on top of a deck, or on its bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import DECK
from ..describing.players import WHOSE, YOU, Players
from ..describing.who import OBJECT
from ..effects.base import UNSAVABLE, Effect, Step, ToCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class OntoDeck(ToCards):
    """Put cards from play or a pile on top of their owners' decks."""

    verb = "deck top"
    phrases = (Phrase("put {who} on top of the owner's deck{unsavable}", who=OBJECT, unsavable=UNSAVABLE),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != DECK


class UnderDeck(ToCards):
    """Put cards from play or a pile on the bottom of their owners' decks."""

    verb = "deck bottom"
    phrases = (Phrase("put {who} on the bottom of the owner's deck{unsavable}", who=OBJECT, unsavable=UNSAVABLE),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != DECK


class RestBeneath(Step):
    """Those of the revealed cards that are still in the deck go to its bottom, in an order that chance decides."""

    whose: Players = YOU
    phrases = (Phrase("put the others, in random order, at the bottom of {whose} deck", whose=WHOSE),)

    def do(self, s: Table, frame: Initiating) -> None:
        left = [card for card in frame.ctx.vars.get("those", ()) if s.zone[card] == DECK]
        for card in left:
            deck = s.deck[s.owner[card]]
            deck.remove(card)
            deck.append(card)
        s.jumble(left)
        s.touch()


class TakeBottom(Effect):
    """The bottom card of a player's deck goes to that player's hand, unseen by others."""

    whose: Players = YOU
    phrases = (Phrase("take the card at the bottom of {whose} deck to hand", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = [(s.deck[p][-1], p) for p in self.whose.seats(s, ctx) if s.deck[p]]
        events = [Event("add to hand", c, p, source=ctx.card, by=ctx.player, how="secret") for c, p in found]
        self.happen(s, frame, events)


class TopToBottom(Effect):
    """The top card of a player's deck goes to its bottom."""

    whose: Players = YOU
    phrases = (Phrase("put the top card of {whose} deck on its bottom", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(len(s.deck[p]) > 1 for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        for seat in self.whose.seats(s, frame.ctx):
            if s.deck[seat]:
                s.deck[seat].append(s.deck[seat].pop(0))
                s.touch()
                s.note("put back", s.name(frame.ctx.player), s.name(seat), "bottom")
