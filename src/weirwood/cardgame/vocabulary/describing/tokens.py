"""Descriptions of cards by the tokens on them, gold included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import SMALL
from ...grammar.phrase import Phrase
from .cards import Cards

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class HasToken(Cards):
    """Cards with a token of a kind on them, or with gold."""

    kind: str
    phrases = (Phrase(" with gold on it", kind="gold"), Phrase(" with {kind} tokens", kind=SMALL))
    negative = (Phrase(" without gold", kind="gold"), Phrase(" without {kind} tokens", kind=SMALL))
    like = "it has {kind} on it"
    unlike = "it has no {kind} on it"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.tokens.get((card, self.kind), 0) > 0

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.tokens.get(self.kind, 0) > 0


WITH_GOLD = HasToken("gold")
WITHOUT_GOLD = ~WITH_GOLD
