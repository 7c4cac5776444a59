"""A Song of Ice and Fief, the board game."""

from .table.rulebook import GAME

__all__ = ["GAME"]
