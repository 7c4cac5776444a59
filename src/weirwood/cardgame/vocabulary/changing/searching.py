"""Searches of more than one's own deck, and hands that are exchanged for the top of decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import DECK, HAND
from ..describing.cards import Cards
from ..describing.certain_players import ITS_CONTROLLER
from ..describing.players import PLAYER, Players
from ..describing.predicates import HELD
from ..effects.base import Effect, Step, do_next
from .looking import Arrange, learn

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from ..describing.known import LastKnown


class TitlesOfPaid(Cards):
    """Cards with the title of what the cost was paid with."""

    bound = True
    phrases = (Phrase(" with the title of what was paid with"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].name in self.titles(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.name in self.titles(s, ctx)

    def titles(self, s: Table, ctx: Context) -> list[str]:
        """What that is called."""
        return [s.defn[c].name for c in ctx.vars.get("paid") or ()]

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is called {s.called(card)}"


class OtherThanPaidTitle(Cards):
    """Cards with another title than what the cost was paid with; before that, than something it may be paid with."""

    bound = True
    weighs_payment = True
    phrases = (Phrase(" with another title than what was paid with"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.other(s, ctx, s.defn[card].name)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.other(s, ctx, was.defn.name)

    def other(self, s: Table, ctx: Context, title: str) -> bool:
        """Whether a title is another one."""
        cards = ctx.vars.get("paid")
        if cards is None and ctx.ability is not None:
            cards = [each for cost in ctx.ability.costs for each in cost.candidates(s, ctx)]
        return any(s.defn[each].name != title for each in cards or ())

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is called {s.called(card)}"


class DiscardCopies(Effect):
    """Search the hand and deck of who controls the chosen card for copies of it, discard any number of them, and shuffle."""

    phrases = (
        Phrase(
            "search the hand and the deck of its controller to discard copies of it, as many as you like; shuffle that deck"
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] or s.hand[p] for p in ITS_CONTROLLER.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for seat in ITS_CONTROLLER.seats(s, ctx)[:1]:
            there = [*s.hand[seat], *s.deck[seat]]
            titles = [s.defn[card].name for card in ctx.vars.get("that") or ()]
            names = tuple(s.called(c) for c in there)
            s.note("search", s.name(ctx.player), len(there), secret=names, audience=1 << ctx.player)
            learn(s, ctx.player, there)
            fits = [card for card in there if s.defn[card].name in titles]
            do_next(frame, (DiscardFound(seat),))
            ctx.vars["found"], ctx.vars["searched"] = (), tuple(there)
            if fits:
                prompt = f"{s.called(ctx.card)}: discard any number of copies."
                s.push(Pick(ctx.player, "found", fits, 0, len(fits), prompt=prompt, rule=s.clauses.search))


class DiscardFound(Step):
    """The cards that were found in a player's hand and deck are discarded, and the deck is shuffled."""

    seat: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        kinds = {HAND: "discard from hand", DECK: "discard top"}
        found = [card for card in ctx.vars.get("found") or () if s.zone[card] in kinds]
        ctx.vars.pop("searched", None)
        if found:
            do_next(frame, (ShuffleTheirs(self.seat),))
            s.happen([Event(kinds[s.zone[c]], c, self.seat, source=ctx.card, by=ctx.player) for c in found])
        else:
            ShuffleTheirs(self.seat).do(s, frame)


class ShuffleTheirs(Step):
    """A certain player's deck is shuffled."""

    seat: int

    def do(self, s: Table, frame: Initiating) -> None:
        s.shuffle(self.seat)
        s.note("shuffle", s.name(self.seat))


class SwitchTop(Effect):
    """Look at the top cards of your deck, switch one of them with a card in hand, and put the others back in any order."""

    n: int
    phrases = (
        Phrase(
            "look at {n} cards from the top of your deck and switch one of them with a card in your hand, if you have any; "
            "then put the others back on top, in any order",
            n=NUMBER,
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        top = s.deck[seat][: self.n]
        learn(s, seat, top)
        names = tuple(s.called(c) for c in top)
        s.note("look at top", s.name(seat), s.name(seat), len(top), secret=names, audience=1 << seat)
        if not top:
            frame.failed = True
            return
        ctx.vars["top"], ctx.vars["picked"] = tuple(top), ()
        do_next(frame, (GiveFor(), Switch()))
        if s.hand[seat]:
            prompt = f"{s.called(ctx.card)}: choose the card you take into your hand."
            s.push(Pick(seat, "switched", top, prompt=prompt, rule=s.clauses.look))


class GiveFor(Step):
    """The card in hand that is given for one of the top cards."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if ctx.vars.get("switched"):
            prompt = f"{s.called(ctx.card)}: choose the card of your hand that you give for it."
            rule = s.clauses.look
            s.push(Pick(ctx.player, "given", s.hand[ctx.player][:], prompt=prompt, rule=rule, fits=HELD))


class Switch(Step):
    """Two cards change places between deck and hand, unseen by others; the rest of those looked at is put back."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        taken, given = ctx.vars.pop("switched", None) or (), ctx.vars.pop("given", None) or ()
        if taken and given:
            s.place(taken[0], HAND)
            s.place(given[0], DECK)
            s.known[taken[0]] = s.known[given[0]] = 1 << seat
            s.deck[seat].remove(given[0])
            s.deck[seat].append(given[0])
            ctx.vars["top"] = tuple(given[0] if c == taken[0] else c for c in ctx.vars["top"])
            s.touch()
        do_next(frame, (Arrange("top"),))


class ExchangeHand(Effect):
    """Players shuffle their hands into their decks and then take as many cards from the top, which is not drawing them."""

    who: Players
    phrases = (
        Phrase(
            "{who} shuffle<s> the hand into the deck, then add<s> as many cards from the top of it to hand", who=PLAYER
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in self.who.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events = []
        for seat in self.who.seats(s, ctx):
            hand = s.hand[seat][:]
            for card in hand:
                s.place(card, DECK)
            s.shuffle(seat)
            s.note("shuffle", s.name(seat))
            events += [
                Event("add to hand", c, seat, source=ctx.card, by=ctx.player, how="secret")
                for c in s.deck[seat][: len(hand)]
            ]
        self.happen(s, frame, events)
