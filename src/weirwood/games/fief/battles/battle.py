"""The course of a Battle: sides, Archers, rounds of dice and its end (6.1, 6.2, 6.3); a Raid is fought alike (5.2)."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Option, make_option
from ..model.army import present
from ..model.board import NONE
from ..model.dice import battle_die
from ..model.state import Fief
from ..model.troops import CHAMPION
from ..timing.window import window
from .captors import ChooseCaptors
from .forces import ATTACK, DEFENCE, Fight, Forces
from .joining import Joining, Persuasion
from .losses import Losses
from .truce import Parley


class Battle(Fight):
    """From the declaration to the end."""

    __slots__ = ("hits", "rerolls", "rolls", "rounds", "shots")
    SIDES, PERSUADE, BEFORE, VOLLEY, ROUND, REROLL, HITS, PARLEY, DONE = range(9)

    def __init__(self, forces: Forces) -> None:
        self.at = self.SIDES
        self.forces = forces
        self.rounds = 0
        self.rolls: list[list[int]] = [[], []]
        self.rerolls = [0, 0]
        self.hits = [0, 0]
        self.shots = [0, 0]

    def run(self, s: Fief) -> None:
        at, self.at = self.at, self.at + 1
        if at == self.SIDES:
            if self.forces.raider < 0:  # fief.5.2.5
                s.push(Joining())
        elif at == self.PERSUADE:
            self.forces.form(s)
            if self.forces.raider < 0:
                s.push(Persuasion(self.forces.side_nobles(s, ATTACK) + self.forces.side_nobles(s, DEFENCE)))
        elif at == self.BEFORE:
            window(s)
        elif at in (self.VOLLEY, self.ROUND, self.PARLEY) and self.forces.over(s):
            self.finish(s)
        elif at == self.VOLLEY:
            self.volley(s)
        elif at == self.ROUND:
            self.roll(s)
        elif at == self.REROLL:
            self.reroll(s)
        elif at == self.HITS:
            self.strike(s)
        elif at == self.PARLEY:
            self.at = self.ROUND
            s.push(Parley(self.rounds))
        else:
            self.leave(s)

    def volley(self, s: Fief) -> None:
        """The Archers of both sides shoot once, at the same time (fief.6.1.0.1)."""
        more = [self.forces.archers(s, side) for side in (ATTACK, DEFENCE)]
        if max(more) < 0:
            return
        hits = [extra + battle_die(s) if extra >= 0 else 0 for extra in more]
        s.note("volley", self.forces.village, *self.forces.leaders, *hits, rule="fief.6.1.0.1")
        self.hits = self.shots = hits
        self.take(s, "fief.6.1.0.3")

    def roll(self, s: Fief) -> None:
        """Both Leaders roll (fief.6.2.2.1); dice are counted anew each round (fief.6.2.2.7)."""
        self.rounds += 1
        self.rolls = [[battle_die(s) for _ in range(self.forces.dice(s, side))] for side in (ATTACK, DEFENCE)]
        self.rerolls = [self.forces.kinds(s, side)[CHAMPION] if self.rolls[side] else 0 for side in (ATTACK, DEFENCE)]

    def reroll(self, s: Fief) -> None:
        """Each Champion lets his side roll one die again (fief.4.2.6.2)."""
        for side in (ATTACK, DEFENCE):
            if self.rerolls[side]:
                self.at = self.REROLL
                mine, theirs = self.rolls[side], self.rolls[1 - side]
                prompt = f"You rolled {said(mine)}, they rolled {said(theirs)}: roll a die again?"
                options = [make_option(f"reroll {face}", "reroll", (face,)) for face in sorted(set(mine))]
                s.ask(
                    self.forces.leaders[side], "reroll", prompt, "fief.4.2.6.2", [*options, make_option("keep", "keep")]
                )
                return

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        side = self.forces.leaders.index(seat)
        if option.verb == "keep":
            self.rerolls[side] = 0
            return
        self.rerolls[side] -= 1
        mine = self.rolls[side]
        at = mine.index(option.args[0])
        mine = [*mine[:at], battle_die(s), *mine[at + 1 :]]
        s.note("reroll", seat, option.args[0], mine[at], rule="fief.4.2.6.2")
        self.rolls = [mine if each == side else rolls for each, rolls in enumerate(self.rolls)]

    def strike(self, s: Fief) -> None:
        """The hits of a round are added up and taken by both sides at the same time."""
        self.forces.count_round()
        self.hits = [sum(rolls) + self.forces.bonus(s, side, len(rolls)) for side, rolls in enumerate(self.rolls)]
        rolls = [tuple(each) for each in self.rolls]
        s.note("battle round", self.forces.village, *self.forces.leaders, *rolls, *self.hits, rule="fief.6.2.2.2")
        self.take(s, "fief.6.2.2.1")

    def take(self, s: Fief, rule: str) -> None:
        """Each side takes the hits of the other; afterwards there is a window (fief.2.4.8)."""
        both = (ATTACK, DEFENCE)
        pools, nobles = (
            [self.forces.pool(s, side) for side in both],
            [self.forces.side_nobles(s, side) for side in both],
        )
        window(s)
        s.push(Losses(self.forces.village, self.forces.leaders[:], self.hits[::-1], pools, nobles, rule))

    # Its end

    def finish(self, s: Fief) -> None:
        """The Battle is over: the winners take the Captives and the lone Nobles (fief.6.2.3.4, fief.6.2.3.11)."""
        self.at = self.DONE
        village, side = self.forces.village, self.forces.winner(s)
        s.note("battle over", village, self.forces.leaders[side] if side >= 0 else NONE, rule=self.forces.reason(s))
        if side < 0:
            return
        if not present(s, s.control[village], village):
            s.cause[village] = self.forces.leaders[side]  # fief.5.1.9
        beaten = self.forces.sides[1 - side]
        given_up = (
            self.forces.surrendered >= 0
        )  # then even those who have Troops elsewhere in the Village (fief.6.3.2.1)
        lone = [n for n in self.forces.side_nobles(s, 1 - side) if given_up or not s.has_troops(s.owner[n], village)]
        held = [n for seat in beaten if not s.has_troops(seat, village) for n in s.captives_at(seat, village)]
        s.push(ChooseCaptors(village, self.forces.leaders[side], self.forces.sides[side][:], held + lone))

    def leave(self, s: Fief) -> None:
        s.pop()
        s.dirty = True


def said(rolls: list[int]) -> str:
    return ", ".join(map(str, rolls)) or "nothing"


def fought(s: Fief) -> Battle | None:
    """The Battle that is being fought; None if there is none."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Battle)), None)


def facts(s: Fief) -> dict[str, Any]:
    """What a scenario may expect of the Battle under way: each value by side, attackers first."""
    battle = fought(s)
    if battle is None:
        return {"battle": None}
    forces = battle.forces
    both = (ATTACK, DEFENCE)
    return {
        "battle": s.board.villages[forces.village].name,
        "leaders": [s.name(seat) for seat in forces.leaders],
        "strength": [forces.points(s, side) for side in both],
        "dice": [forces.dice(s, side) for side in both],
        "rolls": [list(rolls) for rolls in battle.rolls],
        "hits": battle.hits[:],
        "volley": battle.shots[:],
        "penalty": forces.penalty(s),
    }
