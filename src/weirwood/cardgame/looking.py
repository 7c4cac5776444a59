"""Effects that look, reveal and search: hidden cards and who comes to know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choosing import Pick
from .definition import Context
from .effects import Effect
from .entering import may_bear_duplicate
from .event import Event
from .select import Cards, players
from .state import Table
from .words import DUPLICATE

if TYPE_CHECKING:
    from .initiating import Initiating


def learn(s: Table, seat: int, cards: list[int]) -> None:
    """A seat comes to know which cards these are."""
    for card in cards:
        s.known[card] |= 1 << seat


class Search(Effect):
    """Search (the top of) your deck for a card that fits, reveal it, add it to your hand, and shuffle."""

    __slots__ = ("cards", "differs", "top")

    def __init__(self, cards: Cards, top: int = 0, differs: bool = False) -> None:
        self.cards = cards
        self.top = top
        self.differs = differs

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = ctx.player
        deck = s.deck[seat][: self.top] if self.top else s.deck[seat][:]
        s.note("search", s.name(seat), len(deck), secret=tuple(s.defn[c].name for c in deck), audience=1 << seat)
        learn(s, seat, deck)
        fits = [c for c in deck if self.cards.match(s, ctx, c)]
        if self.differs:
            fits = [c for c in fits if s.defn[c].type != ctx.vars.get("icon")]
        frame.steps = (*frame.steps[: frame.at], TakeFound(self.shown), ShuffleDeck(), *frame.steps[frame.at :])
        ctx.vars["found"] = ()
        ctx.vars["searched"] = tuple(deck)
        if fits:
            prompt = f"{s.defn[ctx.card].name}: take {self.cards.say() if not self.differs else 'a card'}, or nothing."
            s.push(Pick(seat, "found", fits, 0, 1, prompt=prompt, rule="rr.search.3"))

    def what(self) -> str:
        return "a card of another type" if self.differs else self.cards.say().removesuffix(" in your deck")

    @property
    def shown(self) -> bool:
        """A card with stated characteristics must be shown as proof; just 'a card' stays secret (rr.search.4)."""
        return self.what() != "a card"

    def say(self) -> str:
        area = f"your deck's top {self.top} cards" if self.top else "your deck"
        return f"search {area} for {self.what()} to {'reveal and ' if self.shown else ''}add to your hand; shuffle your deck"


class TakeFound(Effect):
    """The card found goes to the hand, revealed unless it could be any card."""

    __slots__ = ("shown",)

    def __init__(self, shown: bool = True) -> None:
        self.shown = shown

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = ctx.vars.get("found") or ()
        if found:
            how = "public" if self.shown else "secret"
            s.happen([Event("add to hand", c, ctx.player, source=ctx.card, by=ctx.player, how=how) for c in found])

    def say(self) -> str:
        return "add it to your hand"


class ShuffleDeck(Effect):
    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.vars.pop("searched", None)
        s.shuffle(frame.ctx.player)
        s.note("shuffle", s.name(frame.ctx.player))

    def say(self) -> str:
        return "shuffle your deck"


class LookAtHand(Effect):
    """Look at a chosen player's hand; the cards are bound to ``seen``."""

    __slots__ = ("whose",)

    def __init__(self, whose: str = "player") -> None:
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for p in players(s, ctx, self.whose):
            learn(s, ctx.player, s.hand[p])
            names = tuple(s.defn[c].name for c in s.hand[p])
            s.note("look", s.name(ctx.player), s.name(p), secret=names, audience=1 << ctx.player | 1 << p)
            ctx.vars["seen"] = tuple(s.hand[p])
            if not s.hand[p]:
                frame.failed = True

    def say(self) -> str:
        return "look at that player's hand"


class ChooseSeen(Effect):
    """Choose among the cards just seen; bound to a name."""

    __slots__ = ("name", "text")

    def __init__(self, name: str = "that", text: str = "choose 1 of those cards") -> None:
        self.name = name
        self.text = text

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seen = list(ctx.vars.get("seen") or ())
        if seen:
            prompt = f"{s.defn[ctx.card].name}: {self.text}."
            s.push(Pick(ctx.player, self.name, seen, prompt=prompt, rule="rr.look.1"))

    def say(self) -> str:
        return self.text


