"""Checkpoints: states of a game on its way, so that going back doesn't begin at the beginning."""

from __future__ import annotations

from .state import State

EVERY = 8
"""After so many choices a state is kept."""
NEAR = 6
"""So many of the newest are all kept; of older ones, fewer the older they are."""


class Checkpoints:
    """Copies of a game's state by the number of choices that led to it: close together at the end, far apart before."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: list[tuple[int, State]] = []

    def pass_by(self, count: int, state: State) -> None:
        """The game has come to a decision after so many choices: keep it, if it is time to."""
        if count % EVERY:
            return
        self.cut(count - 1)
        self.kept.append((count, state.copy()))
        self._thin_out(count // EVERY)

    def _thin_out(self, now: int) -> None:
        kept = []
        for count, state in self.kept:
            age = now - count // EVERY
            apart = 1 << max(0, (age // NEAR).bit_length())
            if age < NEAR or (count // EVERY) % apart == 0:
                kept.append((count, state))
        self.kept = kept

    def cut(self, count: int) -> None:
        """Forget what comes after so many choices: others will be made."""
        while self.kept and self.kept[-1][0] > count:
            self.kept.pop()

    def before(self, count: int) -> tuple[int, State] | None:
        """The last kept state from which so many choices can be reached, as a copy."""
        found = next(((number, state) for number, state in reversed(self.kept) if number <= count), None)
        return (found[0], found[1].copy()) if found is not None else None

    def copy(self) -> Checkpoints:
        """The same for a copy of the game: nobody changes what is kept."""
        new = Checkpoints()
        new.kept = self.kept[:]
        return new
