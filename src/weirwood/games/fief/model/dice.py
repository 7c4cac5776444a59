"""The dice: one with six sides, and the Battle Dice of the board."""

from __future__ import annotations

from .state import Fief

DIE = ["1", "2", "3", "4", "5", "6"]


def battle_die(s: Fief) -> int:
    """Roll a Battle Die: the hits it shows (fief.6.2.2.2)."""
    return s.board.battle_die[s.chance.pick([str(hits) for hits in s.board.battle_die])]
