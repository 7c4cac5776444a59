"""The Night's Watch: taking the black and breaking the oath (1.2.1, 4.2.2.1)."""

from __future__ import annotations

from ...kernel.decision import Option
from .bestowing import give
from .death import drop_titles
from .nobles import NOBLES
from .opportunity import window
from .outlaws import outlaw
from .state import ASSASSIN, NONE, OUTLAW, Fief, FiefFrame
from .titles import BROTHER, KING, titles_of


def may_take_black(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from taking the black; None if he may."""
    if not s.options.nwe or not s.is_lord(noble) or s.spouse[noble] >= 0:
        return "fief.4.2.2.1.1"
    if noble == s.holder[KING]:
        return "fief.1.1.4.4"
    if noble == s.heir():
        return "fief.1.5.2.8"
    return "fief.4.2.2.1.6" if s.brother[s.owner[noble]] >= 0 else None


def take_black(s: Fief, noble: int, rule: str) -> None:
    """A Lord becomes a Brother: markers go, his Titles as if he had died (fief.4.2.2.1.3, fief.4.2.2.1.4)."""
    s.note("takes the black", noble, rule=rule)
    s.flags[noble] &= ~(OUTLAW | ASSASSIN)
    drop_titles(s, noble, s.owner[noble], titles_of(s, noble), NONE)
    give(s, noble, BROTHER, rule)


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
        options = [Option(f"break oath {NOBLES[brother].name}", "break", (brother,)), Option("pass", "pass")]
        s.ask(self.seat, "oath", f"Shall {NOBLES[brother].name} break his oath?", "fief.1.2.1.1", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "break":
            s.note("breaks his oath", option.args[0], rule="fief.1.2.1.1")
            window(s)
            outlaw(s, option.args[0], "fief.1.2.1.1")
