"""Abilities that other cards gain by a constant ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..cards.definition import Ability, Context
from ..grammar.kinds import NAME
from ..grammar.phrase import Phrase
from ..table.words import FACTION_ZONE
from .bases import Condition
from .lines import ABILITY
from .players import EACH_OPPONENT, WHOSE, Players
from .rules import OnPlayers

if TYPE_CHECKING:
    from ..table.state import Table


@dataclass(frozen=True)
class FactionCardGains(OnPlayers):
    """The faction cards of players gain an action."""

    players: Players = EACH_OPPONENT
    ability: Ability = field(kw_only=True)
    phrases = (Phrase("{players} [faction card] gains this: {ability}", players=WHOSE, ability=ABILITY),)

    def __post_init__(self) -> None:
        self.ability.zones = (FACTION_ZONE,)


@dataclass(frozen=True)
class NoAgenda(Condition):
    """You have no agenda with a trait."""

    trait: str
    phrases = (Phrase("you have no {trait} [agenda]", trait=NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(self.trait in s.defn[card].traits for card in s.agendas[ctx.player])
