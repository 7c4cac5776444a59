"""Effects that show hidden cards to all, name a card, and put the top card of a deck on one of its ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table import figures
from ...table.choosing import NO, YES, Pick, PickWord, words
from ...table.event import Event
from ...table.words import DECK, listed
from ..describing.nouns import A_CARD, CARDS_NOUN
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, YOU, Players
from ..describing.predicates import HELD
from ..describing.who import FOUND, OBJECT
from ..effects.base import Effect, Step, do_next
from ..kinds import FIGURE_WORD
from .looking import Arrange, Search, ShuffleDeck, learn, reveal_top
from .on_cards import AddToHand, PutIntoPlay

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class RevealIntoHand(Effect):
    """Reveal the top card of your deck and put it into your hand, which is not drawing it."""

    phrases = (Phrase("reveal your deck's top card and put it into your hand"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, card = frame.ctx, reveal_top(s, frame)
        if card is None:
            return
        s.happen(
            [
                Event("revealed", card, ctx.player, source=ctx.card, by=ctx.player),
                Event("add to hand", card, ctx.player, source=ctx.card, by=ctx.player, how="public"),
            ]
        )


class TopOrBottom(Effect):
    """Look at the top card of a player's deck, or the top cards, and put them back there or all of them on the bottom."""

    whose: Players = THAT_PLAYER
    n: int = 1
    phrases = (
        Phrase("look at the card on top of {whose} deck and leave it there or put it on the bottom", whose=WHOSE),
        Phrase(
            "look at the {n} cards on top of {whose} deck and leave them there or put them on the bottom",
            n=NUMBER,
            whose=WHOSE,
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        where = ctx.vars.pop("end", None)
        seat = next((p for p in self.whose.seats(s, ctx) if s.deck[p]), -1)
        if seat < 0:
            frame.failed = True
            return
        top = s.deck[seat][: self.n]
        if where is None:
            learn(s, ctx.player, top)
            names, many = tuple(s.called(card) for card in top), len(top)
            s.note("look at top", s.name(ctx.player), s.name(seat), many, secret=names, audience=1 << ctx.player)
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: put {listed(names)} on the top or the bottom of the deck."
            options = words({"top": "top", "bottom": "bottom"})
            s.push(PickWord(ctx.player, "end", options, prompt, s.clauses.put_back))
            return
        if where == "bottom":
            s.deck[seat][:] = [*s.deck[seat][self.n :], *top]
        s.note("put back", s.name(ctx.player), s.name(seat), where)


class DiscardNamed(Effect):
    """Whole hands are shown, which reveals no single card, and every card of the title that was named is discarded."""

    whose: Players
    phrases = (Phrase("{whose} whole hand is shown, and every card of that name in it is discarded", whose=WHOSE),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events: list[Event] = []
        for seat in self.whose.seats(s, ctx):
            for card in s.hand[seat]:
                s.known[card] = s.everyone
            s.note("show hand", s.name(seat), tuple(s.called(card) for card in s.hand[seat]))
            named = [card for card in s.hand[seat] if s.defn[card].name == ctx.vars.get("title")]
            events += [Event("discard from hand", c, seat, source=ctx.card, by=ctx.player) for c in named]
        self.happen(s, frame, events)


class SearchAny(Search):
    """Search as much of your deck as a figure of your plot says, for any number of cards that fit.

    ``keep``: only so many of them go to hand, the others to the discard pile. ``most``: no more than so many are taken.
    """

    figure: str = "reserve"
    keep: int = 0
    most: int = 0
    phrases = (  # what is plain first: 0 cards at most, or 0 to keep, is nobody's meaning
        Phrase(
            "search as many of your deck's top cards as your {figure} for any number of {cards} to reveal and add to your hand; "
            "shuffle your deck",
            figure=FIGURE_WORD, cards=CARDS_NOUN,
        ),
        Phrase(
            "search your deck's top {top} cards for any number of {cards} to reveal and add to your hand; shuffle your deck",
            top=NUMBER, cards=CARDS_NOUN,
        ),
        Phrase(
            "search your deck's top {top} cards for any number of {cards} to reveal; add {keep} of them to your hand, put the "
            "others into your discard pile, and shuffle your deck",
            top=NUMBER, cards=CARDS_NOUN, keep=NUMBER,
        ),
        Phrase(
            "search your deck's top {top} cards for up to {most} {cards} to reveal and add to your hand; shuffle your deck",
            top=NUMBER, most=NUMBER, cards=CARDS_NOUN,
        ),
    )  # fmt: skip

    def at_most(self, there: int) -> int:
        return self.most or there

    def searched(self, s: Table, ctx: Context) -> list[int]:
        if self.top != 0:
            return super().searched(s, ctx)
        return s.deck[ctx.player][: figures.plot_value(s, ctx.player, self.figure)]

    @property
    def then(self) -> tuple[Effect, ...]:
        return (KeepFound(self.keep), ShuffleDeck()) if self.keep else super().then


class KeepFound(Step):
    """So many of the cards that were found go to the hand, as their player likes, and the others to the discard pile."""

    n: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found, kept = ctx.vars.get("found") or (), ctx.vars.pop("kept", None)
        if kept is None and found and "shown" not in ctx.vars:  # whoever answers that comes first
            frame.at -= 1
            ctx.vars["shown"] = True
            reveal(s, ctx, list(found))
        elif kept is None and found:
            frame.at -= 1
            del ctx.vars["shown"]
            prompt = f"{s.called(ctx.card)}: add {self.n} of these cards to your hand."
            n = min(self.n, len(found))
            s.push(Pick(ctx.player, "kept", list(found), n, n, prompt=prompt, rule=s.clauses.search))
        elif found:
            whither = {card: "add to hand" if card in (kept or ()) else "to discard pile" for card in found}
            s.happen(
                [Event(k, c, ctx.player, source=ctx.card, by=ctx.player, how="public") for c, k in whither.items()]
            )


def reveal(s: Table, ctx: Context, cards: list[int]) -> None:
    """Cards are shown to all; those are bound to ``those``."""
    ctx.vars["those"] = tuple(cards)
    for card in cards:
        s.known[card] = s.everyone
        s.note("reveal", s.name(s.owner[card]), s.called(card), rule=s.clauses.reveal)
    s.happen([Event("revealed", card, s.owner[card], source=ctx.card, by=ctx.player) for card in cards])


class RevealDeck(Effect):
    """Reveal cards from the top of players' decks, or from the bottom."""

    n: int
    whose: Players = YOU
    bottom: bool = False
    phrases = (
        Phrase("reveal the card on top of {whose} deck", n=1, whose=WHOSE),
        Phrase("reveal the {n} cards on top of {whose} deck", n=NUMBER, whose=WHOSE),
        Phrase("reveal the {n} cards at the bottom of {whose} deck", n=NUMBER, whose=WHOSE, bottom=True),
    )

    def check(self) -> None:
        if self.n < 1 or (self.n == 1 and (self.whose == YOU or self.bottom)):
            raise ValueError("That your top card is revealed is said by 'RevealTop'.")

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        decks = [s.deck[p] for p in self.whose.seats(s, frame.ctx)]
        reveal(s, frame.ctx, [card for deck in decks for card in (deck[-self.n :] if self.bottom else deck[: self.n])])


class DiscardRevealed(Effect):
    """The cards that were revealed are discarded from their decks."""

    phrases = (Phrase("discard the cards revealed"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[card] == DECK for card in ctx.vars.get("those", ()))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [card for card in ctx.vars.get("those", ()) if s.zone[card] == DECK]
        events = [Event("discard top", c, s.owner[c], source=ctx.card, by=ctx.player) for c in cards]
        self.happen(s, frame, events)


class RevealHeld(Effect):
    """Players choose cards of their own hands, in player order, and reveal them together: as many as they have, at most."""

    n: int
    who: Players
    phrases = (Phrase("{who} reveal<s> {n} cards of one's own choice from hand", who=PLAYER, n=NUMBER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.pop("asked", ())
        chosen = (*ctx.vars.pop("shown", ()), *ctx.vars.pop("own", ()))
        for seat in [p for p in self.who.seats(s, ctx) if p not in done and s.hand[p]]:
            frame.at -= 1
            ctx.vars["asked"], ctx.vars["shown"] = (*done, seat), chosen
            n = min(self.n, len(s.hand[seat]))
            prompt = f"{s.called(ctx.card)}: choose {n} card{'' if n == 1 else 's'} to reveal."
            s.push(Pick(seat, "own", s.hand[seat][:], n, n, prompt=prompt, rule=s.clauses.choosing, fits=HELD))
            return
        frame.failed = frame.failed or not chosen
        reveal(s, ctx, list(chosen))


class PickOfEach(Step):
    """You choose one of each player's cards among those revealed; bound to ``those``. ``may``: of whichever players you like."""

    may: bool = False
    phrases = (
        Phrase("choose 1 of them for each player"),
        Phrase("choose up to 1 of them for each player", may=True),
    )

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = (*ctx.vars.pop("each", ()), *ctx.vars.pop("own", ()))
        done = ctx.vars.pop("asked", ())
        for seat in [p for p in s.order() if p not in done]:
            own = [card for card in ctx.vars.get("those", ()) if s.owner[card] == seat]
            if own:
                frame.at -= 1
                ctx.vars["each"], ctx.vars["asked"] = picked, (*done, seat)
                prompt = f"{s.called(ctx.card)}: choose {'up to ' if self.may else ''}1 of {s.name(seat)}'s cards."
                s.push(Pick(ctx.player, "own", own, 0 if self.may else 1, prompt=prompt, rule=s.clauses.choosing))
                return
        ctx.vars["those"] = picked


class RestToBottom(Step):
    """Those of the revealed cards that are still in the deck go to its bottom."""

    whose: Players = YOU
    phrases = (Phrase("put the others, in any order, at the bottom of {whose} deck", whose=WHOSE),)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        left = tuple(card for card in ctx.vars.get("those", ()) if s.zone[card] == DECK)
        ctx.vars["top"], ctx.vars["picked"] = left, ()
        if left:
            do_next(frame, (Arrange("bottom"),))


class AddToOwnHands(AddToHand):
    """From a pile or deck to the owners' hands."""

    phrases = (Phrase("add {who} to the owners' hands", who=OBJECT),)


class ShuffleDecks(Effect):
    """Players shuffle their decks."""

    whose: Players
    phrases = (Phrase("shuffle {whose} deck", whose=WHOSE),)

    def check(self) -> None:
        if self.whose == YOU:
            raise ValueError("That you shuffle your deck is said by 'ShuffleDeck'.")

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        for seat in self.whose.seats(s, frame.ctx):
            s.shuffle(seat)
            s.note("shuffle", s.name(seat))


class SearchForPlay(Search):
    """Search your deck for a card that fits and reveal it; if it is cheap, you may put it into play, else it goes to your hand."""

    most: int = 0
    phrases = (
        Phrase(
            "search your deck for {cards} to reveal and add to your hand, or to put into play as you like if its printed cost is "
            "{most} or less; shuffle your deck",
            cards=A_CARD, most=NUMBER,
        ),
        Phrase(
            "search your deck's top {top} cards for {cards} to reveal and add to your hand, or to put into play as you like if its "
            "printed cost is {most} or less; shuffle your deck",
            top=NUMBER, cards=A_CARD, most=NUMBER,
        ),
    )  # fmt: skip

    @property
    def then(self) -> tuple[Effect, ...]:
        return (RevealFound(), HandOrPlay(self.most), ShuffleDeck())


class RevealFound(Step):
    """The card found is shown to all."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in ctx.vars.get("found") or ():
            s.known[card] = s.everyone
            s.note("reveal", s.name(ctx.player), s.called(card), rule=s.clauses.reveal)
            s.happen([Event("revealed", card, ctx.player, source=ctx.card, by=ctx.player)])


class HandOrPlay(Step):
    """The card found goes to the hand, or into play if its printed cost is low enough and its player likes."""

    most: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found: tuple[int, ...] = ctx.vars.get("found") or ()
        enter = PutIntoPlay(FOUND)
        answer = ctx.vars.pop("may", None)
        cheap = [c for c in found if s.defn[c].cost is not None and (s.defn[c].cost or 0) <= self.most]
        if answer is None and cheap and enter.could(s, ctx):
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: put {s.called(found[0])} into play?"
            s.push(PickWord(ctx.player, "may", [YES, NO], prompt, s.clauses.may))
        elif found:
            do_next(frame, (enter,) if answer else (AddToHand(FOUND),))


class SearchIntoPlay(Search):
    """Search your deck for a card that fits, put it into play, and shuffle."""

    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("search through your deck for {cards} to put into play; shuffle your deck", cards=A_CARD),
    )

    def suits(self, s: Table, ctx: Context, card: int) -> bool:
        return super().suits(s, ctx, card) and s.may_put(ctx.player, card) is None

    @property
    def then(self) -> tuple[Effect, ...]:
        return (PutIntoPlay(FOUND), ShuffleDeck())
