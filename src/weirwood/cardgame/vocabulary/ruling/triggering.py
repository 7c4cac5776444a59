"""Prohibitions on using abilities: at all, of cards of a title, without a certain card, after the outcome of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, TITLE, ListOf
from ...grammar.node import field, replace
from ...grammar.phrase import Phrase
from ...table.words import NAMED
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from ..describing.players import EACH_OPPONENT, EACH_PLAYER, PLAYER, Players
from ..describing.predicates import MANY_TYPES
from .rules import Ban, OnPlayers, active

if TYPE_CHECKING:
    from ...table.state import Table


class CannotTrigger(OnPlayers):
    """A player cannot trigger card abilities, those that are a matter of choice: of any cards, or of those of a title."""

    players: Players = EACH_OPPONENT
    title: str = field(default="", kw_only=True)
    phrases = (
        Phrase("{players} cannot trigger card abilities", players=PLAYER),
        Phrase("{players} cannot trigger abilities of cards of that name", players=PLAYER, title=NAMED),
        Phrase("{players} cannot trigger abilities of cards that are named like {title}", players=PLAYER, title=TITLE),
    )

    def forbids(self, s: Table, card: int) -> bool:
        """Whether it is about the abilities of this card."""
        return self.title in ("", s.defn[card].name)

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, title=ctx.vars.get("title", "")) if self.title == NAMED else self


def trigger_ban(s: Table, seat: int, card: int) -> Ban | None:
    """What says that a seat cannot trigger the abilities of a card, or None."""
    return next((found for found in active(s, CannotTrigger, seat) if found[1].forbids(s, card)), None)


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


PLAYED = "played"
"""What is counted of a player's phase."""


class MostEvents(OnPlayers):
    """Whoever controls no card that fits can't play more than so many events in a phase, what was played before included."""

    players: Players = EACH_PLAYER
    n: int = field(kw_only=True)
    cards: Cards = field(kw_only=True)
    phrases = (
        Phrase(
            "without a {cards} of one's own nobody can play more than {n} event<s> in a phase",
            players=EACH_PLAYER, cards=CARD_NOUN, n=NUMBER,
        ),
    )  # fmt: skip

    def forbids(self, s: Table, seat: int) -> bool:
        """Whether a player may play no further event now."""
        if s.count("phase", "player", seat, PLAYED) < self.n:
            return False
        return all(s.ctrl[card] != seat for card in self.cards.find(s, Context(-1, seat)))


def surfeit(s: Table, seat: int) -> Ban | None:
    """What says that a seat has played as many events as it may this phase, or None."""
    if not s.has("MostEvents"):
        return None
    return next((found for found in active(s, MostEvents, seat) if found[1].forbids(s, seat)), None)


class NoReactionToOutcome(OnPlayers):
    """Players can't trigger reactions to the winning or losing of challenges; what is forced isn't triggered."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("{players} cannot use reactions to a challenge that was won or lost", players=PLAYER),)
