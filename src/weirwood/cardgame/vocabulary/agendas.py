"""What depends on the agendas that players have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards.definition import Context
from ..grammar.kinds import NAME
from ..grammar.phrase import Phrase
from .bases import Condition

if TYPE_CHECKING:
    from ..table.state import Table


@dataclass(frozen=True)
class NoAgenda(Condition):
    """You have no agenda with a trait."""

    trait: str
    phrases = (Phrase("you have no {trait} [agenda]", trait=NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(self.trait in s.defn[card].traits for card in s.agendas[ctx.player])
