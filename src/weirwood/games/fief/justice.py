"""Justice: an assassin or an Outlaw is beheaded (2.4.10)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import JUSTICE, in_hand
from .state import Fief

# Open: fief.2.4.10.*, fief.1.1.4.1.6


def justice_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, JUSTICE) < 0:
        return []
    return []


def play_justice(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
