"""Tolls: gold that a player must give to another for initiating challenges, for using a card, or for playing events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.node import field, replace
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import NAMED
from ..describing.players import DEFENDING_PLAYER, PLAYER, YOU, Players, Seat
from ..kinds import NAMED_CHALLENGES
from ..ruling.rules import OnCards, OnPlayers, active, bearing

if TYPE_CHECKING:
    from ...table.state import Table


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


def tolls(s: Table, seat: int, kind: str, opponent: int) -> list[Event]:
    """What a seat pays for initiating a challenge of a type against another, one payment for each rule."""
    if "Toll" not in s.present:
        return []
    found = [
        (source, rule.n, rule.payee(s, source, opponent))
        for source, rule in active(s, Toll, seat)
        if rule.challenge == kind
    ]
    return [given(seat, to, n, source) for source, n, to in found if to not in (seat, -1)]


class UseToll(OnCards):
    """Each use of a card costs its controller gold, which goes to you: declaring it, and triggering its abilities."""

    n: int
    verbs = (
        Phrase(
            "cannot be declared as an attacker or defender and cannot have its abilities triggered "
            "unless its controller gives you {n} gold each time",
            n=NUMBER,
        ),
    )


def dues(s: Table, card: int) -> list[Event]:
    """What the controller of a card pays for declaring it or for triggering one of its abilities."""
    if "UseToll" not in s.present:
        return []
    seat = s.ctrl[card]
    found = [(source, rule.n) for source, rule in bearing(s, UseToll, card) if s.ctrl[source] != seat]
    return [given(seat, s.ctrl[source], n, source) for source, n in found]


def due(s: Table, *cards: int) -> int:
    """How much gold that is for some cards together."""
    if "UseToll" not in s.present:
        return 0
    return sum(event.amount for card in cards for event in dues(s, card))


class EventToll(OnPlayers):
    """Each event costs whoever plays it gold, which goes to one of the opponents."""

    n: int = field(kw_only=True)
    phrases = (Phrase("{players} must give an opponent {n} gold for each event played", players=PLAYER, n=NUMBER),)


def event_tolls(s: Table, seat: int) -> list[tuple[int, int]]:
    """What a seat gives for playing an event: the card that asks for it, and how much."""
    return [(source, rule.n) for source, rule in active(s, EventToll, seat)] if "EventToll" in s.statics else []


def given(seat: int, to: int, n: int, source: int) -> Event:
    """Gold that goes from one player's gold pool to another's as a price."""
    return Event("move gold", player=seat, other=to, amount=n, source=source, by=seat, cost=True)
