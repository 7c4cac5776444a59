"""Armies in Villages: who stands there, fortifications, sieges and what they are worth in Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import HEAVY_RAIN, lies_on
from .nobles import STORM
from .troops import KINDS

if TYPE_CHECKING:
    from .state import Fief

STRONGHOLD, CITY = 1, 2


def present(s: Fief, seat: int, village: int) -> bool:
    """Whether a player has Troops or uncaptured Nobles in a Village."""
    return s.has_troops(seat, village) or bool(s.nobles_at(seat, village))


def occupants(s: Fief, village: int) -> list[int]:
    """The players with Troops or uncaptured Nobles in a Village, in turn order."""
    return [seat for seat in s.order() if present(s, seat, village)]


def embattled(s: Fief) -> set[int]:
    """The Villages in which a Battle is under way: who holds them and whom is settled at its end."""
    return {frame.fighting_at for frame in s.frames if hasattr(frame, "fighting_at")}


def on_map(s: Fief, seat: int) -> bool:
    """Whether a player has anything on the map (fief.general.4)."""
    size = len(s.control) * KINDS
    return any(s.troops[seat * size : (seat + 1) * size]) or any(
        s.where[n] >= 0 and s.captor[n] < 0 for n in s.house_nobles(seat)
    )


def engine(s: Fief, seat: int, village: int) -> int:
    """A player's Siege Engine in a Village: 0 none, or the dice on its side up (fief.6.4.0.2)."""
    return s.engines[seat * len(s.control) + village]


def set_engine(s: Fief, seat: int, village: int, dice: int) -> None:
    s.engines[seat * len(s.control) + village] = dice


def besiegers(s: Fief, village: int) -> list[int]:
    """The players who besiege a Village's Fortification (fief.6.4.0.1)."""
    size = len(s.control)
    return [seat for seat in s.order() if s.engines[seat * size + village]]


def besieged(s: Fief, village: int) -> bool:
    return bool(besiegers(s, village))


def fortified(s: Fief, village: int) -> int:
    """The Attacker Penalty of a Village's Fortification: 0, 1 (Stronghold) or 2 (City) (fief.6.2.1.1, fief.6.2.1.2)."""
    return s.strongholds[village]


def rain(s: Fief, village: int) -> bool:
    """Whether Heavy Rain lies on a Village's Region (fief.2.3.1.1)."""
    return lies_on(s, s.board.villages[village].region, HEAVY_RAIN)


def braves_rain(s: Fief, nobles: list[int]) -> bool:
    """Whether an army may start a Battle in Heavy Rain: one of its Nobles has the storm attribute (fief.2.3.1.4)."""
    return any(s.has(noble, STORM) for noble in nobles)


def rides_rain(s: Fief, nobles: list[int]) -> bool:
    """Whether these Nobles may move in Heavy Rain: each for himself must have the storm attribute (fief.11.1.storm.1)."""
    return all(s.has(noble, STORM) for noble in nobles)


def fortifications(s: Fief, seat: int) -> list[int]:
    """The Villages with a Stronghold or City that a player Controls."""
    return [v for v, kind in enumerate(s.strongholds) if kind and s.control[v] == seat]


def controlled(s: Fief, seat: int) -> list[int]:
    """The Villages a player Controls."""
    return [village for village, controller in enumerate(s.control) if controller == seat]


def placements(s: Fief, seat: int) -> list[int]:
    """Where a new or freed Noble may be placed (fief.2.4.1.9 to fief.2.4.1.11)."""
    found = fortifications(s, seat)
    if not found:
        found = sorted({s.where[n] for n in s.house_nobles(seat) if s.where[n] >= 0 and s.captor[n] < 0})
    return found or list(range(len(s.control)))
