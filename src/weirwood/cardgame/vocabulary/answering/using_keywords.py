"""Triggering conditions of keywords that are used: pillage, insight and stealth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import ListOf, OneOf
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import article
from ..describing.cards import Cards, Whatever
from ..describing.nouns import A_CARD, ANY_CARD
from ..describing.players import PLAYER
from .triggers import Does, Trigger, Uses

if TYPE_CHECKING:
    from ...table.state import Table

A_TYPE = OneOf({kind: article(kind) for kind in ("character", "location", "attachment")})


class Pillages(Trigger):
    """Pillage makes somebody discard a card that fits: that of this card, of one of your characters, or of anyone's."""

    what: Cards | None = None
    by: str = "this"
    kinds = ("pillage",)
    phrases = (
        Phrase("the pillage of ~ discards a card"),
        Phrase("the pillage of ~ discards {what}", what=A_CARD),
        Phrase("pillage by one of your characters discards a card", by="yours"),
        Phrase("pillage by one of your characters discards {what}", what=A_CARD, by="yours"),
        Phrase("pillage by anyone discards {what}", what=A_CARD, by="anyone"),
    )

    def check(self) -> None:
        if isinstance(self.what, Whatever) or (self.by == "anyone" and self.what is None):
            raise ValueError("That any card is discarded is said without a description, of this card or yours.")

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if self.by == "this" and event.source != ctx.card:
            return False
        if self.by == "yours" and s.ctrl[event.source] != ctx.player:
            return False
        return self.what is None or self.what.fits(s, ctx, event.card)


class TriggersAbility(Does):
    """A player has triggered an ability of a card of one of some types, which was not forced."""

    types: tuple[str, ...] = field(kw_only=True)
    kinds = ("used",)
    phrases = (Phrase("{player} trigger<s> an ability of {types}", player=PLAYER, types=ListOf(A_TYPE, "or")),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.how in self.types and super().match(s, ctx, event)


class DrawsByInsight(Uses):
    """A player draws a card that fits by insight: that of any card, or of this one."""

    by_this: bool = field(default=False, kw_only=True)
    kinds = ("insight",)
    phrases = (
        Phrase("{player} draw<s> {cards} by insight", player=PLAYER, cards=ANY_CARD),
        Phrase("the insight of ~ draws a card", cards=Whatever(), by_this=True),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return (not self.by_this or event.source == ctx.card) and super().match(s, ctx, event)


class DrawsCard(Uses):
    """A player draws a card that fits, in whatever way."""

    kinds = ("drawn",)
    phrases = (Phrase("{player} draw<s> {cards} in any way", player=PLAYER, cards=ANY_CARD),)


class Bypasses(Trigger):
    """This card uses stealth; ``whom``: on a character that fits."""

    whom: Cards | None = None
    kinds = ("bypassed",)
    phrases = (
        Phrase("~ bypasses a character using stealth"),
        Phrase("~ bypasses {whom} using stealth", whom=ANY_CARD),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.source == ctx.card and (self.whom is None or self.whom.fits(s, ctx, event.card))
