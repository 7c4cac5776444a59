"""Those of the chosen characters that have the highest STR, and the others of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table import values
from .who import THOSE, Who

if TYPE_CHECKING:
    from ...table.state import Table


class Strongest(Who):
    """Those of the chosen characters than which none of them has more STR; ``others``: all but those."""

    bound = True
    others: bool = False
    phrases = (
        Phrase("each of them with the highest [STR]"),
        Phrase("each other one of them", others=True),
    )

    def find(self, s: Table, ctx: Context) -> list[int]:
        chosen = [card for card in THOSE.find(s, ctx) if values.is_character(s, card)]
        highest = max((values.strength(s, card) for card in chosen), default=0)
        return [card for card in chosen if (values.strength(s, card) < highest) is self.others]


STRONGEST, NOT_STRONGEST = Strongest(), Strongest(others=True)
