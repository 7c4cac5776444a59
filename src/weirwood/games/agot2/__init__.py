"""A Game of Thrones: The Card Game, second edition."""

from .rulebook import GAME, SecondEdition

__all__ = ["GAME", "SecondEdition"]
