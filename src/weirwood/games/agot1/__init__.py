"""A Game of Thrones: The Card Game, first edition (2008), with its official FAQ."""

from .deckbox import GAME

__all__ = ["GAME"]
