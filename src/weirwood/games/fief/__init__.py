"""A Song of Ice and Fief, the board game."""

from .rulebook import GAME

__all__ = ["GAME"]
