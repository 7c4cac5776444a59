"""Shadows: cards that come out of them or go into them, lie there or are looked at there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, Flag
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import DEAD, DECK, DISCARD, HAND, PLAY, SHADOWS
from ..answering.card_triggers import About, told
from ..bases import Condition
from ..changing.looking import learn
from ..describing.cards import Cards, Place
from ..describing.players import ANY, EACH_OPPONENT, PLAYER, WHOSE, Players
from ..describing.predicates import In
from ..describing.who import OBJECT
from ..effects.base import Effect, Step, ToCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating
    from ..describing.known import LastKnown


class Emerges(About):
    """A card comes out of Shadows, whatever its type."""

    kinds = ("emerge",)
    phrases = told("comes out of [shadows]", "would come out of [shadows]")


FROM_ELSEWHERE = (HAND, DECK, DISCARD, DEAD)
"""Where cards may be put into shadows from, apart from play."""


class Hide(ToCards):
    """Into its owner's Shadows: from play, or from hand, deck or piles; perhaps with a shadow token, by which it has shadow.

    ``unprinted``: by the token only what has no shadow printed on it gets any.
    """

    token: bool = False
    unprinted: bool = False
    verb = "hide"
    phrases = (
        Phrase("put {who} into [shadows]{token}", who=OBJECT, token=Flag(" with a shadow token on it")),
        Phrase(
            "put {who} into [shadows] with a shadow token on it that does nothing for cards with printed shadow",
            who=OBJECT,
            token=True,
            unprinted=True,
        ),
    )

    def check(self) -> None:
        if self.unprinted and not self.token:
            raise ValueError("Only a token can do nothing for what has shadow.")

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY or s.zone[card] in FROM_ELSEWHERE

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        kind, how = ("hide", "") if s.zone[card] == PLAY else ("into shadows", "")
        if s.zone[card] != PLAY and s.known[card] == s.everyone:
            how = "public"
        return Event(
            kind, card, s.ctrl[card], amount=int(self.token) + self.unprinted, source=ctx.card, by=ctx.player, how=how
        )


class ToShadowToken(ToCards):
    """A card in shadows gets a shadow token, by which it has shadow at its printed cost."""

    phrases = (Phrase("put a shadow token on {who} in [shadows]", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == SHADOWS

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("shroud", card, s.ctrl[card], source=ctx.card, by=ctx.player)


class DiscardHidden(ToCards):
    """Discard a card from shadows."""

    verb = "discard from shadows"
    phrases = (Phrase("discard {who} from shadows", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == SHADOWS


class ReturnHidden(ToCards):
    """Return a card from shadows to its owner's hand."""

    verb = "return from shadows"
    phrases = (Phrase("send {who} back from shadows to its owner's hand", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == SHADOWS


class RevealHidden(ToCards):
    """A card in shadows is shown to all."""

    phrases = (Phrase("show {who} to all", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == SHADOWS

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, cards = frame.ctx, self.reached(s, frame.ctx)
        for card in cards:
            s.note("reveal", s.name(s.owner[card]), s.called(card), rule=s.clauses.reveal)
        events = [Event("revealed", card, s.owner[card], source=ctx.card, by=ctx.player) for card in cards]
        self.happen(s, frame, events)


class LookAtHidden(Effect):
    """Look at cards in shadows, of any players; bound to ``that`` (one) or ``seen``. They are seen while this resolves."""

    n: int = 1
    whose: Players = ANY
    phrases = (
        Phrase("look at a card in {whose} shadows area", whose=WHOSE, n=1),
        Phrase("look at up to {n} cards in {whose} shadows area", n=NUMBER, whose=WHOSE),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return In((SHADOWS,), self.whose).any(s, ctx)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = In((SHADOWS,), self.whose).find(s, ctx)
        if not found:
            frame.failed = True
            return
        frame.steps = (*frame.steps[: frame.at], Seeing(), *frame.steps[frame.at :], Unseeing())
        least = 1 if self.n == 1 else 0
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        s.push(Pick(ctx.player, "seen", found, least, self.n, prompt=prompt, rule=s.clauses.look))


class Seeing(Step):
    """The player sees the cards that were picked."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [card for card in ctx.vars.get("seen") or () if s.zone[card] == SHADOWS]
        learn(s, ctx.player, cards)
        ctx.vars["that"] = tuple(cards)
        ctx.vars["searched"] = tuple(cards)
        names = tuple(s.called(card) for card in cards)
        audience = 1 << ctx.player
        s.note("look at shadows", s.name(ctx.player), len(cards), secret=names, audience=audience, rule=s.clauses.look)


class Unseeing(Step):
    """What was looked at lies facedown again."""

    def do(self, s: Table, frame: Initiating) -> None:
        for card in frame.ctx.vars.pop("searched", ()):
            if s.zone[card] == SHADOWS:
                s.known[card] = 1 << s.owner[card]


# Descriptions and conditions


class CameOut(Cards):
    """Cards that came out of shadows this phase."""

    phrases = (Phrase(" brought out of [shadows] this phase"),)
    _place = Place.TAIL
    unlike = "it didn't come out of shadows this phase"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.count("phase", EMERGED, card, s.entered[card]) > 0

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)


EMERGED = "emerged"
CAME_OUT = CameOut()


class FewerHidden(Cards):
    """Cards whose controller has fewer cards in shadows than you."""

    phrases = (Phrase(" of whoever has fewer cards in [shadows] than you have"),)
    _place = Place.TAIL
    unlike = "its controller has no fewer cards in shadows"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return len(s.shadows[s.ctrl[card]]) < len(s.shadows[ctx.player])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return len(s.shadows[was.controller]) < len(s.shadows[ctx.player])


FEWER_HIDDEN = FewerHidden()


class MoreHidden(Condition):
    """You have more cards in shadows than each of some players."""

    than: Players = EACH_OPPONENT
    phrases = (Phrase("you have more cards in [shadows] than {than}", than=PLAYER),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return all(len(s.shadows[ctx.player]) > len(s.shadows[p]) for p in self.than.seats(s, ctx))


class FromShadows(Condition):
    """The event is played from shadows."""

    phrases = (Phrase("~ is played from [shadows]"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return OUT_OF_SHADOWS in ctx.vars or s.zone[ctx.card] == SHADOWS


OUT_OF_SHADOWS = "out of shadows"
FROM_SHADOWS = FromShadows()
