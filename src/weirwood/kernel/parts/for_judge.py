"""What the judge asks a game: to set up a scenario's position, and what is the case in it."""

from __future__ import annotations

from typing import Any

from ...errors import UserError
from ..state import State


class ForJudge:
    """What the judge asks. As it stands, a game has no positions: it can't be asked with scenario files."""

    words: tuple[str, ...] = ("config", "first", "start", "players", "lenient")
    """The keys with which a scenario file gives a position of this game."""

    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        """The configuration of a scenario file's position; starting it gives the position, ready to run."""
        raise UserError("This game has no positions that a scenario could give.")

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        """What a scenario may expect of a card, a player or ``game``: property names and plain values."""
        raise UserError(f"This game can't say anything about {subject!r}.")
