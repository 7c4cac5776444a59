"""Why not, at any time: handing over Villages and Captives, and the abilities of Houses.

``CHECKS`` of each room has, by the verb of a label, who says which clause is against it and what is refused; None: no
clause is known, or the words aren't understood. ``REASONS`` puts the room's clauses into words; the table joins them.
"""

from __future__ import annotations

from collections.abc import Callable

from ..model.nobles import find
from ..model.state import Fief
from .captives import may_pass_on
from .control import may_hand_over
from .house_abilities import Theft, may_kill, may_look, may_steal

Found = tuple[str, str] | None
Check = Callable[[Fief, int, str], Found]

REASONS = {
    "fief.house.arryn.3": "once per round, a Captive whom one of the House's Nobles holds",
    "fief.house.greyjoy.2": "the theft is House Greyjoy's, once in the game, from a player who has gold",
    "fief.house.greyjoy.3": "all the gold must be split between the two hands",
    "fief.house.lannister.2": "House Lannister looks at one hand per round",
    "fief.5.1.5": "Control is handed over only in the Movement Phase, by the Controller, to a player with units there",
    "fief.6.2.3.8": "a captor may not kill his Captive",
    "fief.6.2.3.10": "a Captive is handed over only to a player with units in the same Village",
}


def _hand_over(s: Fief, seat: int, rest: str) -> Found:
    what, _, name = rest.removeprefix("over ").rpartition(" to ")
    village, noble = s.board.village(what), find(what)
    if name not in s.names:
        return None
    clause: str | None = None
    if village is not None:
        clause = may_hand_over(s, seat, village, s.names.index(name))
    elif noble is not None:
        clause = may_pass_on(s, seat, noble, s.names.index(name))
    return (clause, f"handing {rest}") if clause else None


def _kill(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    clause = may_kill(s, seat, noble) if noble is not None else None
    return (clause, f"killing {rest}") if clause else None


def _look(s: Fief, seat: int, rest: str) -> Found:
    name = rest.removeprefix("at ").removesuffix("'s hand")
    clause = may_look(s, seat, s.names.index(name)) if name in s.names else None
    return (clause, f"looking {rest}") if clause else None


def _steal(s: Fief, seat: int, rest: str) -> Found:
    name = rest.removeprefix("from ")
    clause = may_steal(s, seat, s.names.index(name)) if name in s.names else None
    return (clause, f"stealing {rest}") if clause else None


def _split(s: Fief, seat: int, rest: str) -> Found:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Theft) or frame.victim != seat:
        return None
    parts = [int(part) for part in rest.split("/") if part.isdigit()]
    return None if sum(parts) == s.gold[seat] else ("fief.house.greyjoy.3", rest)


def _end(s: Fief, seat: int, rest: str) -> Found:
    return ("fief.house.tyrell.2", rest) if rest.startswith("Famine") and not s.once("tyrell") else None


CHECKS: dict[str, Check] = {
    "hand": _hand_over, "kill": _kill, "look": _look, "steal": _steal, "split": _split, "end": _end,
}  # fmt: skip
