"""Challenging: what resolving a challenge has in common in all editions."""

from __future__ import annotations

from typing import ClassVar

from ..kernel.decision import Option
from ..kernel.frame import Frame
from . import values
from .choosing import DONE
from .definition import STEALTH, Context
from .naming import name_of
from .phases import Step, advance
from .state import Table
from .vocabulary.predicates import CHARACTER, YOURS

VICTIM = CHARACTER & YOURS
"""Whom a loser may choose for a military claim."""


class Challenging(Frame):
    """One challenge, step by step; ``part`` counts the attackers that have used stealth or not."""

    __slots__ = ("ctx", "part")
    steps: ClassVar[tuple[Step, ...]]
    stealth_asks: ClassVar[tuple[str, str]]
    """What stealth asks of an attacker that has it, and its clause."""

    def __init__(self) -> None:
        self.at = 0
        self.part = 0
        self.ctx = Context(-1, -1)

    def run(self, s: Table) -> None:
        advance(self, s)

    def window(self, s: Table) -> None:
        s.open_window()

    def may_bypass(self, s: Table, card: int) -> str | None:
        """The clause that keeps a character from being bypassed by stealth, or None."""
        raise NotImplementedError

    def stealth(self, s: Table) -> None:
        """For each declared attacker with stealth, a character without stealth that can't defend."""
        c = s.under_way()
        if not c.attackers:
            c.attackers = list(self.ctx.vars["attackers"])
            s.touch()
        users = [a for a in c.attackers if STEALTH in values.keywords(s, a)]
        while self.part < len(users):
            user = users[self.part]
            found = [t for t in s.area[c.defender] if self.may_bypass(s, t) is None]
            if found:
                label = f"stealth {name_of(s, user)} past"
                options = [Option(f"{label} {name_of(s, t)}", "stealth", (user, t)) for t in found]
                question, rule = self.stealth_asks
                s.ask(c.attacker, "stealth", f"{s.called(user)} {question}", rule, [*options, DONE])
                return
            self.part += 1
        self.part = 0

    def answer_stealth(self, s: Table, option: Option) -> None:
        self.part += 1
        if option.verb == "stealth":
            s.under_way().bypassed.append(option.args)

    def counted(self, s: Table) -> None:
        """The challenge is initiated: one more of its attacker's, in all, of its type, and of its type against its target."""
        c = s.under_way()
        for period in ("challenge", "phase", "round"):
            for more in ((), (c.kind,), (c.kind, c.against)):
                s.tick(period, "player", c.attacker, "initiated", *more)
        s.touch()

    def decide(self, s: Table, attack: int, defence: int, won: bool) -> None:
        """The attacker has won or lost with these strengths: keep it for this challenge, its phase and its round."""
        c = s.under_way()
        c.winner, c.loser = (c.attacker, c.defender) if won else (c.defender, c.attacker)
        c.margin = abs(attack - defence)
        c.unopposed = won and defence < 1
        s.note("winner", s.name(c.winner), attack, defence, c.unopposed, rule=s.clauses.challenge_winner)
        for period in ("phase", "round"):
            s.tick(period, "player", c.winner, "won", c.kind)
            s.tick(period, "player", c.loser, "lost", c.kind)

    def leave(self, s: Table) -> None:
        s.expire("challenge")
        s.delayed = [d for d in s.delayed if d.when not in ("won", "challenge")]
        s.challenge = None
        s.touch()
        s.pop()
