"""Sieges with their engines, and pillage (6.4, 6.5)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.promises import hold
from ..model.army import engine, present, set_engine
from ..model.houses import GREYJOY
from ..model.state import Fief, FiefFrame
from ..model.terms import PEACE
from ..realm.nights_watch import may_besiege_by_oath
from ..timing.window import window


def may_besiege(s: Fief, seat: int, village: int) -> str | None:
    """The clause that keeps a player from besieging a Village or going on with it; None if he may."""
    controller = s.control[village]
    if not s.strongholds[village] or controller in (-1, seat) or not s.has_troops(seat, village):
        return "fief.6.4.0.1"
    if not present(s, controller, village):
        return "fief.6.4.0.1"
    oath = may_besiege_by_oath(s, seat, village)
    if oath is not None:
        return oath
    if engine(s, seat, village) == 0 and engines_out(s, seat) >= ENGINES:
        return "fief.setup.15"
    return "fief.6.4.0.2" if engine(s, seat, village) >= 2 else None


ENGINES = 2
"""The Siege Engine counters in a player's stockpile (fief.setup.15)."""


def engines_out(s: Fief, seat: int) -> int:
    """How many of a player's Siege Engines are on the map."""
    return sum(1 for village in range(len(s.control)) if engine(s, seat, village))


class DeclareSieges(FiefFrame):
    """A player declares Sieges or goes on with them, each at most once a round."""

    __slots__ = ("done", "seat")
    then = ("pillage",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat
        self.done: list[int] = []

    def run(self, s: Fief) -> None:
        places = [v for v in range(len(s.control)) if v not in self.done and may_besiege(s, self.seat, v) is None]
        if not places:
            s.pop()
            return
        options = [make_option(f"besiege {s.board.villages[v].name}", "besiege", (v,)) for v in places]
        s.ask(self.seat, "siege", "Declare a Siege, or stop.", "fief.6.4.0.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        village = option.args[0]
        self.done.append(village)
        dice = engine(s, seat, village) + 1
        set_engine(s, seat, village, dice)
        hold(s, seat, s.control[village], PEACE, False)
        s.note("siege", seat, village, dice, rule="fief.6.4.0.1" if dice == 1 else "fief.6.4.0.2")
        window(s)


class Pillage(FiefFrame):
    """A player may pillage Mills in Villages he Controls or besieges, one by one (fief.6.5.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        places = [
            v for v, count in enumerate(s.mills) if count and (s.control[v] == self.seat or engine(s, self.seat, v))
        ]
        if not places:
            s.pop()
            return
        options = [make_option(f"pillage {s.board.villages[v].name}", "pillage", (v,)) for v in places]
        s.ask(self.seat, "pillage", "Pillage a Mill, or stop.", "fief.6.5.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        village = option.args[0]
        each = 2 if s.house[seat] == GREYJOY else 1
        s.gold[seat] += each
        s.mills[village] -= 1
        s.note("pillaged", seat, village, each, rule="fief.house.greyjoy.4" if each == 2 else "fief.6.5.1")
        window(s)


# Ending a Siege (an effect at any time, fief.6.4.1.9)


def lift_offers(s: Fief, seat: int) -> list[Option]:
    """The Sieges a player may end."""
    size = len(s.control)
    return [
        make_option(f"lift siege of {s.board.villages[v].name}", "lift siege", (v,))
        for v, dice in enumerate(s.engines[seat * size : (seat + 1) * size])
        if dice
    ]


def lift(s: Fief, seat: int, option: Option) -> None:
    set_engine(s, seat, option.args[0], 0)
    s.note("siege ends", seat, option.args[0], rule="fief.6.4.1.9")
