"""Challenges beyond the usual ones: as player actions in any phase (faq1.3.36.1), or with certain attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.phases.declaring import allowed, challenge_ban, may_attack, may_field
from ....cardgame.vocabulary.ruling.more_challenges import ChallengeAction, OneMoreWith
from ....cardgame.vocabulary.ruling.rules import active
from ....kernel.decision import Option, make_option

if TYPE_CHECKING:
    from ....cardgame.table.state import Table

CHALLENGE_ACTION, WON_ATTACKING = "challenge action", "won as attacker"
"""What is counted for it in a phase."""
MOST = 2
"""How many challenges of its type there are in all, once a card has allowed a second one (faq1.errata.15)."""


def one_more(s: Table, seat: int, kind: str) -> int:
    """How many challenges of a type a seat may initiate beside those that number alone gives it."""
    more = s.count("phase", "player", seat, CHALLENGE_ACTION, kind)
    rules = [(card, rule) for card, rule in active(s, OneMoreWith, seat) if rule.challenge == kind]
    won = s.count("phase", "player", seat, WON_ATTACKING, kind)
    if won == 1 and any(may_attack(s, card, kind) is None for card, _ in rules):
        more += 1
    if won and any(rule.binding for _, rule in rules):
        more = min(more, MOST - allowed(s, seat, kind))
    return more


def required(s: Table, seat: int, kind: str) -> dict[int, str]:
    """The cards of which one must attack, with the trait of those that may join it, if only they allow the challenge."""
    usual = allowed(s, seat, kind) + s.count("phase", "player", seat, CHALLENGE_ACTION, kind)
    if "OneMoreWith" not in s.statics or s.count("phase", "player", seat, "initiated", kind) < usual:
        return {}
    found = active(s, OneMoreWith, seat)
    return {card: rule.trait for card, rule in found if rule.challenge == kind and may_attack(s, card, kind) is None}


def challenge_actions(s: Table, seat: int) -> list[Option]:
    """The challenges that a seat may initiate as an action now: never while another is being resolved."""
    if s.challenge is not None or not s.has("ChallengeAction"):
        return []
    kinds = {rule.challenge for _, rule in active(s, ChallengeAction, seat)}
    return [
        make_option(f"challenge {kind} {s.name(opponent)}", "challenge", (kind, opponent))
        for kind in sorted(kinds)
        if granted(s, seat, kind)
        for opponent in s.opponents(seat)
        if s.spares(seat, opponent) is None and challenge_ban(s, seat, kind, opponent) is None
        if may_field(s, seat, kind, opponent) is None
    ]


def granted(s: Table, seat: int, kind: str) -> bool:
    """Whether a player has such a challenge left this phase."""
    given = sum(rule.challenge == kind for _, rule in active(s, ChallengeAction, seat))
    return s.count("phase", "player", seat, CHALLENGE_ACTION, kind) < given
