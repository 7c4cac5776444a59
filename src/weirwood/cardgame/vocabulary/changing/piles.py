"""Effects on discard and dead piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import DEAD, DECK, DISCARD, REMOVED
from ..describing.cards import Cards
from ..describing.nouns import CARDS_NOUN
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


class RaiseAll(Effect):
    """All cards that fit enter play from a player's pile at once, under your control; they are 'them' from then on."""

    cards: Cards
    whose: Players = THAT_PLAYER
    pile: int = DEAD
    phrases = (
        Phrase(
            "bring all {cards} in {whose} {pile} into play on your side",
            cards=CARDS_NOUN, whose=WHOSE, pile=OneOf({DEAD: "dead pile", DISCARD: "discard pile"}),
        ),
    )  # fmt: skip

    def found(self, s: Table, ctx: Context) -> list[int]:
        """The cards that may enter."""
        cards = [card for p in self.whose.seats(s, ctx) for card in s.pile(self.pile, p)]
        return [c for c in cards if self.cards.fits(s, ctx, c) and s.may_put(ctx.player, c) is None]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.found(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = self.found(s, ctx)
        ctx.vars["those"] = tuple(cards)
        how = "put into play"
        events = [Event("enter", c, ctx.player, source=ctx.card, by=ctx.player, how=how) for c in cards]
        self.happen(s, frame, events)


class ToDiscardPile(ToCards):
    """A card in a dead pile or a deck goes to its owner's discard pile: it is placed there, and not discarded."""

    verb = "to discard pile"
    phrases = (Phrase("move {who} to its owner's discard pile", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (DEAD, DECK)


class LeaveBottom(Effect):
    """All but the bottom card of your deck leave the game facedown."""

    phrases = (Phrase("remove your deck from the game, facedown, all but its bottom card"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return len(s.deck[ctx.player]) > 1

    def do(self, s: Table, frame: Initiating) -> None:
        seat = frame.ctx.player
        gone = s.deck[seat][:-1]
        frame.failed = frame.failed or not gone
        for card in gone:
            known = s.known[card]
            s.place(card, REMOVED)
            s.known[card] = known  # what nobody saw stays hidden
        s.note("deck removed", s.name(seat), len(gone))
