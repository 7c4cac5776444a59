"""The group that marches: Nobles, Captives and Troops, and who has joined or left it where it is (5.0.5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..model.troops import KINDS, TROOPS
from .paces import WEARY


@dataclass(slots=True)
class Group:
    """Who marches together; the first of the Nobles set out."""

    nobles: list[int] = field(default_factory=list)
    captives: list[int] = field(default_factory=list)
    troops: dict[tuple[int, int], int] = field(default_factory=dict)  # kind, pace: how many
    late: dict[int, int] = field(default_factory=dict)  # kind: how many of them joined on the way
    touched: list[str] = field(default_factory=list)  # what has been settled in this Village: it isn't changed back

    def copy(self) -> Group:
        return Group(self.nobles[:], self.captives[:], dict(self.troops), dict(self.late), self.touched[:])

    @property
    def people(self) -> list[int]:
        return self.nobles + self.captives

    @property
    def size(self) -> int:
        """How many Troops there are."""
        return sum(self.troops.values())

    def kinds(self) -> list[int]:
        """The Troops, counted by kind."""
        counts = [0] * KINDS
        for (kind, _), count in self.troops.items():
            counts[kind] += count
        return counts

    def mounted(self) -> bool:
        return all(TROOPS[kind].mounted for kind, _ in self.troops)

    def count(self, kind: int, pace: int) -> int:
        return self.troops.get((kind, pace), 0)

    def set(self, kind: int, pace: int, count: int) -> None:
        if count:
            self.troops[kind, pace] = count
        else:
            self.troops.pop((kind, pace), None)

    def add(self, kind: int, pace: int, count: int) -> None:
        self.set(kind, pace, self.count(kind, pace) + count)

    def touch(self, what: str) -> None:
        if what not in self.touched:
            self.touched.append(what)

    # Joining and leaving

    def take(self, kind: int, pace: int, late: bool) -> None:
        self.add(kind, pace, 1)
        if late:
            self.late[kind] = self.late.get(kind, 0) + 1
        self.touch(f"took {kind}")

    def leave(self, kind: int) -> None:
        """The most tired of a kind stays behind."""
        self.add(kind, next(pace for pace in WEARY if (kind, pace) in self.troops), -1)
        self.late[kind] = max(0, self.late.get(kind, 0) - 1)
        self.touch(f"left {kind}")

    def take_noble(self, noble: int, captive: bool) -> None:
        (self.captives if captive else self.nobles).append(noble)
        self.touch(f"took noble {noble}")

    def leave_noble(self, noble: int) -> None:
        self.nobles = [n for n in self.nobles if n != noble]
        self.captives = [n for n in self.captives if n != noble]
        self.touch(f"left noble {noble}")
