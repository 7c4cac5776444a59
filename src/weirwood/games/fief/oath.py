"""The oath of a Brother of the Night's Watch: he attacks nobody, and nobody of his House does beside him (4.2.2.1)."""

from __future__ import annotations

from .army import engine
from .state import Fief


def sworn(s: Fief, seat: int, targets: list[int], village: int) -> bool:
    """Whether a Brother in a Village keeps his player from offensive actions against others there.

    Those who besiege his House's Fortification may be attacked (fief.4.2.2.1.11, fief.6.0.8).
    """
    brother = s.brother[seat]
    if brother < 0 or s.where[brother] != village or s.captor[brother] >= 0:
        return False
    own = s.control[village] == seat and s.strongholds[village]
    return not (own and any(engine(s, target, village) for target in targets))


def may_besiege_by_oath(s: Fief, seat: int, village: int) -> str | None:
    """The clause by which a Brother in a player's army keeps it from a Siege; None if none does."""
    if not sworn(s, seat, [s.control[village]], village):
        return None
    return "fief.4.2.2.1.12" if len(s.nobles_at(seat, village)) > 1 else "fief.4.2.2.1.11"


def may_seize_by_oath(s: Fief, abductor: int, victim: int) -> str | None:
    """The clause by which a Brother doesn't abduct somebody, or another of his House beside him; None if none does."""
    seat = s.owner[abductor]
    if not sworn(s, seat, [s.owner[victim]], s.where[abductor]):
        return None
    return "fief.4.2.2.1.11" if abductor == s.brother[seat] else "fief.4.2.2.1.12"
