"""The two sides of a Battle: who fights with what, how strong they are, and which of them has won (6.0 to 6.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..model.army import engine, fortified, present
from ..model.board import NONE
from ..model.nobles import CUNNING, FEARLESS
from ..model.state import Fief, FiefFrame
from ..model.titles import MOTHER
from ..model.troops import ARCHER, KINDS, WHITECLOAKS, dice, strength
from .hits import Pool

ATTACK, DEFENCE = range(2)
"""The sides of a Battle: the offensive Leader's and the defensive Leader's."""
CALM = 3
"""Rounds in a row without losses that end a Battle (fief.6.3.4.3)."""


@dataclass(slots=True)
class Forces:
    """Both sides, in the Village in which they fight. In a Raid only these Nobles and Troops fight for the raider."""

    village: int
    leaders: list[int]
    sides: list[list[int]]
    raider: int = NONE
    nobles: list[int] | None = None
    troops: list[int] | None = None  # by kind
    formed: bool = False  # nobody joins any more
    protected: bool = False
    passage: bool = False
    truce: bool = False
    surrendered: int = NONE
    calm: int = 0  # rounds in a row without losses

    def copy(self) -> Forces:
        troops = None if self.troops is None else self.troops[:]
        return replace(self, leaders=self.leaders[:], sides=[side[:] for side in self.sides], troops=troops)

    # Before the first round

    def join(self, leader: int, seat: int) -> None:
        """Another player joins a Leader's side with everything he has there (fief.6.0.6)."""
        self.sides[self.leaders.index(leader)].append(seat)

    def form(self, s: Fief) -> None:
        """Nobody joins any more; a Controller among the defenders fights in his Fortification."""
        self.formed = True
        self.protected = s.control[self.village] in self.sides[DEFENCE]

    def tunnel(self) -> None:
        """The attackers come through a Secret Passage (fief.2.4.8.2)."""
        self.passage = True

    # Who fights with what

    def pool(self, s: Fief, side: int) -> Pool:
        """The Troops of a side, by player and kind."""
        found: Pool = []
        for seat in self.sides[side]:
            for kind, count in enumerate(s.army(seat, self.village)):
                if seat == self.raider and self.troops is not None:
                    count = min(count, self.troops[kind])
                if count:
                    found.append((seat, kind, count))
        return found

    def side_nobles(self, s: Fief, side: int) -> list[int]:
        """The Nobles of a side (a Captive doesn't fight, fief.6.2.3.6)."""
        found = [n for seat in self.sides[side] for n in s.nobles_at(seat, self.village)]
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
        controller = s.control[self.village]
        behind = self.protected and controller in self.sides[DEFENCE] and present(s, controller, self.village)
        return fortified(s, self.village) if behind else 0

    def penalty(self, s: Fief) -> int:
        """The dice that the attackers roll less: Fortification, engines, cunning Nobles, Secret Passage (6.2.1)."""
        walls = self.walls(s)
        if self.passage and not s.maester[self.village]:
            return 0
        engines = sum(engine(s, seat, self.village) for seat in self.sides[ATTACK])
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

    def suffered(self, lost: list[tuple[int, int, int]], dead: list[int]) -> None:
        """Troops (side, seat, kind) were lost and Nobles are about to die."""
        if lost or dead:
            self.calm = 0
        for _, seat, kind in lost:
            if seat == self.raider and self.troops is not None:
                self.troops = [count - (each == kind) for each, count in enumerate(self.troops)]

    def count_round(self) -> None:
        """Both sides have struck; it is a calm round unless there are losses."""
        self.calm += 1

    # Its end

    def agree(self) -> None:
        """There is a Truce (fief.6.3.1.4)."""
        self.truce = True

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

    def turn(self) -> None:
        """The defensive Leader refused a Truce: he attacks now, outside his Fortification (fief.6.3.1.2)."""
        self.leaders.reverse()
        self.sides.reverse()
        self.protected = False

    def surrender(self, s: Fief, side: int) -> None:
        """A side lays down its arms: its Troops are disbanded (fief.6.3.2.1)."""
        s.note("surrenders", self.leaders[side], self.village, rule="fief.6.3.2.1")
        self.surrendered = side
        for seat, kind, count in self.pool(s, side):
            s.add_troops(seat, self.village, kind, -count)


class Fight(FiefFrame):
    """A frame in which two sides fight."""

    __slots__ = ("forces",)
    forces: Forces

    @property
    def fighting_at(self) -> int:
        """The Village: lone Nobles, Captives and Control there wait until the fight is over."""
        return self.forces.village


def under_way(s: Fief) -> Forces | None:
    """The sides of the Battle that is being fought; None if there is none."""
    return next((frame.forces for frame in reversed(s.frames) if isinstance(frame, Fight)), None)
