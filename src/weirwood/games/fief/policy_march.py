"""How a sensible player marches: to empty Villages first, one Troop stays in each, the strong attack the weak."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from .army import occupants, rain
from .march import FRESH, March
from .policy_talk import first
from .state import NONE, Fief
from .titles import FIEF, victory_points
from .troops import TROOPS

FAR = 5
"""Roads looked ahead."""
WALL = 4
"""Strength Points that a Fortification is worth to a defender, for each of its steps."""


def edge(s: Fief, seat: int, target: int, village: int, own: float) -> float:
    """How much stronger than needed one is against a player in a Village."""
    fort = WALL * s.strongholds[village] if s.control[village] == target else 0
    return own - 1.25 * s.strength(target, village) - fort - 1


def governed(s: Fief, seat: int, village: int) -> bool:
    """Whether a Village stays a player's without a Troop in it."""
    return s.title_seat(FIEF + s.board.villages[village].fief) == seat


def garrison(s: Fief, seat: int, village: int) -> int:
    """The Troops that stay behind: one where the Village would be lost or a Noble be left alone."""
    if s.control[village] != seat:
        return 0
    return 1 if not governed(s, seat, village) or s.strongholds[village] else 0


def prize(s: Fief, seat: int, village: int, own: float) -> float:
    """What going to a Village is worth with an army of so many Strength Points; 0: nothing."""
    holder = s.control[village]
    if holder in (seat, s.ally(seat)) and holder >= 0:
        return 0.0
    fief = s.board.fiefs[s.board.villages[village].fief]
    lord = s.title_seat(FIEF + fief.number)
    mine = sum(s.control[v] == seat for v in fief.villages) / len(fief.villages)
    value = 1.0 + 4.0 * mine * mine + (0.5 if any(s.strongholds[v] for v in fief.villages) else 0.0)
    there = [other for other in occupants(s, village) if other != seat]
    if there:
        least = min(edge(s, seat, other, village, own) for other in there)
        if least <= 0:
            return 0.0
        value *= 0.7
        value += 1.5 * (victory_points(s, there[0]) >= 2)
    if lord >= 0:
        value *= 0.6 if lord != seat else 3.0
    return value


def way(s: Fief, seat: int, start: int, own: float) -> int:
    """The next Village on the way to the best target; -1 if there is none."""
    best, step_to = 0.0, NONE
    seen = {start: NONE}
    row = [start]
    for far in range(1, FAR + 1):
        following: list[int] = []
        for here in row:
            for to in s.board.roads[here]:
                if to in seen or rain(s, to):
                    continue
                seen[to] = to if here == start else seen[here]
                value = prize(s, seat, to, own) / (far + (far > 2))
                if value > best:
                    best, step_to = value, seen[to]
                if not any(other != seat for other in occupants(s, to)):
                    following.append(to)
        row = following
    return step_to


def march(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Set out where there is an army to spare and somewhere to go."""
    seat, frame = decision.seat, s.frames[-1]
    if not isinstance(frame, March):
        return None
    for option in decision.options:
        if option.verb != "march" or s.steps[option.args[0]] != FRESH or not chance.below(4):
            continue  # a march that came to nothing isn't tried for ever
        at = s.where[option.args[0]]
        tired = sum(count for (village, _, _), count in frame.moved.items() if village == at)
        spare = sum(s.army(seat, at)) - max(tired, garrison(s, seat, at))
        if spare > 0 and way(s, seat, at, s.strength(seat, at) - garrison(s, seat, at)) >= 0:
            return option
    return first(decision, "done")


def step(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Take who can be spared, go to the target, leave a Troop in each Village on the way."""
    frame = s.frames[-1]
    if not isinstance(frame, March):
        return None
    seat, here = decision.seat, frame.village
    size = sum(frame.group.values())
    idle = sum(s.army(seat, here)) - size
    if frame.from_ < 0:
        takes = [o for o in decision.options if o.verb == "take troop"]
        if takes and idle > max(garrison(s, seat, here), len(s.nobles_at(seat, here)) > 1):
            return max(takes, key=lambda o: (TROOPS[o.args[0]].strength, -o.args[0]))
    own = sum(TROOPS[kind].strength * count for (kind, _), count in frame.group.items()) + len(frame.nobles)
    to = way(s, seat, here, own)
    go = next((o for o in decision.options if o.verb == "move" and o.args[0] == to), None)
    if frame.from_ >= 0 and go is not None and size > 1 and idle < garrison(s, seat, here):
        leaves = [o for o in decision.options if o.verb == "leave troop"]
        if leaves:
            return min(leaves, key=lambda o: TROOPS[o.args[0]].strength)
    if go is not None and (size > 1 or idle >= garrison(s, seat, here)):
        return go
    return first(decision, "done") or first(decision, "move")


def permission(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only the ally passes."""
    frame = s.frames[-1]
    friend = isinstance(frame, March) and frame.seat == s.ally(decision.seat)
    return first(decision, "yes" if friend else "no")
