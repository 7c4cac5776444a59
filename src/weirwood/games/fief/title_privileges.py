"""Title privileges that a player uses in a window: Whisperers, Ships, refusing a Tax (1.3.1, 2.4.6.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .state import Fief

# Open: fief.1.3.1.9 to 12, fief.2.4.6.2.8 and 9, fief.1.2.2.9


def privilege_offers(s: Fief, seat: int) -> list[Option]:
    """The privileges a seat may use now."""
    return []


def use_privilege(s: Fief, seat: int, option: Option) -> None:
    raise NotImplementedError
