"""Effects that several players carry out one after the other, and choices for or among the cards of each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.figures import plot_value
from ..amounts import CARDS_DRAWN
from ..bases import Amount, amount
from ..describing.certain_players import ITS_OWNER
from ..describing.nouns import A_CARD, CARDS_NOUN
from ..describing.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    LOSER,
    MOST_CARDS_IN_HAND,
    PLAYER,
    THAT_PLAYER,
    WITH_FEWER_CARDS,
    WITH_NO_FEWER_CARDS,
    YOU_AND_THAT_PLAYER,
    Players,
)
from ..describing.predicates import HELD
from .base import EFFECTS, Effect
from .each_chooses import EachChooses
from .structure import Compound

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


BY_HANDS = (WITH_NO_FEWER_CARDS, WITH_FEWER_CARDS)
"""Opponents by the size of their hands."""


IN_TURN = (THAT_PLAYER, YOU_AND_THAT_PLAYER, EACH_PLAYER, EACH_OPPONENT, LOSER, ITS_OWNER, *BY_HANDS)
"""Who may do something in turn."""


class InTurn(Compound):
    """Players carry out effects one after the other, each as the 'you' of the text; of all players in player order."""

    players: Players
    effects: tuple[Effect, ...]
    phrases = (
        Phrase("that player does this: {effects}", players=THAT_PLAYER, effects=EFFECTS),
        Phrase("you and that player each do this: {effects}", players=YOU_AND_THAT_PLAYER, effects=EFFECTS),
        Phrase("every player in turn does this: {effects}", players=EACH_PLAYER, effects=EFFECTS),
        Phrase("every opponent in turn does this: {effects}", players=EACH_OPPONENT, effects=EFFECTS),
        Phrase("the loser does this: {effects}", players=LOSER, effects=EFFECTS),
        Phrase("its owner does this: {effects}", players=ITS_OWNER, effects=EFFECTS),
        *(Phrase(f"{who.subject} does this: {{effects}}", players=who, effects=EFFECTS) for who in BY_HANDS),
    )

    def check(self) -> None:
        if self.players not in IN_TURN:
            raise ValueError("Who does something in turn is known by more than a description.")

    def contexts(self, s: Table, ctx: Context) -> list[Context]:
        """The effects as each of the players sees them."""
        found = [Context(ctx.card, seat) for seat in self.players.seats(s, ctx)]
        for each in found:
            each.vars = dict(ctx.vars)
        return found

    def could(self, s: Table, ctx: Context) -> bool:
        return any(effect.could(s, each) for each in self.contexts(s, ctx) for effect in self.effects)

    def would(self, s: Table, ctx: Context) -> list[Event]:
        return [event for each in self.contexts(s, ctx) for effect in self.effects for event in effect.would(s, each)]

    def do(self, s: Table, frame: Initiating) -> None:
        for each in reversed(self.contexts(s, frame.ctx)):
            s.initiate(each, self.effects)


class EachSpares(EachChooses):
    """Each player chooses cards, whoever controls them."""

    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("{who} choose<s> up to {most} {cards}", who=PLAYER, cards=CARDS_NOUN, most=NUMBER, least=0),
        Phrase("{who} choose<s> {cards}, whoever controls it", who=PLAYER, cards=A_CARD),
    )

    def own(self, s: Table, ctx: Context, seat: int, steps: tuple[Effect, ...] = ()) -> list[int]:
        return self.cards.find(s, ctx)


class ChooseOfEach(EachChooses):
    """You choose one card of every player: each must have one, or (``if_able``) who has none is passed over."""

    if_able: bool = False
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("choose {cards} of every player", cards=A_CARD),
        Phrase("choose {cards} of every player that has one", cards=A_CARD, if_able=True),
    )
    _order = True

    def could(self, s: Table, ctx: Context) -> bool:
        enough = any if self.if_able else all
        return enough(self.own(s, ctx, p) for p in self.who.seats(s, ctx))

    def asked(self, ctx: Context, seat: int) -> int:
        return ctx.player


class DiscardDownTo(Effect):
    """Whoever has more cards in hand chooses and discards some until so many are left."""

    n: int
    who: Players = MOST_CARDS_IN_HAND
    phrases = (Phrase("{who} discard<s> cards of their choice down to a hand of {n}", who=PLAYER, n=NUMBER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(len(s.hand[p]) > self.n for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("down to", None)
        if chosen is not None:
            if ctx.vars["due"] == (-1,):
                del ctx.vars["due"]
            else:
                frame.at -= 1  # whoever else has as many
            s.happen(
                [
                    Event("discard from hand", c, s.owner[c], source=ctx.card, by=s.owner[c], how="chosen")
                    for c in chosen
                ]
            )
            return
        due: tuple[int, ...] = ctx.vars.pop("due", None) or tuple(
            p for p in self.who.seats(s, ctx) if len(s.hand[p]) > self.n
        )
        for seat in due[:1]:
            frame.at -= 1
            ctx.vars["due"] = due[1:] or (-1,)
            many = len(s.hand[seat]) - self.n
            prompt = f"{s.called(ctx.card)}: choose {many} card{'' if many == 1 else 's'} to discard."
            rule = s.clauses.choosing
            s.push(Pick(seat, "down to", s.hand[seat][:], many, many, prompt=prompt, rule=rule, fits=HELD))


class ChecksReserve(Effect):
    """Players whose hands exceed their reserve discard down to it, in player order."""

    who: Players
    phrases = (Phrase("{who} discard<s> down to the own reserve", who=PLAYER),)
    _order = False

    def over(self, s: Table, seat: int) -> int:
        """How many cards a player has too many."""
        return len(s.hand[seat]) - plot_value(s, seat, "reserve") if s.plot[seat] >= 0 else 0

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.over(s, p) > 0 for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("over", None)
        if chosen is not None:
            frame.at -= 1
            s.happen([Event("discard from hand", c, s.owner[c], how="reserve") for c in chosen])
            return
        for seat in [p for p in self.who.seats(s, ctx) if self.over(s, p) > 0][:1]:
            frame.at -= 1
            n = self.over(s, seat)
            prompt = f"Your hand exceeds your reserve: discard {n} card{'' if n == 1 else 's'}."
            rule = s.clauses.choosing
            s.push(Pick(seat, "over", s.hand[seat][:], n, n, verb="discard", prompt=prompt, rule=rule, fits=HELD))
            return
        if "reserve" in s.listeners:
            s.happen([Event("reserve", player=p) for p in self.who.seats(s, ctx)])


class DiscardChosen(Effect):
    """Players choose and discard cards from their own hands, in player order and all at once."""

    who: Players
    n: Amount = 1
    phrases = (
        Phrase("{who} discard<s> {n} card<s> of one's own choice from hand", who=PLAYER, n=NUMBER),
        Phrase("{who} discard<s> {n} of one's own choice from hand", who=PLAYER, n=CARDS_DRAWN),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.pop("asked", ())
        chosen = (*ctx.vars.pop("discarded", ()), *ctx.vars.pop("own", ()))
        if not done and any(len(s.hand[p]) < amount(s, ctx, self.n) for p in self.who.seats(s, ctx)):
            frame.failed = True  # not all that is to be discarded is there
        for seat in [p for p in self.who.seats(s, ctx) if p not in done and s.hand[p]]:
            frame.at -= 1
            ctx.vars["asked"], ctx.vars["discarded"] = (*done, seat), chosen
            n = min(amount(s, ctx, self.n), len(s.hand[seat]))
            prompt = f"{s.called(ctx.card)}: choose {n} card{'' if n == 1 else 's'} to discard."
            rule = s.clauses.choosing
            s.push(Pick(seat, "own", s.hand[seat][:], n, n, verb="discard", prompt=prompt, rule=rule, fits=HELD))
            return
        events = [
            Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player, how="chosen") for c in chosen
        ]
        self.happen(s, frame, events)
