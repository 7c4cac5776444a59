"""Looking at another player's hand, by a Title or a House's ability (1.3.1.12, fief.house.lannister.2)."""

from __future__ import annotations

from ..model.state import Fief


def looked(seat: int, victim: int) -> str:
    """The mark that a player has looked at another's hand this round, by Title or House ability (fief.1.3.1.12)."""
    return f"looked {seat} {victim}"


def look(s: Fief, seat: int, victim: int, rule: str) -> None:
    """A player looks at another's hand; the others see that he does (fief.1.3.1.12, fief.house.lannister.2)."""
    s.used_round.append(looked(seat, victim))
    for card in s.hands[victim]:
        s.known[card] |= 1 << seat
    kinds = tuple(s.kinds[card] for card in s.hands[victim])
    s.note("looks", seat, victim, rule=rule, secret=kinds, audience=1 << seat | 1 << victim)
