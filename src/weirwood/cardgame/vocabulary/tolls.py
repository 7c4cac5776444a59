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
from .players import PLAYER, YOU, Players, Seat
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
        return replace(self, challenge=kind, to=Seat(seat, s.name(seat) if seat >= 0 else ""))


def tolls(s: Table, seat: int, kind: str) -> list[Event]:
    """What a seat pays for initiating a challenge of a type, to each player one payment."""
    return [
        Event("move gold", player=seat, other=to, amount=rule.n, source=source, by=seat)
        for source, rule in active(s, Toll, seat)
        if rule.challenge == kind
        for to in rule.to.seats(s, s.context(source))[:1]
        if to != seat
    ]
