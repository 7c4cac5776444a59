"""What takes the place of an occurrence as it resolves, after all interrupts to it; the latest such replacement counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ..answering.triggers import Trigger
from ..changing.looking import learn
from .base import Effect, Step

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

INSTEAD = "instead"
"""Where an occurrence keeps what is done in place of its events, by their numbers: whose card's, for whom, and what."""


class OneFromDeck(Trigger):
    """Exactly 1 card is about to be discarded from a player's deck."""

    kinds = ("discard top",)
    impending = True
    phrases = (Phrase("exactly 1 card is about to be discarded from a player's deck"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if ctx.occ < 0:
            return False
        events: list[Event] = s.frames[ctx.occ].events  # type: ignore[attr-defined]
        same = [e for e in events if e.kind == event.kind and e.player == event.player and not e.cancelled]
        return len(same) == 1


class PickDiscard(Effect):
    """In place of the card that would be discarded from a deck, one of the top cards is, of your choice."""

    n: int
    phrases = (Phrase("look at {n} cards from its top and discard 1 of them in its place", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        event = ctx.event(s)
        return not event.done and not event.cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        kept: Context = s.frames[ctx.occ].ctx  # type: ignore[attr-defined]
        kept.vars[INSTEAD] = {**kept.vars.get(INSTEAD, {}), ctx.ev: (ctx.card, ctx.player, (LookInstead(self.n),))}


class LookInstead(Step):
    """The looking and choosing itself."""

    n: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, event = frame.ctx, frame.ctx.event(s)
        picked = ctx.vars.pop("picked", None)
        top = s.deck[event.player][: self.n]
        if picked is None and top:
            learn(s, ctx.player, top)
            names = tuple(s.called(c) for c in top)
            audience = 1 << ctx.player
            s.note("look at top", s.name(ctx.player), s.name(event.player), len(top), secret=names, audience=audience)
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: discard which of these?"
            s.push(Pick(ctx.player, "picked", top, prompt=prompt, rule=s.clauses.look))
        elif picked:
            old = event.card
            for each in s.frames[ctx.occ].events:  # type: ignore[attr-defined]
                if each.card == old and each.player == event.player:  # and what is said of the same card
                    each.card = picked[0]


class DiscardMore(Effect):
    """In place of the one card that is being pillaged so many are, all by that pillage; what else would take its place doesn't."""

    n: int
    phrases = (Phrase("discard {n} cards by that pillage instead", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        event = ctx.event(s)
        same = [e for e in self.events(s, ctx) if e.kind == event.kind and e.source == event.source]
        return not event.done and not event.cancelled and len(same) == 1

    def events(self, s: Table, ctx: Context) -> list[Event]:
        """What is about to happen at the same moment."""
        return s.frames[ctx.occ].events  # type: ignore[attr-defined, no-any-return]

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, event, events = frame.ctx, frame.ctx.event(s), self.events(s, frame.ctx)
        kept: Context = s.frames[ctx.occ].ctx  # type: ignore[attr-defined]
        numbers = [n for n, each in enumerate(events) if each.card == event.card]
        kept.vars[INSTEAD] = {n: each for n, each in kept.vars.get(INSTEAD, {}).items() if n not in numbers}
        taken = {each.card for each in events}
        for card in [card for card in s.deck[event.player] if card not in taken][: self.n - 1]:
            for number in numbers:
                more = events[number].copy()
                more.card = card
                events.append(more)
