"""Effects on power and gold: gaining, moving, discarding, returning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .amounts import Count, amount
from .definition import Context
from .effects import Effect, OnCards, subjects
from .event import Event
from .select import Who, players
from .state import Table

if TYPE_CHECKING:
    from .initiating import Initiating


class GainPower(Effect):
    """Gain power: for your faction, or a card gains it."""

    __slots__ = ("n", "who")

    def __init__(self, n: int | Count = 1, who: Who | None = None) -> None:
        self.n = n
        self.who = who

    def could(self, s: Table, ctx: Context) -> bool:
        if amount(s, ctx, self.n) <= 0:
            return False
        return self.who is None or any(s.in_play(c) for c in subjects(s, ctx, self.who))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        cards = [s.faction[ctx.player]] if self.who is None else subjects(s, ctx, self.who)
        events = [
            Event("power", c, s.ctrl[c], amount=n, source=ctx.card, by=ctx.player)
            for c in cards
            if s.in_play(c) and n > 0
        ]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        if isinstance(self.n, Count):
            what = f"1 power {self.n.say()}" if self.n.kind != "var" else "X power"
        else:
            what = f"{self.n} power"
        return f"your faction gains {what}" if self.who is None else f"{self.who.subject()} gains {what}"


class MovePower(Effect):
    """Move power from a player's faction card to yours, or to the card ``to``; never to where it is (rr.move.1)."""

    __slots__ = ("n", "to", "whose")

    def __init__(self, n: int, whose: str, to: Who | None = None) -> None:
        self.n = n
        self.whose = whose
        self.to = to

    def target(self, s: Table, ctx: Context) -> int:
        """The card the power goes to (-1: none)."""
        if self.to is None:
            return s.faction[ctx.player]
        return next((c for c in subjects(s, ctx, self.to) if s.in_play(c)), -1)

    def could(self, s: Table, ctx: Context) -> bool:
        to = self.target(s, ctx)
        return any(s.power[s.faction[p]] > 0 and to not in (-1, s.faction[p]) for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        to = self.target(s, ctx)
        events = [
            Event("move power", s.faction[p], ctx.player, other=to, amount=self.n, source=ctx.card, by=ctx.player)
            for p in players(s, ctx, self.whose)
            if to not in (-1, s.faction[p])
        ]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        whose = {"loser": "the loser's", "opponent": "each opponent's", "you": "your"}.get(self.whose, "that player's")
        return f"{self.n} power moves from {whose} faction card to {'yours' if self.to is None else self.to.say()}"


class DiscardPower(OnCards):
    """Discard power from cards (faction cards included)."""

    __slots__ = ("n",)
    verb = "discard power"
    on_tokens = True

    def __init__(self, who: Who, n: int = 1) -> None:
        super().__init__(who)
        self.n = n

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and s.power[card] > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("discard power", card, s.ctrl[card], amount=self.n, source=ctx.card, by=ctx.player)

    def say(self) -> str:
        return f"discard {self.n} power from {self.who.say()}"


class GainGold(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int | Count) -> None:
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        if n > 0:
            s.happen([Event("gold", player=ctx.player, amount=n, source=ctx.card, by=ctx.player)])
        else:
            frame.failed = True

    def say(self) -> str:
        return f"gain {self.n} gold" if isinstance(self.n, int) else f"gain 1 gold {self.n.say()}"


class MoveGold(Effect):
    """Move gold from a player's gold pool to yours."""

    __slots__ = ("n", "whose")

    def __init__(self, n: int, whose: str) -> None:
        self.n = n
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] > 0 for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        s.happen(
            [
                Event("move gold", player=p, other=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)
                for p in players(s, ctx, self.whose)
            ]
        )

    def say(self) -> str:
        whose = "each opponent's" if self.whose == "opponent" else "that player's"
        return f"{self.n} gold moves from {whose} gold pool to yours"


class ReturnGold(Effect):
    """Each player returns all gold to the treasury."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] for p in s.order())

    def do(self, s: Table, frame: Initiating) -> None:
        s.happen([Event("return gold", player=p, amount=s.gold[p], source=frame.ctx.card) for p in s.order()])

    def say(self) -> str:
        return "every player's gold goes back to the treasury"
