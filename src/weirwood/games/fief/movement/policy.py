"""How a sensible player marches: to empty Villages first, one Troop stays in each, the strong attack the weak."""

from __future__ import annotations

from collections.abc import Collection

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles.policy import edge
from ..diplomacy.promises import promised
from ..model.army import CITY, engine, occupants, rain
from ..model.board import NONE
from ..model.state import Fief
from ..model.terms import PASSAGE, PEACE
from ..model.titles import FIEF
from ..model.troops import TROOPS
from ..round.policy import NEAR, Choice, first, missing
from .moves import Moves
from .paces import FRESH

FAR = 5
"""Roads looked ahead."""
PATIENCE = 0.6
"""What is left of a prize that must be besieged first."""
LEAST_PRIZE = 1.5
"""What a Village must be worth before somebody is asked for the way to it."""


def governed(s: Fief, seat: int, village: int) -> bool:
    """Whether a Village stays a player's without a Troop in it."""
    return s.title_seat(FIEF + s.board.villages[village].fief) == seat


def garrison(s: Fief, seat: int, village: int) -> int:
    """The Troops that stay behind: one where the Village would be lost or a Noble be left alone."""
    if s.control[village] != seat:
        return 0
    return 1 if not governed(s, seat, village) or s.strongholds[village] else 0


def prize(s: Fief, seat: int, village: int, own: float, spared: Collection[int]) -> float:
    """What going to a Village is worth with an army of so many Strength Points; 0: nothing."""
    holder = s.control[village]
    if holder == seat or (holder >= 0 and holder in spared):
        return 0.0
    fief = s.board.fiefs[s.board.villages[village].fief]
    lord = s.title_seat(FIEF + fief.number)
    mine = sum(s.control[v] == seat for v in fief.villages) / len(fief.villages)
    value = 1.0 + 4.0 * mine * mine + (0.5 if any(s.strongholds[v] for v in fief.villages) else 0.0)
    there = [other for other in occupants(s, village) if other != seat]
    if there:
        if any(other in spared for other in there):
            return 0.0
        own += s.strength(seat, village)
        if any(edge(s, seat, other, village, own) <= 0 for other in there):
            if any(edge(s, seat, other, village, own, engines=CITY) <= 0 for other in there):
                return 0.0
            value *= PATIENCE
        value = 0.7 * value + (1.5 if missing(s, there[0]) <= NEAR else 0.0)
    if lord >= 0:
        value *= 0.6 if lord != seat else 3.0
        if lord != seat and s.strongholds[village] == CITY:  # its Title comes with it
            value += 4.0 if missing(s, lord) <= NEAR else 2.0
    return value


def targets(s: Fief, seat: int, start: int, own: float, through: Collection[int] = ()) -> tuple[float, int, int]:
    """The best target from a Village: what it is worth, the next Village on the way to it, and it; -1 if there is none.

    The way leads through empty Villages, one's own, and those of players who let one pass.
    """
    best = (0.0, NONE, NONE)
    spared = (s.ally(seat), *promised(s, seat, PEACE))
    seen = {start: NONE}
    row = [start]
    for far in range(1, FAR + 1):
        following: list[int] = []
        for here in row:
            for to in s.board.roads[here]:
                if to in seen or rain(s, to):
                    continue
                seen[to] = to if here == start else seen[here]
                value = prize(s, seat, to, own, spared) / (far + (far > 2))
                if value > best[0]:
                    best = (value, seen[to], to)
                if not any(other != seat and other not in through for other in occupants(s, to)):
                    following.append(to)
        row = following
    return best


def open_to(s: Fief, seat: int) -> list[int]:
    """The players who let one pass: the ally, and who has promised it."""
    others = [other for other in range(s.seats) if other != seat]
    return [other for other in others if other == s.ally(seat) or seat in promised(s, other, PASSAGE)]


def way(s: Fief, seat: int, start: int, own: float) -> int:
    """The next Village on the way to the best target, or else to the largest army; -1 if there is none."""
    to = targets(s, seat, start, own, open_to(s, seat))[1]
    return to if to >= 0 else rally(s, seat, start)


