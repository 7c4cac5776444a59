"""Join the Small Council: the card, the Hand's consent, the seat (2.4.3, 1.3.1)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import JOIN_COUNCIL, in_hand
from .state import Fief

# Open: fief.2.4.3.*, fief.1.3.1.1 to 7 and 13


def council_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, JOIN_COUNCIL) < 0:
        return []
    return []


def play_council(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
