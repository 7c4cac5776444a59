"""Effects on the gold that lies on cards: it is placed there, moves to other cards, and is taken from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.node import replace
from ...grammar.phrase import Phrase
from ...table.choosing import PickWord, words
from ...table.event import Event
from ...timing.resolve import TREASURY
from ..amounts import GOLD
from ..bases import Amount, amount
from ..describing.who import OBJECT, THIS, Who
from ..effects.base import Effect, ToCards, subjects
from .hand_and_deck import chosen_number

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


def gold_on(s: Table, card: int) -> int:
    """How much gold lies on a card."""
    return s.tokens.get((card, "gold"), 0)


class PlaceGold(Effect):
    """Gold goes from your gold pool, or from the treasury, to a card; nobody gains any. -1: as much as you like."""

    n: Amount = 1
    who: Who = THIS
    treasury: bool = False
    phrases = (
        Phrase("put any amount of the gold in your gold pool on {who}", n=-1, who=OBJECT),
        Phrase("put {n} gold of your gold pool on {who}", n=NUMBER, who=OBJECT),
        Phrase("put {n} from the treasury on {who}", n=GOLD, who=OBJECT, treasury=True),
    )

    def check(self) -> None:
        if self.treasury and self.n == -1:
            raise ValueError("Nobody takes as much as they like from the treasury.")

    def cards(self, s: Table, ctx: Context) -> list[int]:
        """The cards on which gold is put."""
        return [c for c in subjects(s, ctx, self.who, tokens=True) if s.in_play(c)]

    def could(self, s: Table, ctx: Context) -> bool:
        there = amount(s, ctx, self.n) if self.treasury else s.gold[ctx.player]
        return there > 0 and bool(self.cards(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        if n < 0:
            chosen = ctx.vars.pop("number", None)
            if chosen is None and self.could(s, ctx):
                frame.at -= 1
                options = words({str(each): each for each in range(s.gold[ctx.player] + 1)})
                prompt = f"{s.called(ctx.card)}: how much gold do you put there?"
                s.push(PickWord(ctx.player, "number", options, prompt, s.clauses.may))
                return
            n = chosen or 0
        how = TREASURY if self.treasury else ""
        events = [
            Event("gold onto", c, ctx.player, amount=n, source=ctx.card, by=ctx.player, how=how)
            for c in self.cards(s, ctx)
        ]
        self.happen(s, frame, events if n > 0 and (self.treasury or s.gold[ctx.player]) else [])


class MoveGoldOn(ToCards):
    """Gold moves from this card to others."""

    n: int = 1
    verb = "gold onto"
    on_tokens = True
    phrases = (Phrase("put {n} gold of ~ on {who}", n=NUMBER, who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and card != ctx.card and gold_on(s, ctx.card) > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("gold onto", card, s.ctrl[card], other=ctx.card, amount=self.n, source=ctx.card, by=ctx.player)


class TakeGoldOf(ToCards):
    """Gold moves from cards to your gold pool; -1: as much as you like of what is on one."""

    n: int = 1
    verb = "move gold"
    on_tokens = True
    phrases = (
        Phrase("take any amount of the gold on {who} into your gold pool", n=-1, who=OBJECT),
        Phrase("take {n} gold from {who} into your gold pool", n=NUMBER, who=OBJECT),
    )

    def do(self, s: Table, frame: Initiating) -> None:
        if self.n >= 0:
            super().do(s, frame)
            return
        for card in self.reached(s, frame.ctx)[:1]:
            n = chosen_number(s, frame, gold_on(s, card))
            if n > 0:
                self.happen(s, frame, [replace(self, n=n).event(s, frame.ctx, card)])
            return
        frame.failed = True

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and gold_on(s, card) > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("move gold", card, s.ctrl[card], other=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)
