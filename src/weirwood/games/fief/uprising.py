"""Uprising: the people attack Troops, and who may calm them (2.4.7)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import UPRISING, in_hand
from .state import Fief

# Open: fief.2.4.7.1 to 22, fief.1.3.15 to 18, fief.1.3.1.14 to 17, fief.11.1.tyrant, fief.1.1.2.5


def uprising_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, UPRISING) < 0:
        return []
    return []


def play_uprising(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
