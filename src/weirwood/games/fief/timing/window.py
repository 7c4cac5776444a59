"""The window between two game events: each player in turn declares one effect or passes (fief.2.4.5, fief.2.4.6)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.state import Fief, FiefFrame

FROM_FIRST = (0, 1, 3, 8)
"""Phases whose windows begin with the first player; in the others it is the player whose turn it is (fief.2.4.5)."""


class InTurn(FiefFrame):
    """A frame in which the players take their turns."""

    __slots__ = ()

    def turn_order(self, s: Fief) -> list[int]:
        """The order in which players take their turns in this Phase."""
        return s.order()


def window(s: Fief, talk: bool = False) -> None:
    """Open a window; in one for talk everybody is asked, because everybody may make an offer."""
    start = s.first if s.phase in FROM_FIRST or s.active < 0 else s.active
    s.push((TalkWindow if talk else Window)(start, talk, going_round(s)))


def going_round(s: Fief) -> list[int]:
    """The turn order of the Phase, which Martell can alter in the Movement Phase (fief.2.4.5, fief.house.martell.2)."""
    phase = next((frame for frame in s.frames if isinstance(frame, InTurn)), None)
    return phase.turn_order(s) if phase is not None else s.order()


TALKING = ("offer", "accept offer", "take back offer")


class Window(FiefFrame):
    """Goes round in turn order until all players have passed in a row.

    Nobody is asked who has nothing to declare, unless the table asks for every window. What everybody can do at any
    time (offers, releasing Captives) is listed whenever somebody is asked, but makes nobody be asked by itself except
    in a window for talk.
    """

    __slots__ = ("order", "passed", "seat", "talk")

    def __init__(self, start: int, talk: bool, order: list[int]) -> None:
        self.at = 0
        self.seat = start
        self.passed = 0
        self.talk = talk
        self.order = order

    def run(self, s: Fief) -> None:
        while self.passed < s.seats:
            urgent, idle = s.course.offers(s, self.seat)
            if urgent or s.ask_all or (self.talk and idle):
                options = [*urgent, *idle, make_option("pass", "pass")]
                s.ask(self.seat, "effect", self.prompt(options[:-1]), "fief.2.4.6", options)
                return
            self.next(s)
        s.pop()

    def prompt(self, options: list[Option]) -> str:
        """Whether there is anything but talk, and whether there is talk."""
        talk = [option for option in options if option.verb in TALKING]
        if talk and len(talk) == len(options):
            return "Make an offer to somebody, or pass."
        return f"Play a card, use an ability{', make an offer' if talk else ''}, or pass."

    def next(self, s: Fief) -> None:
        self.passed += 1
        self.seat = self.order[(self.order.index(self.seat) + 1) % s.seats]

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.next(s)
        if option.verb != "pass":
            self.passed = 0
            s.course.declare(s, seat, option)


class TalkWindow(Window):
    """A window for talk: who has a marriage to propose in the same Phase may as well do so."""

    __slots__ = ()
    then = ("announce marriage",)
