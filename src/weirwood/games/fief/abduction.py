"""Abduction: a Noble captures another in his Village (2.4.11)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import ABDUCTION, in_hand
from .state import Fief

# Open: fief.2.4.11.*, fief.4.2.7.0.4


def abduction_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, ABDUCTION) < 0:
        return []
    return []


def play_abduction(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
