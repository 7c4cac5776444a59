"""Raids: a Battle in the middle of a march, to go on without permission (5.2)."""

from __future__ import annotations

from ..battles.attacking import may_strike
from ..battles.battle import Battle
from ..battles.forces import Forces
from ..diplomacy.promises import hold
from ..model.army import besiegers, rain, rides_rain
from ..model.nobles import COWARD
from ..model.state import Fief
from ..model.terms import PEACE
from ..model.titles import KING, QUEEN
from ..model.troops import KINGSGUARD_MAN, QUEENSGUARD_MAN
from ..realm.control import blockers
from .march import March


def targets(s: Fief, march: March) -> list[int]:
    """The players who stand in the way of a march (fief.5.2.1): they hold the Village, a road out of it, or besiege it."""
    here = march.village
    found: list[int] = []
    if march.from_ >= 0 and not march.permitted:
        found.append(march.foreign(s))
    for to in s.board.roads[here]:
        if to != march.from_:
            found += blockers(s, march.seat, here, to)
    if s.control[here] == march.seat:
        found += besiegers(s, here)
    return [seat for seat in s.order() if seat in found and seat != march.seat]


def may_raid(s: Fief, march: March, target: int) -> str | None:
    """The clause that keeps a march from raiding a player; None if it may."""
    here = march.village
    if target not in targets(s, march):
        return "fief.5.2.1"
    if target in march.raided:
        return "fief.6.0.2"
    if s.strongholds[here] and s.control[here] == target:
        return "fief.5.2.2"
    if not march.group.troops or not march.nobles:
        return "fief.5.0.4"
    for title, guard in ((KING, KINGSGUARD_MAN), (QUEEN, QUEENSGUARD_MAN)):
        if s.holder[title] in march.nobles and s.troop(march.seat, here, guard):
            return "fief.4.2.7.0.6"
    if not march.group.mounted():
        return "fief.5.2.3"
    if any(march.group.late.values()):
        return "fief.5.2.4"
    if march.tired(s) is not None:
        return "fief.5.2.6"
    if rain(s, here) and not rides_rain(s, march.nobles):
        return "fief.2.3.1.2"
    return march.unfit(s) or unwilling(s, march, target)


def unwilling(s: Fief, march: March, target: int) -> str | None:
    """The clause by which these Nobles don't attack this player: a lone coward, Brothers, the loyal."""
    if len(march.nobles) == 1 and s.has(march.nobles[0], COWARD):
        return "fief.11.1.coward.1"
    return may_strike(s, march.seat, [target], march.village)


def begin(s: Fief, march: March, target: int) -> None:
    """The Raid is fought at once (fief.5.2.7)."""
    seat, group = march.seat, march.group
    march.attack(s, target)
    hold(s, seat, target, PEACE, False)
    s.note("raid", seat, target, march.village, rule="fief.5.2.1")
    nobles, troops = group.nobles[:], group.kinds()
    s.push(Battle(Forces(march.village, [seat, target], [[seat], [target]], seat, nobles=nobles, troops=troops)))
