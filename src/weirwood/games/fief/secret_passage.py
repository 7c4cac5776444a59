"""Secret Passage: a forbidden step, an attack without penalties, an escape (2.4.8)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import SECRET_PASSAGE, in_hand
from .state import Fief

# Open: fief.2.4.8.*, fief.5.0.14, fief.6.2.1.4, fief.6.2.3.9, fief.11.1.shadow


def passage_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, SECRET_PASSAGE) < 0:
        return []
    return []


def play_passage(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
