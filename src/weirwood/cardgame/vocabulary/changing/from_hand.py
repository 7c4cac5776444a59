"""Effects on cards in hand that their player chooses: onto the deck, back into it, or discarded unless there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import DECK
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.players import PLAYER, THAT_PLAYER, YOU, Players
from ..describing.predicates import HELD
from ..effects.base import Effect
from .hand_and_deck import random_cards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class HandOntoDeck(Effect):
    """A player puts a card of hand, by choice or at ``random``, on top of the deck; nobody else sees which."""

    who: Players = YOU
    random: bool = False
    phrases = (
        Phrase("{who} put<s> a card of one's own choice from hand on top of the deck", who=PLAYER),
        Phrase("{who} put<s> a random card from hand on top of the deck", who=PLAYER, random=True),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("own", None)
        seat = next(iter(self.who.seats(s, ctx)), -1)
        if chosen:
            name = s.called(chosen[0])
            s.place(chosen[0], DECK)
            s.known[chosen[0]] |= 1 << seat
            s.note("hand onto deck", s.name(seat), secret=(name,), audience=1 << seat)
        elif seat >= 0 and s.hand[seat]:
            frame.at -= 1
            if self.random:
                ctx.vars["own"] = tuple(random_cards(s, seat, 1))
                return
            prompt = f"{s.called(ctx.card)}: choose a card in your hand and put it on top of your deck."
            s.push(Pick(seat, "own", s.hand[seat][:], prompt=prompt, rule=s.clauses.choosing, fits=HELD))
        else:
            frame.failed = True


class HandUnderDeck(Effect):
    """Put cards from your hand on the bottom of your deck, as many as you like up to so many; they are bound to ``those``."""

    n: int
    phrases = (Phrase("put up to {n} cards of your hand under your deck in any order", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(card != ctx.card for card in s.hand[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        chosen = ctx.vars.pop("own", None)
        if chosen is None and s.hand[seat]:
            frame.at -= 1
            prompt = (
                f"{s.called(ctx.card)}: put up to {self.n} cards on the bottom of your deck, the first one highest."
            )
            s.push(Pick(seat, "own", s.hand[seat][:], 0, self.n, prompt=prompt, rule=s.clauses.choosing, fits=HELD))
            return
        ctx.vars["those"] = chosen = chosen or ()
        frame.failed = frame.failed or not chosen
        for card in chosen:
            s.place(card, DECK, bottom=True)
            s.known[card] |= 1 << seat
        if chosen:
            names = tuple(s.called(card) for card in chosen)
            s.note("hand under deck", s.name(seat), len(chosen), secret=names, audience=1 << seat)


class ShuffleHand(Effect):
    """Shuffle your hand, which has a card at least, into your deck."""

    phrases = (Phrase("shuffle your hand into your deck"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(card != ctx.card for card in s.hand[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        seat = frame.ctx.player
        if not s.hand[seat]:
            frame.failed = True
            return
        many = len(s.hand[seat])
        for card in s.hand[seat][:]:
            s.place(card, DECK)
        s.shuffle(seat)
        s.note("shuffle hand", s.name(seat), many)


class DiscardOrShow(Effect):
    """A player chooses and discards a card of a description from hand, or else shows a hand without any."""

    cards: Cards
    who: Players = THAT_PLAYER
    phrases = (
        Phrase(
            "{who} chooses and discards {cards} from hand, or else shows a hand without such cards",
            who=PLAYER,
            cards=A_CARD,
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("own", None)
        if chosen:
            s.happen(
                [
                    Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player, how="chosen")
                    for c in chosen
                ]
            )
            return
        for seat in self.who.seats(s, ctx)[:1]:
            found = [card for card in s.hand[seat] if self.cards.fits(s, ctx, card)]
            if found:
                frame.at -= 1
                prompt = f"{s.called(ctx.card)}: choose {A_CARD.say(self.cards, s.speech)} to discard."
                rule = s.clauses.choosing
                s.push(Pick(seat, "own", found, verb="discard", prompt=prompt, rule=rule, fits=self.cards))
            else:
                for card in s.hand[seat]:
                    s.known[card] = s.everyone
                s.note("show hand", s.name(seat), tuple(s.called(card) for card in s.hand[seat]))
