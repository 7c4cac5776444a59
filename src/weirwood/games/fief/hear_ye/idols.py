"""Destroying the false idols: embracing R'hllor, the pyre and the Gods' curse (1.1.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.dice import DIE
from ..model.nobles import GODS_CURSED, NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import HAND, PROTECTOR, titles_of
from ..realm.death import kill
from ..realm.in_turn import EachNoble
from ..timing.window import window

PER_SEPT = 2
"""Gold for each pillaged Sept (fief.1.1.2.2)."""


def may_embrace(s: Fief, seat: int) -> str | None:
    """The clause that keeps a player from embracing R'hllor; None if he may."""
    if s.phase != 1 or s.title_seat(PROTECTOR) != seat:
        return "fief.1.1.2.1"
    return "fief.1.1.2.3" if s.rhllor else None


def may_burn(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from the pyre: only an untitled one can be named (fief.1.1.2.7)."""
    return "fief.1.1.2.7" if s.owner[noble] < 0 or titles_of(s, noble) else None


def cursed_nobles(s: Fief) -> list[int]:
    """The Gods cursed Nobles in play, in their players' turn order."""
    return [n for seat in s.order() for n in s.house_nobles(seat) if s.marked(n, GODS_CURSED)]


class CurseRolls(EachNoble):
    """Each convert rolls a die and dies on a 1; each roll is an event with its window (fief.1.1.2.4)."""

    __slots__ = ()

    def befall(self, s: Fief, noble: int) -> None:
        if s.owner[noble] < 0:
            return
        roll = s.chance.pick(DIE) + 1
        s.note("gods roll", noble, roll, rule="fief.1.1.2.4")
        window(s)
        if roll == 1:
            kill(s, noble, "fief.1.1.2.4")


class FalseIdols(FiefFrame):
    """The Protector may convert, the Hand may join him, the Septs fall, the Hand may burn somebody, both roll."""

    __slots__ = ("hand", "protector")
    PROTECTORS, HANDS, PYRE = range(3)

    def __init__(self) -> None:
        self.at = self.PROTECTORS
        self.protector = NONE
        self.hand = NONE

    def run(self, s: Fief) -> None:
        if self.at == self.PROTECTORS:
            seat = s.title_seat(PROTECTOR)
            if seat < 0 or may_embrace(s, seat) is not None:
                s.pop()
                return
            gain = PER_SEPT * sum(s.sept)
            prompt = f"Embrace the faith of R'hllor (all Septs fall, worth {gain} gold now), or pass."
            s.ask(
                seat,
                "idols",
                prompt,
                "fief.1.1.2.1",
                [make_option("embrace R'hllor", "embrace"), make_option("pass", "pass")],
            )
        elif self.at == self.HANDS:
            prompt = "Convert too, for half of the gold from the Septs, or pass."
            s.ask(
                s.title_seat(HAND),
                "convert",
                prompt,
                "fief.1.1.2.6",
                [make_option("convert", "embrace"), make_option("pass", "pass")],
            )
        else:
            victims = [n for n in s.in_play() if may_burn(s, n) is None]
            if not victims:
                self.roll(s)
                return
            options = [make_option(f"burn {NOBLES[n].name}", "burn", (n,)) for n in victims]
            prompt = "Name an untitled Noble to be burnt, or pass."
            s.ask(s.title_seat(HAND), "pyre", prompt, "fief.1.1.2.7", [*options, make_option("pass", "pass")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.PROTECTORS:
            if option.verb == "pass":
                s.pop()
                return
            self.protector = s.holder[PROTECTOR]
            s.note("converts", self.protector, rule="fief.1.1.2.1")
            self.at = self.HANDS
            if s.holder[HAND] < 0:
                self.pillage(s)
        elif self.at == self.HANDS:
            if option.verb == "embrace":
                self.hand = s.holder[HAND]
                s.note("converts", self.hand, rule="fief.1.1.2.6")
            self.pillage(s)
        else:
            self.roll(s)
            if option.verb == "burn":
                s.note("burnt", option.args[0], seat, rule="fief.1.1.2.7")
                kill(s, option.args[0], "fief.1.1.2.7")

    def pillage(self, s: Fief) -> None:
        """All Septs fall; the converts share the gold (fief.1.1.2.2, fief.1.1.2.6)."""
        count = sum(s.sept)
        s.sept = [0] * len(s.sept)
        s.rhllor = True
        s.dirty = True
        converts = [n for n in (self.protector, self.hand) if n >= 0]
        for noble in converts:
            s.flags[noble] |= GODS_CURSED
            s.gold[s.owner[noble]] += PER_SEPT * count // len(converts)
        s.note("septs fall", count, tuple(converts), PER_SEPT * count // len(converts), rule="fief.1.1.2.2")
        self.at = self.PYRE
        if self.hand < 0:
            self.roll(s)

    def roll(self, s: Fief) -> None:
        s.pop()
        s.push(CurseRolls([n for n in (self.protector, self.hand) if n >= 0]))
