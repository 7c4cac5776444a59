"""Descriptions of cards by what is attached to what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME
from ...grammar.phrase import Phrase
from ...table import values
from ..walking import walk
from .cards import Cards
from .nouns import A_CARD

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class OnThis(Cards):
    """Cards attached to the one whose text it is."""

    phrases = (Phrase(" on ~"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.host[card] == ctx.card

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.host == ctx.card

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it isn't attached to {s.called(ctx.card)}"


class OtherThanHost(Cards):
    """Cards other than the one that this card is attached to."""

    phrases = (Phrase(" other than the attached character"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return card != s.host[ctx.card]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.card != s.host[ctx.card]

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"{s.called(ctx.card)} is attached to it"


class OnChosen(Cards):
    """Cards attached to the one that was chosen."""

    bound = True
    phrases = (Phrase(" attached to it"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.host[card] in (ctx.vars.get("that") or ())

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.host in (ctx.vars.get("that") or ())

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it isn't attached to the card chosen"


class Bearing(Cards):
    """Cards with an attachment of a trait."""

    trait: str
    phrases = (Phrase(" bearing {trait} attachments", trait=NAME),)
    unlike = "it bears no {trait} attachment"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return any(self.trait in values.traits(s, each) for each in s.attachments(card))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.trait in was.bearing


class On(Cards):
    """Attachments on cards that fit."""

    cards: Cards
    phrases = (Phrase(" that {cards} bears", cards=A_CARD),)

    def check(self) -> None:
        if any(isinstance(each, On) for each in walk(self.cards)):
            raise ValueError("What an attachment is on isn't described by what it is on itself.")

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.host[card] >= 0 and self.cards.fits(s, ctx, s.host[card])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.host >= 0 and self.cards.fits(s, ctx, was.host)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it isn't attached to such a card"


class OnOthers(Cards):
    """Attachments on characters that another player controls than they are controlled by."""

    phrases = (Phrase(" on a character of another player than its own"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        host = s.host[card]
        return host >= 0 and values.is_character(s, host) and s.ctrl[host] != s.ctrl[card]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.host >= 0 and values.is_character(s, was.host) and s.ctrl[was.host] != was.controller

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it isn't on another player's character"


ON_CHOSEN, ON_OTHERS = OnChosen(), OnOthers()
ON_THIS, OTHER_THAN_HOST = OnThis(), OtherThanHost()
