"""Game of Thrones, the two-player card game of 2012 (HBO edition)."""

from .rulebook import GAME, HboEdition

__all__ = ["GAME", "HboEdition"]
