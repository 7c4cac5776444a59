"""The course of a game, as far as the state must know it: the effects, and what follows from any change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ....kernel.decision import Option

if TYPE_CHECKING:
    from .state import Fief


class Effect(NamedTuple):
    """A kind of effect: its verbs, what a seat may declare now, and what declaring it does (it may push frames).

    An idle effect is one that is nearly always possible: it doesn't open a window by itself.
    """

    verbs: tuple[str, ...]
    offers: Callable[[Fief, int], list[Option]]
    declare: Callable[[Fief, int, Option], None]
    idle: bool = False


class Course(NamedTuple):
    """What the rules put together and every state carries, so that no frame needs to know all rules."""

    effects: tuple[Effect, ...]
    settle: Callable[[Fief], None]

    def offers(self, s: Fief, seat: int) -> tuple[list[Option], list[Option]]:
        """What a seat may declare now: what it is asked for, and what it may do nearly always."""
        urgent: list[Option] = []
        idle: list[Option] = []
        for effect in self.effects:
            (idle if effect.idle else urgent).extend(effect.offers(s, seat))
        return urgent, idle

    def declare(self, s: Fief, seat: int, option: Option) -> None:
        """A declared effect is resolved before anything else (fief.2.4.4)."""
        next(effect for effect in self.effects if option.verb in effect.verbs).declare(s, seat, option)
