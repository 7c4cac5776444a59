"""How a tournament game ends: by a winner, or after time has been called, by what stands on the table then."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ....cardgame.table.words import CHARACTER
from ..rules.table import VICTORY, Agot2

SWISS, ELIMINATION, FINAL = "swiss", "elimination", "final"
MINUTES = {SWISS: 55, ELIMINATION: 55, FINAL: 120}
"""How long a round of each kind lasts (rr3.tournament.4)."""


class Result(Enum):
    """What a game is to one of its players, with its tournament points (rr3.tournament.10)."""

    WIN = "win"
    BYE = "bye"
    MODIFIED_WIN = "modified win"
    LOSS = "loss"

    @property
    def points(self) -> int:
        return {"loss": 0, "modified win": 4}.get(self.value, 5)


class Ending(NamedTuple):
    """What each seat has from a game, and the clause by which; ``asked``: the first player says who of these has the win."""

    results: tuple[Result, ...]
    rule: str
    asked: tuple[int, ...] = ()


def time_called(kind: str, minutes: float) -> bool:
    """Whether time is called in a round that has lasted so long."""
    return minutes >= MINUTES[kind]


def plays_on(s: Agot2, called_in: int) -> bool:
    """Whether a game goes on though time was called in a round of it: to the end of that round's taxation (rr3.tournament.5)."""
    return s.outcome is None and s.round == called_in


def won(seats: int, winner: int, rule: str, how: Result = Result.WIN) -> Ending:
    """One has won, all others have lost (rr3.tournament.9)."""
    return Ending(tuple(how if seat == winner else Result.LOSS for seat in range(seats)), rule)


def ended(s: Agot2, conceded: int = -1) -> Ending:
    """What a game is worth that is over: by its rules, or since a player conceded (rr3.tournament.6)."""
    if conceded >= 0:  # whatever the table says, and whoever could not win (faq2.tycho.8)
        return won(s.seats, next(seat for seat in range(s.seats) if seat != conceded), "rr3.tournament.6")
    assert s.outcome is not None
    if not s.outcome.winners:  # nobody can win: a loss for everybody
        return Ending((Result.LOSS,) * s.seats, "faq2.tycho.3")
    return won(s.seats, s.outcome.winners[0], s.outcome.rule)


def needed(s: Agot2, seat: int) -> int:
    """How much more power a seat needs to win."""
    return VICTORY - s.total_power(seat)


def after_time(s: Agot2, dominant: int = -1) -> Ending:
    """What a joust is worth that has no winner when its last round is over; ``dominant``: who won dominance in it."""
    barred = [seat for seat in range(s.seats) if s.barred(seat)]
    if len(barred) == s.seats:
        return Ending((Result.LOSS,) * s.seats, "faq2.tycho.5")
    close = [seat for seat in barred if needed(s, seat) <= 0]
    if close:  # they would have won, and can't: the opponent is nearer to victory
        return won(s.seats, 1 - close[0], "faq2.tycho.4", Result.MODIFIED_WIN)
    left = [list(row) for row in zip(*criteria(s, dominant), strict=True)]
    for seat, other in ((0, 1), (1, 0)):
        if left[seat] < left[other]:
            first = next(n for n, pair in enumerate(zip(*left, strict=True)) if pair[0] != pair[1])
            return won(2, seat, "rr3.tournament.7" if first == 0 else "rr3.tournament.8", Result.MODIFIED_WIN)
    return Ending((Result.LOSS,) * 2, "rr3.tournament.8", (0, 1))


def criteria(s: Agot2, dominant: int) -> list[tuple[int, int]]:
    """What is compared one after the other, less being better: power needed, cards drawn, dominance lost, dead characters."""
    dead = [sum(s.defn[card].type == CHARACTER for card in s.dead[seat]) for seat in (0, 1)]
    return [
        (needed(s, 0), needed(s, 1)),
        (-len(s.deck[0]), -len(s.deck[1])),
        (int(dominant == 1), int(dominant == 0)),
        (dead[0], dead[1]),
    ]


def melee_places(s: Agot2) -> list[int]:
    """The seats of a melee whose time has run out, the winner first: who cannot win is second at best (faq2.tycho.7)."""
    by_power = sorted(range(s.seats), key=lambda seat: (-s.total_power(seat), s.order().index(seat)))
    able = [seat for seat in by_power if not s.barred(seat)]
    return [*able[:1], *(seat for seat in by_power if seat not in able[:1])]
