"""The computer players that benches set against each other: those that people may play against, and the yardstick."""

from __future__ import annotations

from weirwood import bots
from weirwood.bots.yardstick import Yardstick

PLAYERS = (*bots.BOTS, "yardstick")


def make(name: str, seed: int | str) -> bots.Bot:
    """A player by name."""
    return Yardstick(seed) if name == "yardstick" else bots.make(name, seed)


def unhurried(player: bots.Bot, effort: int | None, length: int | None) -> bots.Bot:
    """A player that no clock stops, so that the same seed gives the same game on any machine.

    Its effort (decisions for one choice) and the length of its trials are its own unless they are given.
    """
    if isinstance(player, bots.Squire | Yardstick):
        player.SECONDS = 3600.0
        player.EFFORT = effort or player.EFFORT
        player.LENGTH = length
    elif isinstance(player, bots.Knight):
        player.EFFORT = player.EFFORT if effort is None else effort
    return player
