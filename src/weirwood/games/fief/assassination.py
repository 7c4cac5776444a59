"""Assassination, with and without the variant (2.4.9, 10.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import ASSASSINATION, in_hand
from .state import Fief

# Open: fief.2.4.9.*, fief.10.2.*, fief.4.2.2.1.10


def assassination_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, ASSASSINATION) < 0:
        return []
    return []


def play_assassination(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
