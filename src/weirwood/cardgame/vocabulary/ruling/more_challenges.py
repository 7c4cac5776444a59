"""Challenges beyond the usual ones that are no matter of number alone: as player actions, or with certain attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...cards.definition import Context
from ...grammar.kinds import NAME, Flag
from ...grammar.node import field, replace
from ...grammar.phrase import Phrase
from ..describing.players import PLAYER, Players, Seat
from ..kinds import CHALLENGE_TYPE
from .rules import OnPlayers, active

if TYPE_CHECKING:
    from ...table.state import Table


class ChallengeAction(OnPlayers):
    """As a lasting effect: a challenge that is initiated as a player action, beside all others."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate one more {challenge} challenge as a player action",
            players=PLAYER, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip


class ExtraAgainst(OnPlayers):
    """As a lasting effect: one more challenge of a type, against a certain player alone."""

    challenge: str = field(kw_only=True)
    whom: Players = field(kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate one more {challenge} challenge against {whom}",
            players=PLAYER, challenge=CHALLENGE_TYPE, whom=PLAYER,
        ),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        seat = next(iter(self.whom.seats(s, ctx)), -1)
        return replace(self, whom=Seat(seat, s.name(seat) if seat >= 0 else ""))


def covered(s: Table, seat: int, kind: str, opponent: int) -> tuple[int, bool]:
    """How many of a seat's challenges of a type were those that only a certain opponent could have; is there one left for this."""
    granted: dict[int, int] = {}
    for _, rule in active(s, ExtraAgainst, seat):
        for whom in rule.whom.seats(s, Context(-1, seat)) if rule.challenge == kind else ():
            granted[whom] = granted.get(whom, 0) + 1
    made = {whom: s.count("phase", "player", seat, "initiated", kind, whom) for whom in granted}
    used = sum(min(n, made[whom]) for whom, n in granted.items())
    return used, made.get(opponent, 0) < granted.get(opponent, 0)


class OneMoreWith(OnPlayers):
    """A second challenge of a type for whoever has won one as the attacker, with this card and others of a trait.

    ``binding``: two are all from then on, whatever else would allow more.
    """

    challenge: str = field(kw_only=True)
    trait: str = field(kw_only=True)
    binding: bool = field(default=False, kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate a second {challenge} challenge in a phase in which you have won one as the attacker, "
            "if ~ attacks and only {trait} characters with it{binding}",
            players=PLAYER, challenge=CHALLENGE_TYPE, trait=NAME,
            binding=Flag("; more than 2 you cannot initiate then"),
        ),
    )  # fmt: skip
