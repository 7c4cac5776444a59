"""Opportunities to act: they rotate between the players until all pass one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from ..kernel.decision import Option
from ..kernel.frame import Frame
from .choosing import PASS


class Opportunities(Frame):
    """Opportunities rotate in player order, the first player first, until all pass consecutively.

    ``last`` is the seat that had the latest one (-1: nobody yet), so that an elimination skips nobody.
    """

    __slots__ = ("last", "passes")
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.at = 0
        self.last = -1
        self.passes = 0

    def options(self, s: Any, seat: int) -> list[Option]:
        """What a seat may do now, passing aside."""
        raise NotImplementedError

    def prompt(self, s: Any, seat: int) -> str:
        """What it is asked."""
        raise NotImplementedError

    def take(self, s: Any, seat: int, option: Option) -> None:
        """Do what it chose."""
        raise NotImplementedError

    def run(self, s: Any) -> None:
        most = s.alive.count(True)
        while self.passes < most:
            seat = s.first if self.last < 0 else s.left_of(self.last)
            options = self.options(s, seat)
            if options or s.ask_all:
                options.append(PASS)
                s.ask(seat, "action", self.prompt(s, seat), self.rule, options)
                return
            self.last = seat
            self.passes += 1
        s.pop()

    def answer(self, s: Any, seat: int, option: Option) -> None:
        self.last = seat
        if option.verb == "pass":
            self.passes += 1
            return
        self.passes = 0
        self.take(s, seat, option)
