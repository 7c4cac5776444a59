"""Computer opponents. A bot gets an observation, never the state, and picks one of the options."""

from __future__ import annotations

from typing import Protocol

from weirwood.bots.herald import Herald
from weirwood.bots.knight import Knight
from weirwood.bots.maester import Hand, Maester
from weirwood.bots.random import RandomBot
from weirwood.bots.squire import Squire
from weirwood.bots.tempers import Cautious, Reckless, Vengeful
from weirwood.errors import UserError
from weirwood.kernel import Observation, Option

__all__ = ["BOTS", "Bot", "Hand", "Herald", "Knight", "Maester", "RandomBot", "Squire", "make"]


class Bot(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, observation: Observation) -> Option:
        """One of the options of the decision that is open to the observation's seat."""
        ...


BOTS: dict[str, type[RandomBot] | type[Herald] | type[Squire] | type[Knight]] = {
    "random": RandomBot, "herald": Herald, "squire": Squire, "knight": Knight, "maester": Maester,
    "reckless": Reckless, "cautious": Cautious, "vengeful": Vengeful,
}  # fmt: skip


def make(name: str, seed: int | str | None = None, effort: int | None = None) -> Bot:
    """A bot by its name, with its own random numbers.

    ``effort``: how many decisions it thinks through for one choice; its own by default. The same seed and effort play
    the same game.
    """
    if name not in BOTS:
        raise UserError(f"There is no bot {name!r}; the bots are {', '.join(sorted(BOTS))}.")
    bot = BOTS[name](seed)
    if effort is not None and isinstance(bot, Squire | Knight):
        bot.EFFORT = effort
    return bot
