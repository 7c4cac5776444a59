"""What people are told of a game beside its sentences: how far everybody is, and which dice are rolled."""

from __future__ import annotations

from typing import NamedTuple


class Standing(NamedTuple):
    """How far a game is, and how far each seat is in it."""

    round: int = 0
    """The round that is being played (0: none yet, or the game has none)."""
    scores: tuple[int, ...] = ()
    """For each seat what the game is won by; empty if it counts nothing."""


class Roll(NamedTuple):
    """Dice that are rolled together."""

    who: str
    """Whose dice they are, or what is rolled for."""
    faces: tuple[int, ...]
    result: str = ""
    """What comes of it, in a few words."""
