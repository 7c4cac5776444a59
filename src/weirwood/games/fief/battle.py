"""A Battle: sides, dice, Archers, rounds and its end (6.1, 6.2, 6.3); a Raid is fought by the same frame (5.2)."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Option
from .army import engine, fortified, present
from .board import NONE
from .dice import battle_die
from .losses import Fight, Losses, Pool
from .nobles import CUNNING, FEARLESS
from .state import Fief
from .titles import MOTHER
from .troops import ARCHER, CHAMPION, KINDS, WHITECLOAKS, dice, strength
from .window import window

ATTACK, DEFENCE = range(2)
"""The sides of a Battle: the offensive Leader's and the defensive Leader's."""
CALM = 3
"""Rounds in a row without losses that end a Battle (fief.6.3.4.3)."""


class Battle(Fight):
    """From the declaration to the end. In a Raid only these Nobles and Troops (by kind) fight for the raider, if given.

    Lone Nobles, Captives and Control in the Village wait until the Battle is over (``fighting_at``).
    """

    __slots__ = (
        "calm", "fighting_at", "hits", "leaders", "nobles", "passage", "protected", "raider", "rerolls", "rolls", "rounds",
        "shots", "sides", "surrendered", "troops", "truce",
    )  # fmt: skip
    SIDES, PERSUADE, BEFORE, VOLLEY, ROUND, REROLL, HITS, PARLEY, DONE = range(9)

    def __init__(
        self,
        village: int,
        attacker: int,
        defender: int,
        raid: bool = False,
        nobles: list[int] | None = None,
        troops: list[int] | None = None,
    ) -> None:
        self.at = self.SIDES
        self.fighting_at = village
        self.leaders = [attacker, defender]
        self.sides = [[attacker], [defender]]
        self.raider = attacker if raid else NONE
        self.nobles = nobles
        self.troops = troops
        self.protected = False
        self.passage = False
        self.truce = False
        self.surrendered = NONE
        self.rounds = 0
        self.calm = 0
        self.rolls: list[list[int]] = [[], []]
        self.rerolls = [0, 0]
        self.hits = [0, 0]
        self.shots = [0, 0]

    # Who fights with what

    def pool(self, s: Fief, side: int) -> Pool:
        """The Troops of a side, by player and kind."""
        found: Pool = []
        for seat in self.sides[side]:
            for kind, count in enumerate(s.army(seat, self.fighting_at)):
                if seat == self.raider and self.troops is not None:
                    count = min(count, self.troops[kind])
                if count:
                    found.append((seat, kind, count))
        return found

    def side_nobles(self, s: Fief, side: int) -> list[int]:
        """The Nobles of a side (a Captive doesn't fight, fief.6.2.3.6)."""
        found = [n for seat in self.sides[side] for n in s.nobles_at(seat, self.fighting_at)]
        return [n for n in found if self.nobles is None or s.owner[n] != self.raider or n in self.nobles]

    def kinds(self, s: Fief, side: int) -> list[int]:
        """The Troops of a side, counted by kind, all players together."""
        counts = [0] * KINDS
        for _, kind, count in self.pool(s, side):
            counts[kind] += count
        return counts

    def points(self, s: Fief, side: int) -> int:
        """The Strength Points of a side, all players together (fief.6.2.0.4)."""
        return strength(self.kinds(s, side)) + len(self.side_nobles(s, side))

    def walls(self, s: Fief) -> int:
        """The Fortification in which a defender is its Controller: 0 none, 1 Stronghold, 2 City (fief.6.2.1.1)."""
        controller = s.control[self.fighting_at]
        behind = self.protected and controller in self.sides[DEFENCE] and present(s, controller, self.fighting_at)
        return fortified(s, self.fighting_at) if behind else 0

    def penalty(self, s: Fief) -> int:
        """The dice that the attackers roll less: Fortification, engines, cunning Nobles, Secret Passage (6.2.1)."""
        walls = self.walls(s)
        if self.passage and not s.maester[self.fighting_at]:
            return 0
        engines = sum(engine(s, seat, self.fighting_at) for seat in self.sides[ATTACK])
        cunning = sum(s.has(n, CUNNING) for n in self.side_nobles(s, ATTACK))
        return max(0, walls - min(2, engines + cunning))

    def dice(self, s: Fief, side: int) -> int:
        """The Battle Dice of a side in this round (fief.6.2.0.2, fief.6.2.0.3, fief.6.2.1.6)."""
        count = dice(self.points(s, side)) + (s.holder[MOTHER] in self.side_nobles(s, side))
        return max(0, count - self.penalty(s)) if side == ATTACK else count

    def bonus(self, s: Fief, side: int, thrown: int) -> int:
        """Hits added to a Battle roll; without a die there are none (fief.6.2.1.6)."""
        if not thrown:
            return 0
        counts = self.kinds(s, side)
        more = int(any(counts[kind] for kind in WHITECLOAKS))  # fief.4.2.7.0.7
        if side == ATTACK:
            return more + sum(s.has(n, FEARLESS) for n in self.side_nobles(s, side))  # fief.11.1.fearless.1
        return more + (thrown if self.raider in self.sides[ATTACK] and self.raider >= 0 else 0)  # fief.5.2.9

    def archers(self, s: Fief, side: int) -> int:
        """The hits a side's Archers add to their one die; -1 if they may not shoot (6.1)."""
        needed = 1 + (self.walls(s) if side == ATTACK else 0)
        beyond = self.kinds(s, side)[ARCHER] - needed
        if beyond < 0 or self.passage:  # fief.2.4.8.2.2: neither side shoots
            return NONE
        return beyond + (1 if side == DEFENCE and self.raider >= 0 else 0)  # fief.5.2.10

    # The course of the Battle

    def run(self, s: Fief) -> None:
        from .joining import Joining, Persuasion

        at, self.at = self.at, self.at + 1
        if at == self.SIDES:
            if self.raider < 0:  # fief.5.2.5
                s.push(Joining())
        elif at == self.PERSUADE:
            self.protected = s.control[self.fighting_at] in self.sides[DEFENCE]
            if self.raider < 0:
                s.push(Persuasion(self.side_nobles(s, ATTACK) + self.side_nobles(s, DEFENCE)))
        elif at == self.BEFORE:
            window(s)
        elif at in (self.VOLLEY, self.ROUND, self.PARLEY) and self.over(s):
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
            from .truce import Parley

            self.at = self.ROUND
            s.push(Parley())
        else:
            self.leave(s)

    def volley(self, s: Fief) -> None:
        """The Archers of both sides shoot once, at the same time (fief.6.1.0.1)."""
        more = [self.archers(s, side) for side in (ATTACK, DEFENCE)]
        if max(more) < 0:
            return
        hits = [extra + battle_die(s) if extra >= 0 else 0 for extra in more]
        s.note("volley", self.fighting_at, *self.leaders, *hits, rule="fief.6.1.0.1")
        self.hits = self.shots = hits
        self.take(s, "fief.6.1.0.3")

    def roll(self, s: Fief) -> None:
        """Both Leaders roll (fief.6.2.2.1); dice are counted anew each round (fief.6.2.2.7)."""
        self.rounds += 1
        self.rolls = [[battle_die(s) for _ in range(self.dice(s, side))] for side in (ATTACK, DEFENCE)]
        self.rerolls = [self.kinds(s, side)[CHAMPION] if self.rolls[side] else 0 for side in (ATTACK, DEFENCE)]

    def reroll(self, s: Fief) -> None:
        """Each Champion lets his side roll one die again (fief.4.2.6.2)."""
        for side in (ATTACK, DEFENCE):
            if self.rerolls[side]:
                self.at = self.REROLL
                mine, theirs = self.rolls[side], self.rolls[1 - side]
                prompt = f"You rolled {said(mine)}, they rolled {said(theirs)}: roll a die again?"
                options = [Option(f"reroll {face}", "reroll", (face,)) for face in sorted(set(mine))]
                s.ask(self.leaders[side], "reroll", prompt, "fief.4.2.6.2", [*options, Option("keep", "keep")])
                return

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        side = self.leaders.index(seat)
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
        self.calm += 1
        self.hits = [sum(rolls) + self.bonus(s, side, len(rolls)) for side, rolls in enumerate(self.rolls)]
        rolls = [tuple(each) for each in self.rolls]
        s.note("battle round", self.fighting_at, *self.leaders, *rolls, *self.hits, rule="fief.6.2.2.2")
        self.take(s, "fief.6.2.2.1")

    def take(self, s: Fief, rule: str) -> None:
        """Each side takes the hits of the other; afterwards there is a window (fief.2.4.8)."""
        both = (ATTACK, DEFENCE)
        pools, nobles = [self.pool(s, side) for side in both], [self.side_nobles(s, side) for side in both]
        window(s)
        s.push(Wounds())
        s.push(Losses(self.fighting_at, self.leaders[:], self.hits[::-1], pools, nobles, rule))

    def suffered(self, s: Fief, lost: list[tuple[int, int, int]], dead: list[int]) -> None:
        if lost or dead:
            self.calm = 0
        for _, seat, kind in lost:
            if seat == self.raider and self.troops is not None:
                self.troops = [count - (each == kind) for each, count in enumerate(self.troops)]

    # Its end

    def over(self, s: Fief) -> bool:
        """Whether the Battle is over (6.3.4)."""
        if self.truce or self.surrendered >= 0 or self.calm >= CALM:
            return True
        return not (self.pool(s, ATTACK) and self.pool(s, DEFENCE))

    def winner(self, s: Fief) -> int:
        """The side that won; -1 if none did."""
        if self.surrendered >= 0:
            return 1 - self.surrendered
        if self.truce:
            return NONE
        for left in ([bool(self.pool(s, side)) for side in (ATTACK, DEFENCE)],
                     [bool(self.side_nobles(s, side)) for side in (ATTACK, DEFENCE)]):  # fmt: skip
            if left[ATTACK] != left[DEFENCE]:
                return ATTACK if left[ATTACK] else DEFENCE
            if left[ATTACK]:
                return NONE
        return NONE

    def finish(self, s: Fief) -> None:
        """The Battle is over: the winners take the Captives and the lone Nobles (fief.6.2.3.4, fief.6.2.3.11)."""
        from .prisoners import Prisoners

        self.at = self.DONE
        village, side = self.fighting_at, self.winner(s)
        s.note("battle over", village, self.leaders[side] if side >= 0 else NONE, rule=self.reason(s))
        if side < 0:
            return
        if not present(s, s.control[village], village):
            s.cause[village] = self.leaders[side]  # fief.5.1.9
        beaten = self.sides[1 - side]
        given_up = self.surrendered >= 0  # then even those who have Troops elsewhere in the Village (fief.6.3.2.1)
        lone = [n for n in self.side_nobles(s, 1 - side) if given_up or not s.has_troops(s.owner[n], village)]
        held = [n for seat in beaten if not s.has_troops(seat, village) for n in s.captives_at(seat, village)]
        s.push(Prisoners(village, self.leaders[side], self.sides[side][:], held + lone))

    def reason(self, s: Fief) -> str:
        """The clause by which the Battle is over."""
        if self.truce:
            return "fief.6.3.1.4"
        if self.surrendered >= 0:
            return "fief.6.3.2.1"
        if self.calm >= CALM:
            return "fief.6.3.4.3"
        only_nobles = not self.pool(s, ATTACK) and not self.pool(s, DEFENCE)
        return "fief.6.3.4.2" if only_nobles and self.winner(s) < 0 else "fief.6.3.4.1"

    def leave(self, s: Fief) -> None:
        s.pop()
        s.dirty = True

    # What the Leaders decide (truce.py)

    def turn(self) -> None:
        """The defensive Leader refused a Truce: he attacks now, outside his Fortification (fief.6.3.1.2)."""
        self.leaders.reverse()
        self.sides.reverse()
        self.protected = False

    def surrender(self, s: Fief, side: int) -> None:
        """A side lays down its arms: its Troops are disbanded (fief.6.3.2.1)."""
        s.note("surrenders", self.leaders[side], self.fighting_at, rule="fief.6.3.2.1")
        self.surrendered = side
        for seat, kind, count in self.pool(s, side):
            s.add_troops(seat, self.fighting_at, kind, -count)


class Wounds(Fight):
    """Between the losses and the Battle: hands on what was lost, below the deaths and above the window."""

    __slots__ = ()

    def __init__(self) -> None:
        self.at = 0

    def run(self, s: Fief) -> None:
        s.pop()

    def suffered(self, s: Fief, lost: list[tuple[int, int, int]], dead: list[int]) -> None:
        battle = under_way(s)
        if battle is not None:
            battle.suffered(s, lost, dead)


def under_way(s: Fief) -> Battle | None:
    """The Battle that is being fought; None if there is none."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Battle)), None)


def said(rolls: list[int]) -> str:
    return ", ".join(map(str, rolls)) or "nothing"


def facts(s: Fief) -> dict[str, Any]:
    """What a scenario may expect of the Battle under way: each value by side, attackers first."""
    battle = under_way(s)
    if battle is None:
        return {"battle": None}
    both = (ATTACK, DEFENCE)
    return {
        "battle": s.board.villages[battle.fighting_at].name,
        "leaders": [s.name(seat) for seat in battle.leaders],
        "strength": [battle.points(s, side) for side in both],
        "dice": [battle.dice(s, side) for side in both],
        "rolls": [list(rolls) for rolls in battle.rolls],
        "hits": battle.hits[:],
        "volley": battle.shots[:],
        "penalty": battle.penalty(s),
    }
