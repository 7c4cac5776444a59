"""Mother of Dragons: the card and the special Title (2.4.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import MOTHER_OF_DRAGONS, in_hand
from .state import Fief

# Open: fief.2.4.2.*


def dragon_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may do with this card now."""
    if in_hand(s, seat, MOTHER_OF_DRAGONS) < 0:
        return []
    return []


def play_dragons(s: Fief, seat: int, option: Option) -> None:
    """Play the card: push a frame that asks for its target and resolves it."""
    raise NotImplementedError
