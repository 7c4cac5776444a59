"""Constant abilities about taking part in challenges, and about what counts for dominance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.node import replace
from ...grammar.phrase import Phrase
from ...table.words import NAMED
from ..describing.players import PLAYER
from ..kinds import CHALLENGE_TYPE, NAMED_CHALLENGES, TO_FIGHT
from .rules import Ban, OnCards, OnPlayers, bearing

if TYPE_CHECKING:
    from ...table.state import Table


class NoContribution(OnCards):
    """Adds no STR to its side of a challenge."""

    verbs = (Phrase("does not count its [STR] in the challenge"),)


class NoKneel(OnCards):
    """Doesn't kneel when declared as an attacker or defender: always, or in challenges of a type (the first each round)."""

    role: str
    challenge: str = ""
    first: bool = False
    verbs = (
        Phrase("does not kneel to {role}", role=TO_FIGHT),
        Phrase("does not kneel to {role} in {challenge} challenges", role=TO_FIGHT, challenge=CHALLENGE_TYPE),
        Phrase(
            "does not kneel to {role} in your first {challenge} challenge each round",
            role=TO_FIGHT, challenge=CHALLENGE_TYPE, first=True,
        ),
    )  # fmt: skip


class DefendsKneeling(OnCards):
    """May be declared as a defender even while kneeling; in challenges of a type also without its icon."""

    challenge: str = ""
    timed = True
    verbs = (
        Phrase("may be declared as a defender even while kneeling"),
        Phrase(
            "may be declared as a defender in {challenge} challenges, even while kneeling or without the icon",
            challenge=CHALLENGE_TYPE,
        ),
    )


class HasToAttack(OnCards):
    """Must be declared as an attacker in each challenge that its controller initiates, if able."""

    verbs = (Phrase("must, if able, be among the declared attackers"),)


class StaysOut(OnCards):
    """Can't be declared in challenges of a type, perhaps the one that was named; ``role``: as an attacker alone."""

    challenge: str
    role: str = ""
    verbs = (
        Phrase("cannot be among the declared attackers or defenders in {challenge}", challenge=NAMED_CHALLENGES),
        Phrase("cannot be among the declared attackers in {challenge}", challenge=NAMED_CHALLENGES, role="attacking"),
    )

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenge=ctx.vars["icon"]) if self.challenge == NAMED else self


def kept_out(s: Table, card: int, kind: str, role: str) -> Ban | None:
    """What says that a character can't be declared so in challenges of a type, or None."""
    if not s.has("StaysOut"):
        return None
    rules = bearing(s, StaysOut, card)
    return next((found for found in rules if found[1].challenge == kind and found[1].role in ("", role)), None)


class HasToDefend(OnCards):
    """Must be declared as a defender, if able."""

    verbs = (Phrase("must, if able, be among the declared defenders"),)


class SomebodyDefends(OnPlayers):
    """Whoever is attacked must declare a defender, if able."""

    phrases = (Phrase("{players} must declare 1 or more defenders in each challenge, if able", players=PLAYER),)


class AttacksKneeling(OnCards):
    """May be declared as an attacker while kneeling."""

    timed = True
    verbs = (Phrase("may be declared as an attacker even while kneeling"),)


class NotAgainstYou(OnCards):
    """Can't attack you: it can't be declared as an attacker in challenges against you, nor join them on that side.

    ``may_join``: it can't be declared, but may join.
    """

    may_join: bool = False
    verbs = (
        Phrase("cannot take part in any attack on you"),
        Phrase("cannot be among the attackers declared against you", may_join=True),
    )


def kept_from(s: Table, card: int, seat: int, joining: bool = False) -> Ban | None:
    """What keeps a character from attacking a seat, or from joining an attack on it; or None."""
    if not s.has("NotAgainstYou"):
        return None
    for found in bearing(s, NotAgainstYou, card):
        if s.ctrl[found[0]] == seat and not (joining and found[1].may_join):
            return found
    return None


class BypassesMore(OnCards):
    """May bypass more characters than one."""

    n: int = 1
    verbs = (Phrase("may bypass {n} additional character<s> with its stealth", n=NUMBER),)


class CannotBeBypassed(OnCards):
    """Can't be bypassed by stealth."""

    verbs = (Phrase("cannot be bypassed by stealth"),)


class CountsAsParticipating(OnCards):
    """Counts as participating on the attacking side."""

    verbs = (Phrase("counts as participating in the challenge"),)


class CannotLose(OnPlayers):
    """A player can't lose a challenge, and so nobody wins one against them."""

    phrases = (Phrase("{players} cannot lose a challenge, and nobody can win it against you", players=PLAYER),)


class CountsKneeling(OnCards):
    """Adds its STR to its controller's total for dominance even while kneeling."""

    verbs = (Phrase("counts its [STR] for dominance even while kneeling"),)


class NotInDominance(OnCards):
    """Adds no STR to its controller's total for dominance."""

    verbs = (Phrase("does not count its [STR] for dominance"),)
