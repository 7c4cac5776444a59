"""Rules about what can't be gained: power by cards or for challenges, gold by players; and how much can be, and be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...grammar.kinds import NUMBER
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ..describing.players import PLAYER
from .rules import OnCards, OnPlayers, active, bearing

if TYPE_CHECKING:
    from ...table.state import Table


class CannotGainPower(OnCards):
    """Gains no power; what is moved to it isn't gained."""

    verbs = (Phrase("cannot gain power"),)


class NoBonusPower(OnPlayers):
    """Players gain no power for having won a challenge unopposed or against a rival."""

    phrases = (Phrase("{players} cannot gain power for unopposed challenges or rivals", players=PLAYER),)


class CannotGainGold(OnPlayers):
    """Players gain no gold; what is moved to them isn't gained."""

    phrases = (Phrase("{players} cannot gain gold", players=PLAYER),)


class MostGold(OnPlayers):
    """Players gain no more than so much gold in a round, what they gained before included."""

    n: int = field(kw_only=True)
    phrases = (Phrase("{players} cannot gain more than {n} gold in a round", players=PLAYER, n=NUMBER),)


class MostDrawn(OnPlayers):
    """Players draw no more than so many cards in a round, what they drew before included."""

    n: int = field(kw_only=True)
    phrases = (Phrase("{players} cannot draw more than {n} cards in a round", players=PLAYER, n=NUMBER),)


GAINED, DREW = "gained gold", "drew"
"""What is counted of a player's round."""


def gold_gained(s: Table, seat: int, gold: int) -> int:
    """How much of an amount of gold a player gains, by what may still be gained this round."""
    if "CannotGainGold" in s.present and active(s, CannotGainGold, seat):
        return 0
    return _within(s, seat, gold, active(s, MostGold, seat), GAINED) if "MostGold" in s.present else gold


def cards_drawn(s: Table, seat: int, cards: int) -> int:
    """How many of so many cards a player draws, by what may still be drawn this round."""
    return _within(s, seat, cards, active(s, MostDrawn, seat), DREW) if "MostDrawn" in s.present else cards


def _within(s: Table, seat: int, wanted: int, rules: Sequence[tuple[int, MostGold | MostDrawn]], what: str) -> int:
    done = s.count("round", "player", seat, what)
    return max(0, min([wanted, *(rule.n - done for _, rule in rules)]))


def gains_power(s: Table, card: int) -> bool:
    """Whether a card can gain power."""
    return not ("CannotGainPower" in s.present and bearing(s, CannotGainPower, card))


def gains_gold(s: Table, seat: int) -> bool:
    """Whether a player can gain gold."""
    return gold_gained(s, seat, 1) > 0
