"""Searches that go further than the deck, or end elsewhere than in hand; and looking through the top of one's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, ListOf, OneOf
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import DEAD, DISCARD, HAND
from ..changing.looking import Arrange, Search, ShuffleDeck, TakeFound, TakeSecretly, learn, still_there
from ..changing.on_cards import AddToHand, PutIntoPlay
from ..changing.revealing import RevealFound, SearchIntoPlay
from ..conditions.conditions import Is
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, CARDS_NOUN
from ..describing.players import WHOSE, Players
from ..describing.predicates import ANY_CARD, CHARACTER, YOURS
from ..describing.who import FOUND
from ..effects.attachments import AttachTo
from ..effects.base import Effect, Step, do_next
from ..effects.structure import If
from ..ruling.elsewhere import may_be_found
from .shadows import Hide

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

ALSO = ListOf(OneOf({HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile"}))


class SearchPiles(SearchIntoPlay):
    """Search your deck and other places of yours for a card that fits, and put it into play or (``hand``) take it to hand."""

    also: tuple[int, ...] = ()
    hand: bool = False
    phrases = (
        Phrase("search your deck and also your {also} for {cards} to put into play; shuffle your deck", also=ALSO, cards=A_CARD),
        Phrase(
            "search your deck and also your {also} for {cards} to reveal and add to your hand; shuffle your deck",
            also=ALSO, cards=A_CARD, hand=True,
        ),
    )  # fmt: skip

    def check(self) -> None:
        if not self.also:
            raise ValueError("A search of the deck alone is said by 'Search' or 'SearchIntoPlay'.")

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.searched(s, ctx))

    def searched(self, s: Table, ctx: Context) -> list[int]:
        owned = {HAND: s.hand, DISCARD: s.discard, DEAD: s.dead}
        return [*super().searched(s, ctx), *(card for zone in self.also for card in owned[zone][ctx.player])]

    def suits(self, s: Table, ctx: Context, card: int) -> bool:
        return Search.suits(self, s, ctx, card) if self.hand else super().suits(s, ctx, card)

    @property
    def then(self) -> tuple[Effect, ...]:
        return (TakeFound() if self.hand else PutIntoPlay(FOUND), ShuffleDeck())


class SearchTopIntoPlay(SearchIntoPlay):
    """Search the top of your deck for a card that fits, put it into play, and shuffle."""

    phrases = (
        Phrase(
            "search your deck's top {top} cards for {cards} to put into play; shuffle your deck",
            top=NUMBER,
            cards=A_CARD,
        ),
    )


class SearchIntoShadows(Search):
    """Search the top of your deck for a card that fits, reveal it, put it into shadows, and shuffle."""

    phrases = (
        Phrase(
            "search your deck's top {top} cards for {cards} to reveal and put into [shadows]; shuffle your deck",
            top=NUMBER, cards=A_CARD,
        ),
    )  # fmt: skip

    @property
    def then(self) -> tuple[Effect, ...]:
        return (RevealFound(), Hide(FOUND), ShuffleDeck())


class SearchToAttach(Search):
    """Search (the top of) your deck for an attachment that fits, attach it to a card that fits, and shuffle."""

    to: Cards = CHARACTER & YOURS
    phrases = (
        Phrase("search your deck for {cards} to attach to {to}; shuffle your deck", cards=A_CARD, to=A_CARD),
        Phrase(
            "search your deck's top {top} cards for {cards} to attach to {to}; shuffle your deck",
            top=NUMBER, cards=A_CARD, to=A_CARD,
        ),
    )  # fmt: skip

    def suits(self, s: Table, ctx: Context, card: int) -> bool:
        return super().suits(s, ctx, card) and bool(AttachTo(FOUND, self.to).destinations(s, ctx, card))

    @property
    def then(self) -> tuple[Effect, ...]:
        return (RevealFound(), AttachTo(FOUND, self.to), ShuffleDeck())


class SearchForDeath(Search):
    """Search the top of your deck for a card that fits, place it in your dead pile, and shuffle."""

    phrases = (
        Phrase(
            "search your deck's top {top} cards for {cards} to lay in your dead pile; shuffle your deck",
            top=NUMBER, cards=A_CARD,
        ),
    )  # fmt: skip

    @property
    def then(self) -> tuple[Effect, ...]:
        return (BuryFound(), ShuffleDeck())


class BuryFound(Step):
    """The card found goes to the dead pile."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = ctx.vars.get("found") or ()
        for card in found:
            s.known[card] = s.everyone
        if found:
            s.happen([Event("to dead pile", c, ctx.player, source=ctx.card, by=ctx.player) for c in found])


class SearchEach(Search):
    """Search your deck for one card of each of several descriptions; a card of two of them counts as one of your choice."""

    kinds: tuple[Cards, ...] = ()
    phrases = (
        Phrase(
            "search your deck for one each of {kinds} to reveal and add to your hand; shuffle your deck",
            kinds=ListOf(CARDS_NOUN),
        ),
    )

    def check(self) -> None:
        if len(self.kinds) < 2 or self.top != 0:
            raise ValueError("A search for one card is said by 'Search'.")

    def suits(self, s: Table, ctx: Context, card: int) -> bool:
        return False  # each is asked for by itself

    @property
    def then(self) -> tuple[Effect, ...]:
        return (*(FindOne(kind) for kind in self.kinds), Gathered(), TakeFound(), ShuffleDeck())


