"""Computer opponents. A bot gets an observation, never the state, and picks one of the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from weirwood.bots.random import RandomBot
from weirwood.bots.squire import Squire
from weirwood.errors import UserError
from weirwood.kernel import Observation, Option

__all__ = ["BOTS", "Bot", "RandomBot", "Squire", "make"]


class Bot(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, observation: Observation) -> Option:
        """One of the options of the decision that is open to the observation's seat."""
        ...


BOTS: dict[str, Callable[[int | str | None], Bot]] = {"random": RandomBot, "squire": Squire}


def make(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its name, with its own random numbers."""
    if name not in BOTS:
        raise UserError(f"There is no bot {name!r}; the bots are {', '.join(sorted(BOTS))}.")
    return BOTS[name](seed)
