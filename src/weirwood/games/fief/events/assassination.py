"""Assassination: the killing, its sponsor, and the variant with a roll (2.4.9, 10.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.cards import ASSASSINATION, SECRET_PASSAGE, discard, in_hand
from ..model.dice import DIE
from ..model.nobles import ASSASSIN, NOBLES
from ..model.state import Fief, FiefFrame
from ..realm.death import kill
from .secret_passage import shadow_ready, spend, use_shadow

DEADLY = 3
"""The highest roll of 1d6 with which an Assassination succeeds in the variant (fief.10.2.1)."""


def sponsors(s: Fief, seat: int, victim: int = NONE) -> list[int]:
    """The Nobles who can be behind it: own ones, no Brothers (fief.2.4.9.2, fief.2.4.9.4)."""
    return [n for n in s.house_nobles(seat) if n not in s.brother and n != victim]


def may_assassinate(s: Fief, seat: int, victim: int) -> str | None:
    """The clause that keeps a player from assassinating a Noble; None if he may."""
    if s.owner[victim] < 0:
        return "fief.2.4.9.1"
    if s.options.assassination and s.owner[victim] == seat:
        return "fief.10.2.3"
    return None if sponsors(s, seat, victim) else "fief.2.4.9.2"


def assassination_offers(s: Fief, seat: int) -> list[Option]:
    """The Nobles a seat may have killed now."""
    if in_hand(s, seat, ASSASSINATION) < 0:
        return []
    return [
        make_option(f"play Assassination on {NOBLES[n].name}", "play assassination", (n,))
        for n in s.in_play()
        if may_assassinate(s, seat, n) is None
    ]


def play_assassination(s: Fief, seat: int, option: Option) -> None:
    discard(s, in_hand(s, seat, ASSASSINATION))  # fief.2.4.9.3
    s.note("assassination", seat, option.args[0], rule="fief.2.4.9.1")
    s.push(Assassination(seat, option.args[0]))


class Assassination(FiefFrame):
    """The sponsor is named and marked; in the variant the victim may get away."""

    __slots__ = ("seat", "victim")
    SPONSOR, ESCAPE, ROLL = range(3)

    def __init__(self, seat: int, victim: int) -> None:
        self.at = self.SPONSOR
        self.seat = seat
        self.victim = victim

    def run(self, s: Fief) -> None:
        if self.at == self.SPONSOR:
            options = [
                make_option(f"choose {NOBLES[n].name}", "choose", (n,)) for n in sponsors(s, self.seat, self.victim)
            ]
            s.ask(self.seat, "sponsor", "Choose which of your Nobles is behind it.", "fief.2.4.9.2", options)
        elif self.at == self.ESCAPE:
            self.ask_escape(s)
        else:
            s.pop()
            self.strike(s)

    def ask_escape(self, s: Fief) -> None:
        """Before the roll the victim's player may void it by a Secret Passage (fief.10.2.2)."""
        seat = s.owner[self.victim]
        options = []
        if in_hand(s, seat, SECRET_PASSAGE) >= 0:
            options.append(make_option("play Secret Passage", "passage"))
        if shadow_ready(s, self.victim):
            options.append(make_option(f"slip away with {NOBLES[self.victim].name}", "shadow"))
        if not options and not s.ask_all:
            self.at = self.ROLL
            return
        prompt = f"{NOBLES[self.victim].name} is to be assassinated: let him get away?"
        s.ask(seat, "escape", prompt, "fief.10.2.2", [*options, make_option("pass", "pass")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.SPONSOR:
            s.flags[option.args[0]] |= ASSASSIN
            s.note("sponsor", option.args[0], rule="fief.2.4.9.2")
            self.at = self.ESCAPE if s.options.assassination else self.ROLL
        elif option.verb == "pass":
            self.at = self.ROLL
        else:
            s.pop()
            if option.verb == "passage":
                spend(s, seat, "fief.10.2.2")
            else:
                use_shadow(s, self.victim, "fief.10.2.2")

    def strike(self, s: Fief) -> None:
        if s.options.assassination:
            roll = s.chance.pick(DIE) + 1
            s.note("assassination roll", self.victim, roll, rule="fief.10.2.1")
            if roll > DEADLY:
                return
        kill(s, self.victim, "fief.2.4.9.1")
