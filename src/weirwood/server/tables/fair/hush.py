"""Silence that gives nothing away.

A window that opens only because of what a player holds would tell the others what that is: by who is waited for, by when
the game goes on, by how many moves are counted. At a table with this setting, whatever has happened is held back from
everybody for a moment of random length, whether or not somebody is asked something that only they know of. Whoever is
asked so sees it at once, and answers within that moment or a little later; the others are told of all of it together.
Whether and how long something is held back depends on what everybody can see, and on chance, and on nothing else.
"""

from __future__ import annotations

import os
import struct

from weirwood.kernel import Game
from weirwood.server.tables.play import Play

SHORTEST, LONGEST = 0.3, 1.2
"""How many seconds what has happened is held back."""
PATIENCE = 10.0
"""After so many seconds the others are told after all who is thinking, as they would see across a table."""


class Unforeseeable:
    """Numbers that nobody can foresee; the system is asked for many at once."""

    MANY = 512

    def __init__(self) -> None:
        self.left: list[int] = []

    def uniform(self, low: float, high: float) -> float:
        """A number between two others."""
        if not self.left:
            self.left = list(struct.unpack(f"{self.MANY}Q", os.urandom(8 * self.MANY)))
        return low + (high - low) * (self.left.pop() / 2**64)


_chance = Unforeseeable()


class Held:
    """What everybody but those who are asked in secret isn't told yet."""

    __slots__ = ("begun", "count", "kept", "past", "secret", "until")

    def __init__(self, count: int, now: float) -> None:
        self.count = count
        """How many choices everybody knows of."""
        self.begin(now)
        self.secret: frozenset[int] = frozenset()
        self.kept: int | None = None
        """After a take-back, how many entries of the log were left by it."""
        self.past: Play | None = None

    def begin(self, now: float) -> None:
        """A moment begins."""
        self.begun = now
        self.until = now + _chance.uniform(SHORTEST, LONGEST)

    def go_on(self, now: float) -> None:
        """Something has happened: if the moment is over, because somebody thought for longer, another one begins for it.

        Otherwise whoever thinks for so long would see at once whether anybody else is asked something in secret after them.
        """
        if self.until <= now:
            self.begin(now)

    def cut(self, kept: int | None) -> None:
        """Something was taken back, and so many entries of the log were left by it (None: nothing was)."""
        if kept is not None:
            self.kept = kept if self.kept is None else min(self.kept, kept)
            self.past = None

    def known(self, play: Play) -> Play:
        """The game as far as everybody knows it."""
        if self.past is None:
            game = play.game.copy()
            count = min(self.count, len(game.choices))
            game.take_back(count)
            self.past = Play(game, hush=True)
            chosen = {seat for seat, _ in play.game.choices[count:]}
            still = [each.seat for each in game.waiting if each.seat in play.opened and each.seat not in chosen]
            self.past.opened = {
                seat: play.opened[seat] for seat in still if _labels(game, seat) == _labels(play.game, seat)
            }
        return self.past


def _labels(game: Game, seat: int) -> list[str]:
    asked = game.decision(seat)
    return [option.label for option in asked.options] if asked is not None else []


def secret(play: Play) -> frozenset[int]:
    """The seats that are asked something of which the others don't know that it is asked; looked at once after each move."""
    game = play.game
    now = (game, play.seq, len(game.choices))
    if play.concealed is None or play.concealed[0] != now:
        people, state = game.rules.people, game.state
        found = frozenset(decision.seat for decision in game.waiting if not people.plain(state, decision))
        play.concealed = now, found
    return play.concealed[1]
