"""Duplicates: the response that a card gains from the copies under it (faq1.4.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import RESPONSE, Ability, Context
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.table.event import Event
from ....cardgame.timing.occurring import DUPLICATES
from ....cardgame.vocabulary.effects.answers import Save
from ....cardgame.vocabulary.paying.costs import Cost

if TYPE_CHECKING:
    from ....cardgame.table.state import Table


class DiscardDuplicate(Cost):
    """Discard one of the duplicates under this card."""

    phrases = (Phrase("discard a duplicate under ~"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(s.duplicates(ctx.card))

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        below = s.duplicates(ctx.card)[:1]
        return [Event("discard", card, ctx.player, source=ctx.card, by=ctx.player, cost=True) for card in below]


DUPLICATE_SAVE = Ability(RESPONSE, Save(), costs=[DiscardDuplicate()], name="duplicate")
DUPLICATE_SAVE.index = DUPLICATES
