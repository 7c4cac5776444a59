"""Answers to what an ability has chosen: a card that is its only target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.who import SUBJECT, THAT, Who
from ..effects.base import Effect
from .cancelling import Would, answered

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


def only_target(s: Table, ctx: Context) -> int:
    """The card that the ability which is answered has chosen, if it is its only target (-1: there is none)."""
    using = answered(s, ctx)
    if using is None or using.ability is None:
        return -1
    names = [choose.name for choose in using.ability.choose]
    chosen = [card for name in names for card in using.vars.get(name) or ()]
    return chosen[0] if len(chosen) == 1 and "player" not in names else -1


class WouldChoose(Would):
    """An ability that has chosen a card which fits as its only target would take effect."""

    cards: Cards
    kinds = ("initiate",)
    phrases = (Phrase("an ability whose only target is {cards} would take effect", cards=A_CARD),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = only_target(s, ctx) if not event.unsavable else -1
        return card >= 0 and self.cards.fits(s, ctx, card)


class ChosenAlone(Would):
    """An opponent's ability has chosen a card that fits as its only target."""

    cards: Cards
    kinds = ("initiate",)
    phrases = (Phrase("an opponent's ability would have {cards} as its only target", cards=A_CARD),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = only_target(s, ctx) if event.player != ctx.player else -1
        return card >= 0 and self.cards.fits(s, ctx, card)


class BecomeTarget(Effect):
    """Another card becomes the target of the ability that is answered, if the ability could have chosen it."""

    who: Who = THAT
    phrases = (Phrase("{who} is the target of that ability instead", who=SUBJECT),)
    _order = False

    def eligible(self, s: Table, ctx: Context) -> tuple[str, list[int]]:
        """What the target is bound to, and the cards meant that could be it."""
        using, old = answered(s, ctx), only_target(s, ctx)
        if using is None or using.ability is None or old < 0:
            return "", []
        for choose in using.ability.choose:
            if old in (using.vars.get(choose.name) or ()):
                found = choose.eligible(s, using, using.ability.do)
                return choose.name, [c for c in self.who.find(s, ctx) if c in found and c != old]
        return "", []

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.eligible(s, ctx)[1])

    def do(self, s: Table, frame: Initiating) -> None:
        using, (name, found) = answered(s, frame.ctx), self.eligible(s, frame.ctx)
        if using is None or not found:
            frame.failed = True
            return
        using.vars[name] = (found[0],)
        s.note("target instead", s.called(found[0]), s.called(using.card))


class ItsTarget(Who):
    """The only target of the ability that is answered."""

    bound = True
    phrases = (Phrase("its only target"),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        card = only_target(s, ctx)
        return [card] if card >= 0 else []


ITS_TARGET = ItsTarget()
