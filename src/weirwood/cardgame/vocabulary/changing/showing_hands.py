"""Cards that are shown: one of every hand, whole hands of which some cards are discarded, and what others choose of those revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import ListOf
from ...grammar.phrase import Phrase
from ...table.choosing import NO, YES, Pick, PickWord
from ...table.event import Event
from ...table.words import CHARACTER, HAND
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, CARD_NOUN
from ..describing.players import PLAYER, WHOSE, YOU, Players
from ..describing.predicates import HELD
from ..describing.who import OBJECT, THAT, Who
from ..effects.base import Effect, Step
from .revealing import reveal

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class RevealHand(Effect):
    """A player's whole hand is revealed, of 1 card at least; this card, if it is an event that is played, is none of it."""

    whose: Players = YOU
    phrases = (Phrase("reveal all of {whose} hand", whose=WHOSE),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(card != ctx.card for p in self.whose.seats(s, ctx) for card in s.hand[p])

    def do(self, s: Table, frame: Initiating) -> None:
        cards = [card for p in self.whose.seats(s, frame.ctx) for card in s.hand[p]]
        if cards:
            reveal(s, frame.ctx, cards)
        else:
            frame.failed = True


class EachShows(Effect):
    """Each player chooses a card in hand, in player order and unseen by the others; then all of them are revealed."""

    phrases = (Phrase("every player who can chooses a card in hand; those cards are revealed together"),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in s.order())

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.pop("asked", ())
        chosen = (*ctx.vars.pop("shown", ()), *ctx.vars.pop("own", ()))
        for seat in [p for p in s.order() if p not in done and s.hand[p]]:
            frame.at -= 1
            ctx.vars["asked"], ctx.vars["shown"] = (*done, seat), chosen
            prompt = f"{s.called(ctx.card)}: choose a card in your hand, which will be revealed."
            s.push(Pick(seat, "own", s.hand[seat][:], prompt=prompt, rule=s.clauses.in_order, fits=HELD))
            return
        if chosen:
            reveal(s, ctx, list(chosen))
        else:
            frame.failed = True


class CheapestEnter(Effect):
    """Of the characters that were revealed, those of the lowest printed cost may be put into play by their players."""

    phrases = (Phrase("each player who has revealed the cheapest character, by printed cost, may put it into play"),)
    _order = False

    def cheapest(self, s: Table, ctx: Context) -> list[int]:
        """The characters that may be put into play; whether each can is another question."""
        found = [c for c in ctx.vars.get("those") or () if s.defn[c].type == CHARACTER and s.zone[c] == HAND]
        least = min((s.defn[c].cost or 0 for c in found), default=0)
        return [c for c in found if (s.defn[c].cost or 0) == least]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.cheapest(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        asked = ctx.vars.pop("asked", ())
        agreed = ctx.vars.pop("agreed", ())
        if ctx.vars.pop("may", False):
            agreed = (*agreed, asked[-1])
        for card in self.cheapest(s, ctx):
            seat = s.owner[card]
            if card not in asked and s.may_put(seat, card) is None:
                frame.at -= 1
                ctx.vars["asked"], ctx.vars["agreed"] = (*asked, card), agreed
                prompt = f"{s.called(ctx.card)}: put {s.called(card)} into play?"
                s.push(PickWord(seat, "may", [YES, NO], prompt, s.clauses.may))
                return
        events = [Event("enter", c, s.owner[c], source=ctx.card, by=s.owner[c], how="put into play") for c in agreed]
        self.happen(s, frame, events)


class DiscardFitting(Effect):
    """Whole hands are shown, which reveals no single card, and whatever in them fits is discarded."""

    whose: Players
    cards: Cards
    phrases = (Phrase("{whose} whole hand is shown to discard each {cards}", whose=WHOSE, cards=CARD_NOUN),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events: list[Event] = []
        for seat in self.whose.seats(s, ctx):
            for card in s.hand[seat]:
                s.known[card] = s.everyone
            s.note("show hand", s.name(seat), tuple(s.called(card) for card in s.hand[seat]))
            found = [card for card in s.hand[seat] if self.cards.fits(s, ctx, card)]
            events += [Event("discard from hand", c, seat, source=ctx.card, by=ctx.player) for c in found]
        self.happen(s, frame, events)


class PickEachKind(Step):
    """A player chooses one card of each of several descriptions among those revealed, if there is one; bound to ``those``."""

    by: Players
    kinds: tuple[Cards, ...]
    phrases = (Phrase("{by} choose<s> {kinds} among them, as far as there are any", by=PLAYER, kinds=ListOf(A_CARD)),)
    _order = False

    def check(self) -> None:
        if len(self.kinds) < 2:
            raise ValueError("There is more than one kind to choose of.")

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.by.seats(s, ctx)), ctx.player)
        picked = (*ctx.vars.pop("taken", ()), *ctx.vars.pop("own", ()))
        for number in range(ctx.vars.pop("kind", 0), len(self.kinds)):
            kind = self.kinds[number]
            found = [c for c in ctx.vars.get("those", ()) if c not in picked and kind.fits(s, ctx, c)]
            if found:
                frame.at -= 1
                ctx.vars["taken"], ctx.vars["kind"] = picked, number + 1
                prompt = f"{s.called(ctx.card)}: choose {A_CARD.say(kind, s.speech)} for {s.name(ctx.player)}."
                s.push(Pick(seat, "own", found, prompt=prompt, rule=s.clauses.choosing, fits=kind))
                return
        ctx.vars["those"] = picked


class ShowHeld(Effect):
    """A card in hand that was chosen is shown to all."""

    who: Who = THAT
    phrases = (Phrase("show {who} to everybody", who=OBJECT),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[card] == HAND for card in self.who.find(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        cards = [card for card in self.who.find(s, frame.ctx) if s.zone[card] == HAND]
        if cards:
            reveal(s, frame.ctx, cards)
        else:
            frame.failed = True
