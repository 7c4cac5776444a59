"""Challenges that an effect lets a player initiate as a player action, in any phase (faq1.3.36.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.phases.declaring import challenge_ban, may_attack
from ...cardgame.table.challenge import Challenge
from ...cardgame.vocabulary.rules import active
from ...cardgame.vocabulary.shadows import ChallengeAction
from ...kernel.decision import Option
from .challenges import Resolution

if TYPE_CHECKING:
    from ...cardgame.table.state import Table
    from .table import Agot1

CHALLENGE_ACTION = "challenge action"


def challenge_actions(s: Table, seat: int) -> list[Option]:
    """The challenges that a seat may initiate as an action now: never while another is being resolved."""
    if not s.lasting or s.challenge is not None:
        return []
    kinds = {rule.challenge for _, rule in active(s, ChallengeAction, seat)}
    return [
        Option(f"challenge {kind} {s.name(opponent)}", "challenge", (kind, opponent))
        for kind in sorted(kinds)
        if granted(s, seat, kind) and any(may_attack(s, card, kind) is None for card in s.area[seat])
        for opponent in s.opponents(seat)
        if s.spares(seat, opponent) is None and challenge_ban(s, seat, kind, opponent) is None
    ]


def granted(s: Table, seat: int, kind: str) -> bool:
    """Whether a player has such a challenge left this phase."""
    given = sum(rule.challenge == kind for _, rule in active(s, ChallengeAction, seat))
    return s.count("phase", "player", seat, CHALLENGE_ACTION, kind) < given


def initiate_challenge(s: Agot1, seat: int, kind: str, opponent: int) -> None:
    """The challenge begins; it is no use of the challenges that a player has anyway."""
    s.tick("phase", "player", seat, CHALLENGE_ACTION, kind)
    s.challenges += 1
    s.challenge = Challenge(kind, seat, opponent, s.challenges)
    s.touch()
    s.push(Resolution())
