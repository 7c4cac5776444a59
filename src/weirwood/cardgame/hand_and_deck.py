"""Effects on hands and decks: drawing, discarding at random, from the top, to the dead pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .definition import Context
from .effects import Effect, OnCards
from .event import Event
from .select import players
from .state import Table
from .words import DISCARD

if TYPE_CHECKING:
    from .initiating import Initiating


class Draw(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        s.happen([Event("draw", player=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)])

    def say(self) -> str:
        return f"draw {self.n} card{'s' if self.n > 1 else ''}"


class DiscardRandom(Effect):
    """Discard cards at random from players' hands; the cards are bound to ``found``."""

    __slots__ = ("n", "whose")

    def __init__(self, whose: str, n: int = 1) -> None:
        self.whose = whose
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found: list[int] = []
        whose = players(s, ctx, self.whose)
        for p in whose:
            found += random_cards(s, p, self.n)
        ctx.vars["found"] = tuple(found)
        if found:
            s.happen(
                [Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player, how="random") for c in found]
            )
        if not found or len(found) < self.n * len(whose):
            frame.failed = True

    def say(self) -> str:
        whose = {"opponent": "each opponent's", "loser": "the loser's", "attacker": "the attacking player's"}
        cards = "a random card" if self.n == 1 else f"{self.n} random cards"
        return f"discard {cards} from {whose.get(self.whose, 'that player' + chr(39) + 's')} hand"


def random_cards(s: Table, seat: int, n: int) -> list[int]:
    """Cards picked at random from a hand."""
    left = s.hand[seat][:]
    picked: list[int] = []
    while left and len(picked) < n:
        picked.append(left.pop(s.chance.pick([s.defn[c].name for c in left])))
    return picked


class DiscardTop(Effect):
    """Discard the top card of a player's deck; it is bound to ``found``."""

    __slots__ = ("whose",)

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = [(p, s.deck[p][0]) for p in players(s, ctx, self.whose) if s.deck[p]]
        ctx.vars["found"] = tuple(card for _, card in found)
        if found:
            s.happen([Event("discard top", card, p, source=ctx.card, by=ctx.player) for p, card in found])
        else:
            frame.failed = True

    def say(self) -> str:
        return f"discard 1 card from the top of {'each opponent' if self.whose == 'opponent' else 'that player'}'s deck"


class ToDeadPile(OnCards):
    """Place a discarded character in its owner's dead pile."""

    __slots__ = ()
    verb = "to dead pile"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == DISCARD

    def say(self) -> str:
        return f"{self.who.say()} goes to its owner's dead pile"
