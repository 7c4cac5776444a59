"""Effects that look, reveal and search: hidden cards and who comes to know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import DECK, DUPLICATE
from ...timing.entering import may_bear_duplicate
from ..bases import COUNT, Amount, amount
from ..conditions.having import SAME_TITLE
from ..describing.cards import Cards, Whatever
from ..describing.nouns import A_CARD
from ..describing.players import THAT_PLAYER, WHOSE, YOU, Players
from ..describing.predicates import ANY_CARD
from ..effects.base import Effect, Step, do_next
from ..ruling.elsewhere import may_be_found

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


def learn(s: Table, seat: int, cards: list[int]) -> None:
    """A seat comes to know which cards these are."""
    for card in cards:
        s.known[card] |= 1 << seat


class Search(Effect):
    """Search (the top of) your deck for a card that fits, reveal it, add it to your hand, and shuffle.

    ``differs``: a card of another type than the one that was named.
    """

    cards: Cards = ANY_CARD
    top: Amount = 0
    differs: bool = False
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("search as many of your deck's top cards as {top} for a card to add to your hand; shuffle your deck", cards=Whatever(), top=COUNT),
        Phrase("search as many of your deck's top cards as {top} for {cards} to reveal and add to your hand; shuffle your deck", cards=A_CARD, top=COUNT),
        Phrase("search your deck for a card to add to your hand; shuffle your deck", cards=Whatever()),
        Phrase("search your deck's top {top} cards for a card to add to your hand; shuffle your deck", cards=Whatever(), top=NUMBER),
        Phrase("search your deck for a card of another type to reveal and add to your hand; shuffle your deck", cards=Whatever(), differs=True),
        Phrase("search your deck for {cards} to reveal and add to your hand; shuffle your deck", cards=A_CARD),
        Phrase("search your deck's top {top} cards for {cards} to reveal and add to your hand; shuffle your deck", cards=A_CARD, top=NUMBER),
    )  # fmt: skip
    _order = False
    told = True

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = ctx.player
        deck = self.searched(s, ctx)
        s.note("search", s.name(seat), len(deck), secret=tuple(s.called(c) for c in deck), audience=1 << seat)
        learn(s, seat, deck)
        fits = [c for c in deck if self.suits(s, ctx, c)]
        do_next(frame, self.then)
        ctx.vars["found"] = ()
        ctx.vars["searched"] = tuple(deck)
        if fits:
            title, what = s.called(ctx.card), "a card" if self.differs else A_CARD.say(self.cards, s.speech)
            prompt = f"{title}: take {what}, or nothing.".replace("~", title)
            s.push(self.pick(s, ctx, fits, prompt))

    def pick(self, s: Table, ctx: Context, fits: list[int], prompt: str) -> Pick:
        """The frame that asks what is taken."""
        most, rule = self.at_most(len(fits)), s.clauses.search
        return Pick(ctx.player, "found", fits, 0, most, prompt=prompt, rule=rule, fits=self.cards)

    def at_most(self, there: int) -> int:
        """How many cards may be taken."""
        return 1

    def searched(self, s: Table, ctx: Context) -> list[int]:
        """The cards among which one searches."""
        deck = s.deck[ctx.player]
        return deck[: amount(s, ctx, self.top)] if self.top != 0 else deck[:]

    def suits(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether a card may be taken."""
        return may_be_found(s, ctx, self.cards, card) and not (
            self.differs and s.defn[card].type == ctx.vars.get("icon")
        )

    @property
    def then(self) -> tuple[Effect, ...]:
        """What happens to the card that was found, and to the deck."""
        return (TakeFound(self.shown), ShuffleDeck())

    @property
    def shown(self) -> bool:
        """A card with stated characteristics must be shown as proof; just 'a card' stays secret."""
        return self.differs or self.cards != Whatever()


class TakeFound(Step):
    """The card found goes to the hand, revealed unless it could be any card."""

    shown: bool = True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = ctx.vars.get("found") or ()
        if found:
            how = "public" if self.shown else "secret"
            events = [Event("add to hand", c, ctx.player, source=ctx.card, by=ctx.player, how=how) for c in found]
            if self.shown:
                events[:0] = [Event("revealed", c, ctx.player, source=ctx.card, by=ctx.player) for c in found]
            s.happen(events)


