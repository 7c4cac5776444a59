"""Effects on power and gold: gaining, moving, discarding, returning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ..amounts import GOLD, POWER_TOKENS
from ..bases import COUNT, Amount, amount
from ..describing.players import LOSER, PLAYER, WHOSE, YOU, Players
from ..describing.who import OBJECT, SUBJECT, THOSE, OwnFaction, Who
from ..effects.base import Effect, ToCards, subjects
from ..ruling.gaining import gains_gold, gains_power
from .hand_and_deck import chosen_number

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class GainPower(Effect):
    """Gain power: for your faction, or a card gains it."""

    n: Amount = 1
    who: Who | None = None
    phrases = (Phrase("gain {n}", n=POWER_TOKENS), Phrase("{who} gains {n}", who=SUBJECT, n=POWER_TOKENS))

    @property
    def order(self) -> bool:
        return self.who is None

    def could(self, s: Table, ctx: Context) -> bool:
        if amount(s, ctx, self.n) <= 0:
            return False
        return self.who is None or any(s.in_play(c) and gains_power(s, c) for c in subjects(s, ctx, self.who))

    def would(self, s: Table, ctx: Context) -> list[Event]:
        n = amount(s, ctx, self.n)
        cards = [s.faction[ctx.player]] if self.who is None else subjects(s, ctx, self.who)
        return [
            Event("power", c, s.ctrl[c], amount=n, source=ctx.card, by=ctx.player)
            for c in cards
            if s.in_play(c) and n > 0 and gains_power(s, c)
        ]

    def do(self, s: Table, frame: Initiating) -> None:
        self.happen(s, frame, self.would(s, frame.ctx))


def as_liked(s: Table, frame: Initiating, events: list[Event]) -> bool:
    """Have power that moves 'up to' a number be as much as its player likes; whether that is known by now."""
    if not events:
        return True
    most = chosen_number(s, frame, max(min(event.amount, s.power[event.card]) for event in events))
    for event in events:
        event.amount = min(event.amount, most)
    return most >= 0


class MovePowerFrom(Effect):
    """Move power from one card to another; ``up_to``: as much as you like."""

    n: Amount
    who: Who
    to: Who
    up_to: bool = False
    phrases = (
        Phrase("{n} moves from {who} to {to}", n=POWER_TOKENS, who=OBJECT, to=OBJECT),
        Phrase("up to {n} moves from {who} to {to}", n=POWER_TOKENS, who=OBJECT, to=OBJECT, up_to=True),
    )
    _order = False

    def check(self) -> None:
        if isinstance(self.who, OwnFaction):
            raise ValueError("That power moves from a faction card is said by 'MovePower'.")

    def would(self, s: Table, ctx: Context) -> list[Event]:
        n = amount(s, ctx, self.n)
        to = next((c for c in subjects(s, ctx, self.to) if s.in_play(c)), -1)
        cards = [c for c in subjects(s, ctx, self.who, tokens=True) if s.in_play(c) and s.power[c] > 0 and c != to]
        return [
            Event("move power", c, s.ctrl[c], other=to, amount=min(n, s.power[c]), source=ctx.card, by=ctx.player)
            for c in cards
            if to >= 0 and n > 0
        ]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.would(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        events = self.would(s, frame.ctx)
        if not self.up_to or as_liked(s, frame, events):
            self.happen(s, frame, events)


class MovePowerBetween(Effect):
    """Power moves from one of two chosen cards to the other, as much as you like up to so much."""

    n: int
    phrases = (Phrase("up to {n} power moves from one of them to the other", n=NUMBER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        found = THOSE.find(s, ctx)  # while they are being chosen, each is looked at alone
        return any(s.power[c] > 0 for c in found) or (len(found) == 1 and any(s.power))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, both = frame.ctx, THOSE.find(s, frame.ctx)
        giving = [c for c in both if s.in_play(c) and s.power[c] > 0]
        giver = ctx.vars.get("giver")
        if len(both) < 2 or not giving:
            frame.failed = True
        elif giver is None:
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: from which of them?"
            s.push(Pick(ctx.player, "giver", giving, prompt=prompt, rule=s.clauses.choosing))
        else:
            n = chosen_number(s, frame, min(self.n, s.power[giver[0]]))
            if n > 0:
                to = next(c for c in both if c != giver[0])
                s.happen(
                    [Event("move power", giver[0], s.ctrl[to], other=to, amount=n, source=ctx.card, by=ctx.player)]
                )


class MovePower(Effect):
    """Move power from a player's faction card to yours, or to the card ``to``; never to where it is. ``up_to``: as much as you like."""

    n: Amount
    whose: Players = LOSER
    to: Who | None = None
    up_to: bool = False
    phrases = (
        Phrase("{n} power moves from {whose} [faction card] to yours", n=NUMBER, whose=WHOSE),
        Phrase("{n} power moves from {whose} [faction card] to {to}", n=NUMBER, whose=WHOSE, to=OBJECT),
        Phrase(
            "as many of the power tokens on {whose} [faction card] move to {to} as {n}", n=COUNT, whose=WHOSE, to=OBJECT
        ),
        Phrase(
            "up to {n} power moves from {whose} [faction card] to {to}", n=NUMBER, whose=WHOSE, to=OBJECT, up_to=True
        ),
    )
    _order = False

    def target(self, s: Table, ctx: Context) -> int:
        """The card the power goes to (-1: none)."""
        if self.to is None:
            return s.faction[ctx.player]
        return next((c for c in subjects(s, ctx, self.to) if s.in_play(c)), -1)

    def could(self, s: Table, ctx: Context) -> bool:
        to = self.target(s, ctx)
        return any(s.power[s.faction[p]] > 0 and to not in (-1, s.faction[p]) for p in self.whose.seats(s, ctx))

    def would(self, s: Table, ctx: Context) -> list[Event]:
        to, n = self.target(s, ctx), amount(s, ctx, self.n)
        return [
            Event("move power", s.faction[p], ctx.player, other=to, amount=n, source=ctx.card, by=ctx.player)
            for p in self.whose.seats(s, ctx)
            if to not in (-1, s.faction[p])
        ]

    def do(self, s: Table, frame: Initiating) -> None:
        events = self.would(s, frame.ctx)
        if not self.up_to or as_liked(s, frame, events):
            self.happen(s, frame, events)


