"""Outlaws: the Hand's declaration, what Outlaws lose, and how the status is lifted (1.1.3, 1.1.4)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.nobles import NOBLES, OUTLAW
from ..model.state import WALL, Fief, FiefFrame
from ..model.titles import BROTHER, FIEF, HAND, MASTER_OF_LAWS, OUTLAW_KEEPS, PROTECTOR, titles_of
from ..realm.bestowing import lose
from ..realm.nights_watch import may_take_black, take_black
from ..realm.placing import PlaceNoble


def outlaw(s: Fief, noble: int, rule: str) -> None:
    """A Noble becomes an Outlaw and keeps only Fief Titles, royal ones and Mother of Dragons (fief.1.1.4.1.1)."""
    s.flags[noble] |= OUTLAW
    s.dirty = True
    s.note("outlaw", noble, rule=rule)
    for title in titles_of(s, noble):
        if title == BROTHER or (title < FIEF and title not in OUTLAW_KEEPS):
            lose(s, title, "fief.1.1.4.1.3", noble)
    if s.where[noble] == WALL:  # a Lord Commander leaves the Wall (fief.1.2.2.6)
        s.where[noble] = NONE
        s.push(PlaceNoble(noble))


def pardon(s: Fief, noble: int, by: int) -> None:
    """The Outlaw status is lifted; lost Titles don't come back (fief.1.1.3.2)."""
    s.flags[noble] &= ~OUTLAW
    s.note("pardoned", noble, by, rule="fief.1.1.3.1")


def outlaws(s: Fief) -> list[int]:
    """The Outlaws in play."""
    return [n for n in s.in_play() if s.marked(n, OUTLAW)]


def may_outlaw(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from declaring a Noble an Outlaw; None if he may."""
    if s.title_seat(HAND) != seat or s.phase != 1 or not s.once("outlaw"):
        return "fief.1.1.4.1"
    if noble == s.holder[MASTER_OF_LAWS]:
        return "fief.1.1.4.2"
    if s.marked(noble, OUTLAW) and may_take_black(s, noble) is not None:
        return "fief.1.1.4.1"
    return None


class Pardons(FiefFrame):
    """First the Master of Laws, then the Protector of the Realm may each pardon one Noble (fief.1.1.3.1)."""

    __slots__ = ()
    WHO: ClassVar = (MASTER_OF_LAWS, PROTECTOR)

    def __init__(self) -> None:
        self.at = 0

    def run(self, s: Fief) -> None:
        while self.at < len(self.WHO):
            seat = s.title_seat(self.WHO[self.at])
            if seat >= 0 and outlaws(s):
                options = [make_option(f"pardon {NOBLES[n].name}", "pardon", (n,)) for n in outlaws(s)]
                prompt = "Pardon an Outlaw, or pass."
                s.ask(seat, "pardon", prompt, "fief.1.1.3.1", [*options, make_option("pass", "pass")])
                return
            self.at += 1
        s.pop()

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.at += 1
        if option.verb == "pardon":
            pardon(s, option.args[0], seat)


class DeclareOutlaw(FiefFrame):
    """The Hand may declare a Noble an Outlaw, or so send him to the Wall (fief.1.1.4.1, fief.1.1.4.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.at = 0

    def run(self, s: Fief) -> None:
        seat = s.title_seat(HAND)
        if seat < 0:
            s.pop()
            return
        options = [
            make_option(f"outlaw {NOBLES[n].name}", "outlaw", (n,))
            for n in s.in_play()
            if may_outlaw(s, seat, n) is None
        ]
        s.ask(
            seat,
            "outlaw",
            "Declare a Noble an Outlaw, or pass.",
            "fief.1.1.4.1",
            [*options, make_option("pass", "pass")],
        )

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "pass":
            return
        noble = option.args[0]
        s.used_round.append("outlaw")
        if may_take_black(s, noble) is None:
            take_black(s, noble, "fief.1.1.4.3")
        else:
            outlaw(s, noble, "fief.1.1.4.1")
