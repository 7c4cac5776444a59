"""Effects on hands and decks: drawing, discarding at random and from the top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..players import WHOSE, Players
from .base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    n: int
    phrases = (Phrase("draw {n} card<s>", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        s.happen([Event("draw", player=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)])


@dataclass(frozen=True)
class DiscardRandom(Effect):
    """Discard cards at random from players' hands; the cards are bound to ``found``."""

    whose: Players
    n: int = 1
    phrases = (
        Phrase("discard a random card from {whose} hand", whose=WHOSE),
        Phrase("discard {n} random cards from {whose} hand", whose=WHOSE, n=NUMBER),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found: list[int] = []
        whose = self.whose.seats(s, ctx)
        for p in whose:
            found += random_cards(s, p, self.n)
        ctx.vars["found"] = tuple(found)
        if found:
            s.happen(
                [Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player, how="random") for c in found]
            )
        if not found or len(found) < self.n * len(whose):
            frame.failed = True


def random_cards(s: Table, seat: int, n: int) -> list[int]:
    """Cards picked at random from a hand."""
    left = s.hand[seat][:]
    picked: list[int] = []
    while left and len(picked) < n:
        picked.append(left.pop(s.chance.pick([s.called(c) for c in left])))
    return picked


@dataclass(frozen=True)
class DiscardTop(Effect):
    """Discard the top card of a player's deck; it is bound to ``found``."""

    whose: Players
    phrases = (Phrase("discard 1 card from the top of {whose} deck", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = [(p, s.deck[p][0]) for p in self.whose.seats(s, ctx) if s.deck[p]]
        ctx.vars["found"] = tuple(card for _, card in found)
        if found:
            s.happen([Event("discard top", card, p, source=ctx.card, by=ctx.player) for p, card in found])
        else:
            frame.failed = True