class DiscardPower(ToCards):
    """Discard power from cards (faction cards included)."""

    n: Amount = 1
    verb = "discard power"
    on_tokens = True
    phrases = (Phrase("discard {n} from {who}", n=POWER_TOKENS, who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and s.power[card] > 0 and amount(s, ctx, self.n) > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        n = amount(s, ctx, self.n)
        return Event("discard power", card, s.ctrl[card], amount=n, source=ctx.card, by=ctx.player)


class DiscardAllPower(ToCards):
    """Discard all power from cards."""

    verb = "discard power"
    on_tokens = True
    phrases = (Phrase("discard all power from {who}", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and s.power[card] > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("discard power", card, s.ctrl[card], amount=s.power[card], source=ctx.card, by=ctx.player)


class GainGold(Effect):
    """You gain gold, or other players do."""

    n: Amount
    who: Players = YOU
    phrases = (Phrase("gain {n}", n=GOLD), Phrase("{who} gain<s> {n}", who=PLAYER, n=GOLD))

    @property
    def order(self) -> bool:
        return self.who == YOU

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0 and any(gains_gold(s, p) for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        seats = [p for p in self.who.seats(s, ctx) if gains_gold(s, p)]
        if n > 0 and seats:
            s.happen([Event("gold", player=p, amount=n, source=ctx.card, by=ctx.player) for p in seats])
        else:
            frame.failed = True


class MoveGold(Effect):
    """Move gold from a player's gold pool to yours; -1: all of it; ``up_to``: as much as you like."""

    n: Amount
    whose: Players
    up_to: bool = False
    phrases = (
        Phrase("move up to as much gold from {whose} gold pool to yours as {n}", n=COUNT, whose=WHOSE, up_to=True),
        Phrase("take {n} gold from {whose} gold pool into yours", n=NUMBER, whose=WHOSE),
        Phrase("take all gold from {whose} gold pool into yours", whose=WHOSE, n=-1),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] > 0 for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        if self.up_to:
            n = chosen_number(s, frame, min([n, *(s.gold[p] for p in self.whose.seats(s, ctx))]))
            if n < 0:
                return
        seats = [(p, s.gold[p] if n < 0 else n) for p in self.whose.seats(s, ctx)]
        s.happen(
            [Event("move gold", player=p, other=ctx.player, amount=n, source=ctx.card, by=ctx.player) for p, n in seats]
        )


class DiscardGold(Effect):
    """Gold of a player's gold pool goes back to the treasury."""

    n: int
    whose: Players
    up_to: bool = False
    phrases = (
        Phrase("discard up to {n} of {whose} gold", n=NUMBER, whose=WHOSE, up_to=True),
        Phrase("discard {n} of {whose} gold", n=NUMBER, whose=WHOSE),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] > 0 for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seats, n = self.whose.seats(s, ctx), self.n
        if self.up_to and seats and s.gold[seats[0]]:
            n = chosen_number(s, frame, min(n, s.gold[seats[0]]))
            if n < 0:
                return
        events = [Event("return gold", player=p, amount=n, source=ctx.card, by=ctx.player) for p in seats]
        self.happen(s, frame, events)


class ReturnGold(Effect):
    """Each player returns all gold to the treasury."""

    phrases = (Phrase("every player's gold goes back to the treasury"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] for p in s.order())

    def do(self, s: Table, frame: Initiating) -> None:
        s.happen([Event("return gold", player=p, amount=s.gold[p], source=frame.ctx.card) for p in s.order()])
