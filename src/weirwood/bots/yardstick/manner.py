"""What the yardstick knows of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from weirwood.kernel import Chance, Decision, Option


def everything(state: Any, decision: Decision, chance: Chance) -> list[Option]:
    """All options, the first of them with no head start."""
    return decision.options


class Manner(NamedTuple):
    """How the yardstick thinks about a game: what a bot asks in `ForComputers`, answered as it once was."""

    evaluate: Callable[[Any, int], float]
    default_choice: Callable[[Any, Decision, Chance], Option]
    horizon: Callable[[Any], object]
    shortlist: Callable[[Any, Decision, Chance], list[Option]] = everything
    length: int = 40
    cost: int = 1
    head_start: float = 0.0
