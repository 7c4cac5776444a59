"""Prohibitions on using abilities that ask what the player controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import ListOf
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from ..describing.players import EACH_PLAYER, PLAYER, Players
from ..describing.predicates import MANY_TYPES
from .rules import OnPlayers

if TYPE_CHECKING:
    from ...table.state import Table


class CannotTriggerWithout(OnPlayers):
    """Whoever controls no card that fits can't trigger abilities of cards of some types."""

    players: Players = EACH_PLAYER
    cards: Cards = field(kw_only=True)
    types: tuple[str, ...] = field(kw_only=True)
    phrases = (
        Phrase(
            "without a {cards} of one's own nobody can trigger abilities of {types}",
            players=EACH_PLAYER, cards=CARD_NOUN, types=ListOf(MANY_TYPES, "or"),
        ),
    )  # fmt: skip

    def forbids(self, s: Table, seat: int, kind: str) -> bool:
        """Whether a player may not use abilities of a type of card now."""
        return kind in self.types and all(s.ctrl[card] != seat for card in self.cards.find(s, Context(-1, seat)))


class NoReactionToOutcome(OnPlayers):
    """Players can't trigger reactions to the winning or losing of challenges; what is forced isn't triggered."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("{players} cannot use reactions to a challenge that was won or lost", players=PLAYER),)