class LookAtTop(Effect):
    """Look at the top cards of a deck; take up to ``take`` to hand, or up to ``bottom`` to the bottom, the rest in any order.

    With ``take``: what is not taken goes to the bottom in any order. With ``bottom``: the others go back on top.
    """

    __slots__ = ("bottom", "n", "take", "whose")

    def __init__(self, n: int, *, whose: str = "you", take: int = 0, bottom: int = 0) -> None:
        self.n = n
        self.whose = whose
        self.take = take
        self.bottom = bottom

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for p in players(s, ctx, self.whose)[:1]:
            top = s.deck[p][: self.n]
            learn(s, ctx.player, top)
            names = tuple(s.defn[c].name for c in top)
            s.note("look at top", s.name(ctx.player), s.name(p), len(top), secret=names, audience=1 << ctx.player)
            if not top:
                frame.failed = True
                return
            ctx.vars["top"] = tuple(top)
            ctx.vars["picked"] = ()
            steps: tuple[Effect, ...] = (TakeSecretly(), Arrange("bottom")) if self.take else (Arrange("both"),)
            frame.steps = (*frame.steps[: frame.at], *steps, *frame.steps[frame.at :])
            what = (
                f"add up to {self.take} to your hand"
                if self.take
                else f"put up to {self.bottom} on the bottom, in order"
            )
            most = self.take or self.bottom
            prompt = f"{s.defn[ctx.card].name}: {what}."
            s.push(Pick(ctx.player, "picked", top, 0, most, prompt=prompt, rule="rr.look.1"))

    def say(self) -> str:
        whose = "your" if self.whose == "you" else "that player's"
        if self.take:
            return (
                f"look at {self.n} cards from the top of {whose} deck, add up to {self.take} of them to your hand, "
                "and put the others on the bottom in any order"
            )
        return (
            f"look at {self.n} cards from the top of {whose} deck, put up to {self.bottom} of them on its bottom "
            "and the others back on top, in any order"
        )


class TakeSecretly(Effect):
    """The picked cards go to the hand without being shown."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = ctx.vars.get("picked") or ()
        ctx.vars["top"] = tuple(c for c in ctx.vars["top"] if c not in picked)
        if picked:
            s.happen(
                [Event("add to hand", c, ctx.player, source=ctx.card, by=ctx.player, how="secret") for c in picked]
            )

    def say(self) -> str:
        return "add it to your hand"


class Arrange(Effect):
    """Put looked-at cards back: the picked ones to the bottom (``both``), the others in an order of the player's choice."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if self.where == "both":
            deck = s.deck[s.owner[ctx.vars["top"][0]]]
            for card in ctx.vars.get("picked") or ():
                deck.remove(card)
                deck.append(card)
        left = [c for c in ctx.vars["top"] if self.where == "bottom" or c not in (ctx.vars.get("picked") or ())]
        ctx.vars["order"] = tuple(left)
        if not left:
            return
        frame.steps = (*frame.steps[: frame.at], PutBack(self.where), *frame.steps[frame.at :])
        if len(left) > 1:
            where = "on the bottom, the first one highest" if self.where == "bottom" else "on top, the topmost first"
            prompt = f"{s.defn[ctx.card].name}: put the others back {where}; done leaves the rest in this order."
            s.push(Pick(ctx.player, "order", left, 0, len(left) - 1, prompt=prompt, rule="rr.look.3"))

    def say(self) -> str:
        return "put the others back in any order"


class PutBack(Effect):
    """Carry out the order that was chosen."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        picked = ctx.vars.get("picked") or ()
        left = [c for c in ctx.vars["top"] if self.where == "bottom" or c not in picked]
        order = [*ctx.vars["order"], *(c for c in left if c not in ctx.vars["order"])]
        deck = s.deck[s.owner[order[0]]]
        for card in order:
            deck.remove(card)
        if self.where == "bottom":
            deck.extend(order)
        else:
            deck[:0] = order

    def say(self) -> str:
        return "put them back"


class RevealTop(Effect):
    """Reveal the top card of your deck; bound to ``found``."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not s.deck[ctx.player]:
            frame.failed = True
            return
        card = s.deck[ctx.player][0]
        s.known[card] = s.everyone
        ctx.vars["found"] = (card,)
        s.note("reveal", s.name(ctx.player), s.defn[card].name, rule="rr.reveal.1")

    def say(self) -> str:
        return "reveal your deck's top card"


class TopAsDuplicate(Effect):
    """Place the top card of your deck facedown on this card as a duplicate."""

    __slots__ = ()

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
        name = s.defn[card].name
        s.note(
            "facedown duplicate", s.name(ctx.player), s.defn[ctx.card].name, secret=(name,), audience=1 << ctx.player
        )

    def say(self) -> str:
        return "the top card of your deck becomes a facedown duplicate of ~"
