"""Cards that another player picks out of yours, and a search for cards of which the other is to pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.state import Table
from ..amounts import CARDS_DRAWN
from ..bases import Amount, amount
from ..changing.looking import Search, ShuffleDeck
from ..describing.cards import Cards
from ..describing.nouns import A_CARD_FROM, CARDS_NOUN
from ..describing.players import PLAYER, THAT_PLAYER, YOU, Players
from ..effects.base import EFFECTS, Effect, Step, do_next
from ..effects.choosing import Choose
from ..effects.structure import Compound

if TYPE_CHECKING:
    from ...timing.initiating import Initiating


class PicksRevealed(Step):
    """A player picks some of the cards that were revealed; bound to ``found``."""

    by: Players
    n: int = 1
    phrases = (Phrase("{by} pick<s> {n} of the cards revealed", by=PLAYER, n=NUMBER),)
    _order = False

    def do(self, s: Table, frame: Initiating) -> None:
        there = list(frame.ctx.vars.get("those", ()))
        ask(s, frame, self.by, there, self.n)


class PicksFor(Effect):
    """A player picks so many cards that fit; bound to ``found``."""

    by: Players
    n: Amount
    cards: Cards
    phrases = (Phrase("{by} pick<s> {n} among the {cards}", by=PLAYER, n=CARDS_DRAWN, cards=CARDS_NOUN),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return self.cards.any(s, ctx)

    def do(self, s: Table, frame: Initiating) -> None:
        ask(s, frame, self.by, self.cards.find(s, frame.ctx), amount(s, frame.ctx, self.n))


def ask(s: Table, frame: Initiating, by: Players, cards: list[int], n: int) -> None:
    """The player is asked, or, if there are too few cards, all of them it is."""
    ctx = frame.ctx
    seats = by.seats(s, ctx)
    ctx.vars["found"] = ()
    if len(cards) < n or not seats:
        frame.failed = True
    if cards and seats and n > 0:
        many = min(n, len(cards))
        prompt = f"{s.called(ctx.card)}: choose {many} card{'' if many == 1 else 's'} for {s.name(ctx.player)}."
        s.push(Pick(seats[0], "found", cards, many, many, prompt=prompt, rule=s.clauses.choosing))


class TheyPick(Compound):
    """Another player picks one of the cards that could be affected, for effects that are yours; bound to ``that``."""

    cards: Cards
    effects: tuple[Effect, ...]
    by: Players = THAT_PLAYER
    rebinds = True
    phrases = (Phrase("{by} picks {cards} for this: {effects}", by=PLAYER, cards=A_CARD_FROM, effects=EFFECTS),)

    def check(self) -> None:
        if self.by == YOU or not self.effects:
            raise ValueError("What you pick yourself is said by 'Later', and it is picked for something.")

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.by.seats(s, ctx)) and bool(Choose(self.cards, target=False).eligible(s, ctx, self.effects))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, choose = frame.ctx, Choose(self.cards, target=False)
        seats, found = self.by.seats(s, ctx), choose.eligible(s, ctx, self.effects)
        if not seats or not found:
            frame.failed = True
            return
        do_next(frame, self.effects)
        asked = choose.frame(s, ctx, found)
        asked.seat = seats[0]
        s.push(asked)


class PickTitles(Pick):
    """A seat picks cards with different titles."""

    __slots__ = ()

    def left(self, s: Table) -> list[int]:
        """What may still be picked."""
        taken = {s.defn[card].name for card in self.picked}
        return [card for card in super().left(s) if s.defn[card].name not in taken]


class SearchToDiscard(Search):
    """Search your deck for so many cards with different titles and put them into your discard pile."""

    n: Amount = 1
    phrases = (
        Phrase(
            "search your deck for {n} with different titles to put into your discard pile; shuffle your deck",
            n=CARDS_DRAWN,
        ),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0 and super().could(s, ctx)

    def pick(self, s: Table, ctx: Context, fits: list[int], prompt: str) -> Pick:
        most = amount(s, ctx, self.n)
        asked = f"{s.called(ctx.card)}: put {most} card{'' if most == 1 else 's'} with different titles into your discard pile."
        return PickTitles(ctx.player, "found", fits, 0, most, prompt=asked, rule=s.clauses.search, fits=self.cards)

    @property
    def then(self) -> tuple[Effect, ...]:
        return (ThrowFound(self.n), ShuffleDeck())


class ThrowFound(Step):
    """The cards found go to the discard pile; with fewer than were looked for it is not done in full."""

    n: Amount

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = ctx.vars.get("found") or ()
        if len(found) < amount(s, ctx, self.n):
            frame.failed = True
        if found:
            s.happen([Event("to discard pile", c, ctx.player, source=ctx.card, by=ctx.player) for c in found])
