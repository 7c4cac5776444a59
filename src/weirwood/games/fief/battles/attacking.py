"""Attacking: who may attack whom (6.0)."""

from __future__ import annotations

from ..model.army import braves_rain, present, rain
from ..model.nobles import COWARD, LOYAL
from ..model.state import Fief
from ..realm.nights_watch import sworn


def declared(seat: int, target: int, village: int) -> str:
    """The mark of a Battle declared in this round (fief.6.0.2)."""
    return f"battle {seat} {target} {village}"


def may_attack(s: Fief, seat: int, target: int, village: int) -> str | None:
    """The clause that keeps a player from declaring a Battle against another in a Village; None if he may."""
    if target == seat or not present(s, target, village) or not present(s, seat, village):
        return "fief.6.0.1"
    nobles = s.nobles_at(seat, village)
    if not nobles:
        return "fief.6.0.5"
    if not s.once(declared(seat, target, village)):
        return "fief.6.0.2"
    if rain(s, village) and not braves_rain(s, nobles):
        return "fief.2.3.1.2"
    if len(nobles) == 1 and s.has(nobles[0], COWARD):
        return "fief.11.1.coward.1"
    if not s.has_troops(seat, village) and not s.has_troops(target, village):
        return "fief.6.3.4.2"
    return may_strike(s, seat, [target], village)


def may_strike(s: Fief, seat: int, targets: list[int], village: int) -> str | None:
    """The clause that keeps a player from attacking or joining an attack on others in a Village."""
    if sworn(s, seat, targets, village):
        return "fief.6.0.8"
    ally = s.ally(seat)
    if ally >= 0 and ally in targets and any(s.has(n, LOYAL) for n in s.nobles_at(seat, village)):
        return "fief.11.1.loyal.1"
    return None