class ShuffleDeck(Effect):
    """Shuffle your deck."""

    phrases = (Phrase("shuffle your deck"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.vars.pop("searched", None)
        s.shuffle(frame.ctx.player)
        s.note("shuffle", s.name(frame.ctx.player))


class LookAtHand(Effect):
    """Look at a player's hand; the cards are bound to ``seen``."""

    whose: Players = THAT_PLAYER
    phrases = (Phrase("look at {whose} hand", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for p in self.whose.seats(s, ctx):
            learn(s, ctx.player, s.hand[p])
            names = tuple(s.called(c) for c in s.hand[p])
            s.note("look", s.name(ctx.player), s.name(p), secret=names, audience=1 << ctx.player | 1 << p)
            ctx.vars["seen"] = tuple(s.hand[p])
            if not s.hand[p]:
                frame.failed = True


class ChooseSeen(Step):
    """Choose among the cards just seen, perhaps those of a description; bound to ``that``."""

    cards: Cards | None = None
    phrases = (Phrase("choose 1 of those cards"), Phrase("choose {cards} among those cards", cards=A_CARD))

    def could(self, s: Table, ctx: Context) -> bool:
        return self.cards is not None and any(self.cards.fits(s, ctx, c) for c in ctx.vars.get("seen") or ())

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seen = [c for c in ctx.vars.get("seen") or () if self.cards is None or self.cards.fits(s, ctx, c)]
        ctx.vars["that"] = ()
        if seen:
            prompt = f"{s.called(ctx.card)}: choose 1 of those cards."
            s.push(Pick(ctx.player, "that", seen, prompt=prompt, rule=s.clauses.look))


class LookAtTop(Effect):
    """Look at the top cards of a deck; take up to ``take`` to hand, or up to ``bottom`` to the bottom, the rest in any order.

    With ``take``: what is not taken goes to the bottom in any order. With ``bottom``: the others go back on top.
    """

    n: int
    whose: Players = YOU
    take: int = 0
    bottom: int = 0
    exactly: bool = False
    phrases = (
        Phrase(
            "look at {n} cards from the top of {whose} deck, put {bottom} of them on its bottom "
            "and the others back on top, in any order",
            n=NUMBER, whose=WHOSE, bottom=NUMBER, exactly=True,
        ),
        Phrase(
            "look at {n} cards from the top of {whose} deck, add {take} of them to your hand, "
            "and put the others on the bottom in any order",
            n=NUMBER, whose=WHOSE, take=NUMBER, exactly=True,
        ),
        Phrase(
            "look at {n} cards from the top of {whose} deck, add up to {take} of them to your hand, "
            "and put the others on the bottom in any order",
            n=NUMBER, whose=WHOSE, take=NUMBER,
        ),
        Phrase(
            "look at {n} cards from the top of {whose} deck, put up to {bottom} of them on its bottom "
            "and the others back on top, in any order",
            n=NUMBER, whose=WHOSE, bottom=NUMBER,
        ),
    )  # fmt: skip
    _order = False

    def check(self) -> None:
        if bool(self.take) == bool(self.bottom):
            raise ValueError("Who looks at the top of a deck takes cards to hand, or puts some on the bottom.")

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for p in self.whose.seats(s, ctx)[:1]:
            top = s.deck[p][: self.n]
            learn(s, ctx.player, top)
            names = tuple(s.called(c) for c in top)
            s.note("look at top", s.name(ctx.player), s.name(p), len(top), secret=names, audience=1 << ctx.player)
            if not top:
                frame.failed = True
                return
            ctx.vars["top"] = tuple(top)
            ctx.vars["picked"] = ()
            steps: tuple[Effect, ...] = (TakeSecretly(), Arrange("bottom")) if self.take else (Arrange("both"),)
            do_next(frame, steps)
            what = (
                f"add {'' if self.exactly else 'up to '}{self.take} to your hand"
                if self.take
                else f"put {'' if self.exactly else 'up to '}{self.bottom} on the bottom, in order"
            )
            most = self.take or self.bottom
            prompt = f"{s.called(ctx.card)}: {what}."
            least = min(most, len(top)) if self.exactly else 0
            s.push(Pick(ctx.player, "picked", top, least, most, prompt=prompt, rule=s.clauses.look))


class TakeSecretly(Step):
    """The picked cards go to the hand without being shown."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = ctx.vars.get("picked") or ()
        ctx.vars["top"] = tuple(c for c in ctx.vars["top"] if c not in picked)
        if picked:
            s.happen(
                [Event("add to hand", c, ctx.player, source=ctx.card, by=ctx.player, how="secret") for c in picked]
            )


def still_there(s: Table, cards: Iterable[int]) -> list[int]:
    """Those of the cards looked at that are in a deck yet: answers to what was done with others may have moved some."""
    return [card for card in cards if s.zone[card] == DECK]


class Arrange(Step):
    """Put looked-at cards back: the picked ones to the bottom (``both``), the others in an order of the player's choice."""

    where: str

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = ctx.vars.get("picked") or ()
        if self.where == "both":
            for card in still_there(s, picked):
                deck = s.deck[s.owner[card]]
                deck.remove(card)
                deck.append(card)
        left = still_there(s, (c for c in ctx.vars["top"] if self.where == "bottom" or c not in picked))
        ctx.vars["order"] = tuple(left)
        if not left:
            return
        do_next(frame, (PutBack(self.where),))
        if len(left) > 1:
            where = "on the bottom, the first one highest" if self.where == "bottom" else "on top, the topmost first"
            prompt = f"{s.called(ctx.card)}: put the others back {where}; done leaves the rest in this order."
            s.push(Pick(ctx.player, "order", left, 0, len(left) - 1, prompt=prompt, rule=s.clauses.put_back))


class PutBack(Step):
    """Carry out the order that was chosen."""

    where: str

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = ctx.vars.get("picked") or ()
        left = [c for c in ctx.vars["top"] if self.where == "bottom" or c not in picked]
        order = still_there(s, (*ctx.vars["order"], *(c for c in left if c not in ctx.vars["order"])))
        if not order:
            return
        deck = s.deck[s.owner[order[0]]]
        for card in order:
            deck.remove(card)
        if self.where == "bottom":
            deck.extend(order)
        else:
            deck[:0] = order


def reveal_top(s: Table, frame: Initiating) -> int | None:
    """The top card of the player's deck, shown to everybody; without one the effect fails."""
    player = frame.ctx.player
    if not s.deck[player]:
        frame.failed = True
        return None
    card = s.deck[player][0]
    s.known[card] = s.everyone
    s.note("reveal", s.name(player), s.called(card), rule=s.clauses.reveal)
    return card


class RevealTop(Effect):
    """Reveal the top card of your deck; bound to ``found``."""

    phrases = (Phrase("reveal your deck's top card"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, card = frame.ctx, reveal_top(s, frame)
        if card is not None:
            ctx.vars["found"] = (card,)
            s.happen([Event("revealed", card, ctx.player, source=ctx.card, by=ctx.player)])


class TopAsDuplicate(Effect):
    """Place the top card of your deck facedown on this card as a duplicate."""

    phrases = (Phrase("place the top card of your deck facedown on ~ as a duplicate"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player]) and self.barred(s, ctx) is None

    def barred(self, s: Table, ctx: Context) -> str | None:
        return may_bear_duplicate(s, ctx.player, ctx.card)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not self.could(s, ctx):
            frame.failed = True
            return
        card = s.deck[ctx.player][0]
        s.place(card, DUPLICATE)
        s.host[card] = ctx.card
        s.known[card] = 1 << ctx.player
        name = s.called(card)
        s.note("facedown duplicate", s.name(ctx.player), s.called(ctx.card), secret=(name,), audience=1 << ctx.player)


class SearchDuplicate(Search):
    """Search your deck for a duplicate of this card, attach it, and shuffle."""

    cards: Cards = SAME_TITLE
    phrases = (Phrase("search your deck to find a duplicate of ~ and attach it; shuffle your deck"),)

    @property
    def then(self) -> tuple[Effect, ...]:
        return (DuplicateFound(), ShuffleDeck())


class DuplicateFound(Effect):
    """The card that was found becomes a duplicate of this one."""

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in ctx.vars.get("found") or ():
            if may_bear_duplicate(s, ctx.player, ctx.card) is not None:
                frame.failed = True
                return
            name = s.called(card)
            s.place(card, DUPLICATE)
            s.host[card] = ctx.card
            s.known[card] = s.everyone
            s.note("duplicate", s.name(ctx.player), name)
            s.happen([Event("revealed", card, ctx.player, source=ctx.card, by=ctx.player)])
