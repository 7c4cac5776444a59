"""Effects on hands and decks: drawing, discarding at random and from the top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import NO, YES, PickWord, words
from ...table.event import Event
from ..amounts import CARDS_DRAWN
from ..bases import COUNT, Amount, amount
from ..describing.players import PLAYER, WHOSE, YOU, Players
from ..effects.base import Effect
from ..ruling.gaining import cards_drawn

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


def may_draw(s: Table, seat: int) -> bool:
    """Whether a player can draw a card."""
    return bool(s.deck[seat]) and cards_drawn(s, seat, 1) > 0


class Draw(Effect):
    """You draw cards, or other players do."""

    n: Amount
    who: Players = YOU
    phrases = (
        Phrase("draw {n}", n=CARDS_DRAWN),
        Phrase("{who} draw<s> {n}", who=PLAYER, n=CARDS_DRAWN),
    )

    @property
    def order(self) -> bool:
        return self.who == YOU

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0 and any(may_draw(s, p) for p in self.who.seats(s, ctx))

    def would(self, s: Table, ctx: Context) -> list[Event]:
        n = amount(s, ctx, self.n)
        return [Event("draw", player=p, amount=n, source=ctx.card, by=ctx.player) for p in self.who.seats(s, ctx)]

    def do(self, s: Table, frame: Initiating) -> None:
        s.happen(self.would(s, frame.ctx))


class MayDraw(Effect):
    """Another player may draw cards; whoever uses the ability and is that player has decided by using it."""

    who: Players
    n: int = 1
    phrases = (Phrase("{who} may draw {n} card<s>", who=PLAYER, n=NUMBER),)
    _order = False

    def check(self) -> None:
        if self.who == YOU:
            raise ValueError("That you may draw is said by 'May'.")

    def seats(self, s: Table, ctx: Context) -> list[int]:
        """Who could draw."""
        return [p for p in self.who.seats(s, ctx) if may_draw(s, p)]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        answer = ctx.vars.pop("may", None)
        for seat in self.seats(s, ctx)[:1]:
            if answer is None and seat != ctx.player:
                frame.at -= 1
                prompt = f"{s.called(ctx.card)}: draw {self.n} card{'' if self.n == 1 else 's'}?"
                s.push(PickWord(seat, "may", [YES, NO], prompt, s.clauses.may))
            elif answer is not False:
                s.happen([Event("draw", player=seat, amount=self.n, source=ctx.card, by=ctx.player)])


def chosen_number(s: Table, frame: Initiating, most: int) -> int:
    """How many of 'up to' so many its player takes, at least 1; -1 while that is being asked."""
    chosen = frame.ctx.vars.pop("number", None)
    if chosen is not None or most < 2:
        return most if chosen is None else int(chosen)
    frame.at -= 1
    prompt = f"{s.called(frame.ctx.card)}: how many?"
    s.push(PickWord(frame.ctx.player, "number", words({str(n): n for n in range(1, most + 1)}), prompt, s.clauses.may))
    return -1


class DiscardRandom(Effect):
    """Discard cards at random from players' hands; the cards are bound to ``found``. ``up_to``: as many as you like."""

    whose: Players
    n: Amount = 1
    up_to: bool = False
    phrases = (
        Phrase("discard up to {n} random cards from {whose} hand", whose=WHOSE, n=NUMBER, up_to=True),
        Phrase("discard a random card from {whose} hand", whose=WHOSE),
        Phrase("discard {n} random cards from {whose} hand", whose=WHOSE, n=NUMBER),
        Phrase("discard as many random cards from {whose} hand as {n}", whose=WHOSE, n=COUNT),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found: list[int] = []
        whose = self.whose.seats(s, ctx)
        n = amount(s, ctx, self.n)
        if self.up_to:
            n = chosen_number(s, frame, min(n, max((len(s.hand[p]) for p in whose), default=0)))
        if n < 0:
            return
        for p in whose:
            found += random_cards(s, p, n)
        ctx.vars["found"] = tuple(found)
        if found:
            s.happen(
                [Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player, how="random") for c in found]
            )
        if not found or len(found) < n * len(whose):
            frame.failed = True


def random_cards(s: Table, seat: int, n: int) -> list[int]:
    """Cards picked at random from a hand."""
    left = s.hand[seat][:]
    picked: list[int] = []
    while left and len(picked) < n:
        picked.append(left.pop(s.chance.pick([s.called(c) for c in left])))
    return picked


class DiscardTop(Effect):
    """Discard the top cards of a player's deck; they are bound to ``found``."""

    whose: Players
    n: Amount = 1
    phrases = (Phrase("discard {n} from the top of {whose} deck", n=CARDS_DRAWN, whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0 and any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        found = [(p, card) for p in self.whose.seats(s, ctx) for card in s.deck[p][:n]]
        ctx.vars["found"] = tuple(card for _, card in found)
        if found:
            s.happen([Event("discard top", card, p, source=ctx.card, by=ctx.player) for p, card in found])
        else:
            frame.failed = True
