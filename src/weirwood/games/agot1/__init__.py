"""A Game of Thrones: The Card Game, first edition (2008), with its official FAQ."""

from .rulebook import GAME, FirstEdition

__all__ = ["GAME", "FirstEdition"]
