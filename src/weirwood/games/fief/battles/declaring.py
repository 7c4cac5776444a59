"""Declaring Battles, one after the other (6.0.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.promises import hold, reminder
from ..model.army import occupants
from ..model.state import Fief, FiefFrame
from ..model.terms import PEACE
from .attacking import declared, may_attack
from .battle import Battle
from .forces import Forces


class DeclareBattles(FiefFrame):
    """A player declares Battles, one after the other, or none (fief.6.0.1)."""

    __slots__ = ("seat",)
    then = ("siege", "pillage")

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        options = [
            make_option(f"attack {s.name(target)} at {s.board.villages[village].name}", "attack", (target, village))
            for village in sorted({s.where[n] for n in s.house_nobles(self.seat) if s.where[n] >= 0})
            for target in occupants(s, village)
            if may_attack(s, self.seat, target, village) is None
        ]
        if not options:
            s.pop()
            return
        prompt = f"Declare a Battle, or stop.{reminder(s, self.seat, PEACE)}"
        s.ask(self.seat, "battle", prompt, "fief.6.0.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        target, village = option.args
        s.used_round.append(declared(seat, target, village))
        hold(s, seat, target, PEACE, False)
        s.note("battle", seat, target, village, rule="fief.6.0.6")
        s.push(Battle(Forces(village, [seat, target], [[seat], [target]])))