class FindOne(Step):
    """One of the cards searched that fits, and isn't taken yet, or nothing."""

    cards: Cards

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        Gathered().do(s, frame)
        searched, taken = ctx.vars.get("searched") or (), ctx.vars.get("found") or ()
        fits = [c for c in searched if c not in taken and may_be_found(s, ctx, self.cards, c)]
        if fits:
            prompt = f"{s.called(ctx.card)}: take {A_CARD.say(self.cards, s.speech)}, or nothing."
            s.push(Pick(ctx.player, "one", fits, 0, 1, prompt=prompt, rule=s.clauses.search, fits=self.cards))


class Gathered(Step):
    """What was taken last is among the cards found."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        ctx.vars["found"] = (*(ctx.vars.get("found") or ()), *(ctx.vars.pop("one", None) or ()))


class SearchHandOrPlay(Search):
    """Search your deck for a card that fits and take it to hand, or put it into play if it fits a narrower description."""

    enters: Cards = ANY_CARD
    phrases = (
        Phrase(
            "search your deck for {cards} to reveal and add to your hand, or to put into play instead if it is {enters}; shuffle your deck",
            cards=A_CARD, enters=A_CARD,
        ),
    )  # fmt: skip

    @property
    def then(self) -> tuple[Effect, ...]:
        return (RevealFound(), If(Is(FOUND, self.enters), (PutIntoPlay(FOUND),), (AddToHand(FOUND),)), ShuffleDeck())


class SeeTop(Effect):
    """Look at the top card of a player's deck."""

    whose: Players
    phrases = (Phrase("look at the card on top of {whose} deck", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for seat in self.whose.seats(s, ctx):
            top = s.deck[seat][:1]
            frame.failed = frame.failed or not top
            learn(s, ctx.player, top)
            names = tuple(s.called(card) for card in top)
            s.note("look at top", s.name(ctx.player), s.name(seat), len(top), secret=names, audience=1 << ctx.player)


class SortTop(Effect):
    """Look at the top cards of your deck: so many go to hand, so many are discarded, the others go back in any order.

    ``bottom``: so many go to the bottom of the deck.
    """

    n: int
    take: int = 1
    discard: int = 1
    bottom: int = 0
    phrases = (
        Phrase(
            "look at {n} cards from the top of your deck, add {take} of them to your hand, put {bottom} of the others on the "
            "bottom and the rest back on top in any order",
            n=NUMBER, take=NUMBER, bottom=NUMBER, discard=0,
        ),
        Phrase(
            "look at {n} cards from the top of your deck, add {take} of them to your hand, discard {discard} of the others and "
            "put the rest back on top in any order",
            n=NUMBER, take=NUMBER, discard=NUMBER,
        ),
    )  # fmt: skip
    _order = False

    def check(self) -> None:
        if self.bottom and self.discard:
            raise ValueError("Of the others some are discarded, or some go to the bottom.")

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        top = s.deck[ctx.player][: self.n]
        if not top:
            frame.failed = True
            return
        learn(s, ctx.player, top)
        names = tuple(s.called(c) for c in top)
        s.note("look at top", s.name(ctx.player), s.name(ctx.player), len(top), secret=names, audience=1 << ctx.player)
        ctx.vars["top"], ctx.vars["picked"] = tuple(top), ()
        do_next(frame, (TakeSecretly(), SinkSeen(self.bottom) if self.bottom else DiscardSeen(self.discard)))
        many = min(self.take, len(top))
        prompt = f"{s.called(ctx.card)}: add {many} to your hand."
        s.push(Pick(ctx.player, "picked", top, many, many, prompt=prompt, rule=s.clauses.look))


class DiscardSeen(Step):
    """So many of the cards that were looked at are discarded, and the others go back."""

    n: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen, left = ctx.vars.pop("thrown", None), list(ctx.vars["top"])
        if chosen is None and left:
            frame.at -= 1
            many = min(self.n, len(left))
            prompt = f"{s.called(ctx.card)}: discard {many} of these."
            s.push(Pick(ctx.player, "thrown", left, many, many, prompt=prompt, rule=s.clauses.look))
        elif left:
            ctx.vars["top"], ctx.vars["picked"] = tuple(c for c in left if c not in (chosen or ())), ()
            if ctx.vars["top"]:
                do_next(frame, (Arrange("top"),))
            s.happen([Event("discard top", c, ctx.player, source=ctx.card, by=ctx.player) for c in chosen or ()])


class SinkSeen(Step):
    """So many of the cards that were looked at go to the bottom of the deck, and the others go back on top."""

    n: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen, left = ctx.vars.pop("sunk", None), still_there(s, ctx.vars["top"])
        if chosen is None and left:
            frame.at -= 1
            many = min(self.n, len(left))
            prompt = f"{s.called(ctx.card)}: put {many} of these on the bottom of the deck."
            s.push(Pick(ctx.player, "sunk", left, many, many, prompt=prompt, rule=s.clauses.look))
        elif left:
            deck = s.deck[ctx.player]
            for card in chosen or ():
                deck.remove(card)
                deck.append(card)
            ctx.vars["top"], ctx.vars["picked"] = tuple(c for c in left if c not in (chosen or ())), ()
            if ctx.vars["top"]:
                do_next(frame, (Arrange("top"),))
