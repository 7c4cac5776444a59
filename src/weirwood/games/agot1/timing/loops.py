"""Endless loops: whoever has shown one full cycle says how often it is done, and it is done at once (faq1.2.7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame

if TYPE_CHECKING:
    from ..rules.table import Agot1

MOST = 99
Taken = tuple[int, tuple[Any, ...], tuple[Any, ...], Option]
"""An action: whose it was, how the cards lay before it, what was on them and in the gold pools, and what it was."""


def taken(s: Agot1, seat: int, option: Option) -> Taken:
    """An action as it is about to be taken."""
    return seat, arrangement(s), holdings(s), option


def arrangement(s: Agot1) -> tuple[Any, ...]:
    """Where every card lies, and how."""
    return tuple(s.zone), tuple(s.ctrl), tuple(s.host), tuple(s.kneeling)


def holdings(s: Agot1) -> tuple[Any, ...]:
    """What a cycle may give: gold first, so that none was paid where there is no less of it than before."""
    return tuple(s.gold), tuple(s.power), tuple(s.tokens.items())


def cycle(s: Agot1, seat: int, actions: list[Taken]) -> list[Option]:
    """The latest actions of a player after which all cards lie as before, but something has been gained."""
    if not actions or actions[-1][0] != seat:
        return []
    now = arrangement(s)
    for number in range(len(actions) - 1, -1, -1):
        who, lay, held, _ = actions[number]
        if who != seat:
            break
        if lay == now:
            gained = held != holdings(s) and held[0][seat] <= s.gold[seat]
            return [option for *_, option in actions[number:]] if gained else []
    return []


def repeat_options(s: Agot1, seat: int, actions: list[Taken]) -> list[Option]:
    """How often a cycle that was shown may be repeated."""
    return [make_option(f"repeat {n}", "repeat", (n,)) for n in range(1, MOST + 1)] if cycle(s, seat, actions) else []


class Repeating(Frame):
    """A cycle is gone through so many times, as long as it can be; what happens may be answered as always."""

    __slots__ = ("actions", "seat", "times")

    def __init__(self, seat: int, actions: list[Option], times: int) -> None:
        self.at = 0
        self.seat = seat
        self.actions = tuple(actions)
        self.times = times

    def run(self, s: Agot1) -> None:
        segment: Any = s.frames[-2]
        option = self.actions[self.at]
        if self.times <= 0 or option.label not in [each.label for each in segment.options(s, self.seat)]:
            s.pop()
            return
        self.at += 1
        if self.at == len(self.actions):
            self.at = 0
            self.times -= 1
        segment.act(s, self.seat, option)
