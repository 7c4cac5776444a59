"""Breaking the oath: a Brother of the Night's Watch becomes an Outlaw (1.2.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..timing.window import window
from .outlaws import outlaw


class Oath(FiefFrame):
    """A player's Brother may break his oath; he is an Outlaw then (fief.1.2.1.1, fief.1.2.2.8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        brother = s.brother[self.seat]
        if brother < 0:
            s.pop()
            return
        options = [make_option(f"break oath {NOBLES[brother].name}", "break", (brother,)), make_option("pass", "pass")]
        s.ask(self.seat, "oath", f"Shall {NOBLES[brother].name} break his oath?", "fief.1.2.1.1", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "break":
            s.note("breaks his oath", option.args[0], rule="fief.1.2.1.1")
            window(s)
            outlaw(s, option.args[0], "fief.1.2.1.1")
