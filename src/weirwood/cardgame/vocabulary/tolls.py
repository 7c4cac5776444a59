"""Tolls: gold that a player must pay to another for initiating challenges."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Self

from ..cards.definition import Context
from ..grammar.kinds import NUMBER
from ..grammar.phrase import Phrase
from ..table.event import Event
from ..table.words import NAMED
from .kinds import NAMED_CHALLENGES
from .players import DEFENDING_PLAYER, PLAYER, YOU, Players, Seat
from .rules import OnPlayers, active

if TYPE_CHECKING:
    from ..table.state import Table


@dataclass(frozen=True)
class Toll(OnPlayers):
    """Challenges of a type cost a player gold, which goes to another; without it none can be initiated."""

    n: int = 1
    challenge: str = NAMED
    to: Players = field(default=YOU, kw_only=True)
    phrases = (
        Phrase(
            "{players} must pay {to} {n} gold for initiating {challenge}",
            players=PLAYER, to=PLAYER, n=NUMBER, challenge=NAMED_CHALLENGES,
        ),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        kind = ctx.vars.get("icon", "") if self.challenge == NAMED else self.challenge
        seat = next(iter(self.to.seats(s, ctx)), -1)
        named = self.to == DEFENDING_PLAYER or seat < 0
        return replace(self, challenge=kind, to=self.to if named else Seat(seat, s.name(seat)))

    def payee(self, s: Table, source: int, against: int) -> int:
        """Who is paid for a challenge against a player; -1 if nobody is."""
        return against if self.to == DEFENDING_PLAYER else next(iter(self.to.seats(s, s.context(source))), -1)


def tolls(s: Table, seat: int, kind: str, against: int) -> list[Event]:
    """What a seat pays for initiating a challenge of a type against another, to each player one payment."""
    if not s.lasting and "Toll" not in s.statics:
        return []
    return [
        Event("move gold", player=seat, other=to, amount=rule.n, source=source, by=seat)
        for source, rule in active(s, Toll, seat)
        if rule.challenge == kind and (to := rule.payee(s, source, against)) not in (-1, seat)
    ]