def rally(s: Fief, seat: int, start: int) -> int:
    """The next Village on the way to one's largest army, through Villages without others; -1 if there is none."""
    camps = {s.where[n] for n in s.house_nobles(seat) if s.captor[n] < 0 and s.where[n] >= 0}
    camp = max(camps, key=lambda v: (s.strength(seat, v), -v), default=start)
    seen = {camp: NONE}
    row = [camp]
    while row and start not in seen:
        following: list[int] = []
        for here in row:
            for to in s.board.roads[here]:
                if to not in seen and not rain(s, to) and all(other == seat for other in occupants(s, to)):
                    seen[to] = here
                    following.append(to)
        row = following
    return seen.get(start, NONE)


def neighbours(s: Fief, seat: int) -> list[int]:
    """The players who have Troops in a Village next to one's own."""
    near = {to for v, holder in enumerate(s.control) if holder == seat for to in s.board.roads[v]}
    return sorted({other for v in near for other in occupants(s, v) if other != seat})


def way_through(s: Fief, seat: int) -> int:
    """The player through whose Village the best army would get to something better; -1 if there is none."""
    places = {s.where[n] for n in s.house_nobles(seat) if s.captor[n] < 0 and s.where[n] >= 0}
    start = max(places, key=lambda v: s.strength(seat, v), default=NONE)
    if start < 0:
        return NONE
    own, friends = float(s.strength(seat, start)), open_to(s, seat)
    found, most = NONE, max(LEAST_PRIZE / 2, targets(s, seat, start, own, friends)[0])
    for other in neighbours(s, seat):
        value = targets(s, seat, start, own, [*friends, other])[0]
        if other not in friends and value > most:
            found, most = other, value
    return found


def keep(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "keep")


def march(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Set out where there is an army to spare and somewhere to go."""
    seat, frame = decision.seat, s.frames[-1]
    if not isinstance(frame, Moves):
        return None
    for option in decision.options:
        if option.verb != "march" or s.steps[option.args[0]] != FRESH or option.args[0] in frame.stayed:
            continue  # a march that came to nothing isn't tried again
        at = s.where[option.args[0]]
        if engine(s, seat, at):
            continue  # a Siege goes on
        spare = sum(s.army(seat, at)) - max(frame.march.paces.tired(at), garrison(s, seat, at))
        if spare > 0 and way(s, seat, at, float(s.strength(seat, at) - garrison(s, seat, at))) >= 0:
            return option
    return first(decision, "done")


def step(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Take who can be spared, go to the target, leave a Troop in each Village on the way."""
    frame = s.frames[-1]
    if not isinstance(frame, Moves):
        return None
    march, seat, here = frame.march, decision.seat, frame.march.village
    size = march.group.size
    idle = sum(s.army(seat, here)) - size
    if march.from_ < 0:
        takes = [o for o in decision.options if o.verb == "take troop"]
        if takes and idle > max(garrison(s, seat, here), len(s.nobles_at(seat, here)) > 1):
            return max(takes, key=lambda o: (TROOPS[o.args[0]].strength, -o.args[0]))
    elif march.foreign(s) in open_to(s, seat) and first(decision, "ask") is not None:
        return first(decision, "ask")
    own = float(
        sum(TROOPS[kind].strength * count for (kind, _), count in march.group.troops.items()) + len(march.nobles)
    )
    to = way(s, seat, here, own)
    go = next((o for o in decision.options if o.verb == "move" and o.args[0] == to), None)
    if march.from_ >= 0 and go is not None and size > 1 and idle < garrison(s, seat, here):
        leaves = [o for o in decision.options if o.verb == "leave troop"]
        if leaves:
            return min(leaves, key=lambda o: TROOPS[o.args[0]].strength)
    if go is not None and (size > 1 or idle >= garrison(s, seat, here)):
        return go
    return first(decision, "done") or first(decision, "move")


def permission(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The ally passes, and whoever has a promise; nobody else."""
    frame = s.frames[-1]
    friend = isinstance(frame, Moves) and (
        frame.seat == s.ally(decision.seat) or frame.seat in promised(s, decision.seat, PASSAGE)
    )
    return first(decision, "yes" if friend else "no")


CHOICES: dict[str, Choice] = {
    "order": keep, "march": march, "step": step, "permission": permission, "voyage": permission,
}  # fmt: skip
