"""Why not, in Phase 5: marches, Raids and voyages."""

from __future__ import annotations

from ..events.secret_passage import shadow_ready
from ..model.nobles import NOBLES, find
from ..model.state import Fief
from ..model.troops import TROOPS, kind_of
from ..realm.why_not import Check, Found
from .march import March
from .moves import Moves, may_march
from .raid import may_raid
from .ships import may_board, may_sail

REASONS = {
    "fief.1.3.1.9": "the Master of Ships sends one Noble per round, who hasn't moved, from coast to coast",
    "fief.1.3.1.10": "the army that holds the place doesn't let them land",
    "fief.1.3.1.11": "Heavy Rain keeps the ships in port",
    "fief.2.3.1.1": "Heavy Rain allows no movement there",
    "fief.2.3.1.2": "Heavy Rain allows no Battle there",
    "fief.2.4.8.1": "it takes a Secret Passage card",
    "fief.4.2.5.3": "a Recruit stays with its Brother",
    "fief.4.2.7.0.5": "Whitecloaks stay with their King or Queen",
    "fief.4.2.7.0.6": "Whitecloak Men at Arms can't take part in a Raid",
    "fief.5.0.1": "this is not his time to move",
    "fief.5.0.2": "it is too far or there is no road",
    "fief.5.0.4": "a Noble never walks alone and is never left alone",
    "fief.5.0.6": "some of the Troops have taken their steps",
    "fief.5.0.9": "the player who stands there must permit it",
    "fief.5.0.12": "passage was denied: only the way back is open, with everybody",
    "fief.5.0.15": "the besieger doesn't let them out",
    "fief.5.2.1": "he doesn't stand in the way of the march",
    "fief.5.2.2": "a Raid doesn't go through a Fortification",
    "fief.5.2.3": "only Nobles, Knights and Champions can raid",
    "fief.5.2.4": "some of them haven't been with the Noble from the beginning of his move",
    "fief.5.2.6": "a Raid needs a step that is left after it",
    "fief.5.2.11": "who has won a Raid must go on",
    "fief.6.0.2": "they have fought here already",
    "fief.6.0.8": "a Brother of the Night's Watch attacks nobody",
    "fief.11.1.coward.1": "a coward doesn't start a Battle alone",
    "fief.11.1.loyal.1": "a loyal Noble doesn't attack his ally",
    "fief.11.1.shadow.1": "no shadow Noble is left who can do that this round",
    "fief.11.1.shadow.2": "a shadow takes along only one other unit",
}


def _marching(s: Fief, seat: int) -> March | None:
    """The march of a player that is under way."""
    frame = s.frames[-1] if s.frames else None
    return frame.march if isinstance(frame, Moves) and frame.seat == seat and frame.march.nobles else None


def _turn(s: Fief, seat: int) -> bool:
    return s.phase == 5 and s.active == seat


def _march(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    clause = may_march(s, seat, noble) if _turn(s, seat) else "fief.5.0.1"
    frame = s.frames[-1] if s.frames else None
    if (
        clause is None
        and isinstance(frame, Moves)
        and frame.at == Moves.CHOOSE
        and not frame.company(s, s.where[noble])
    ):
        clause = "fief.5.0.6"
    return (clause, NOBLES[noble].name) if clause else None


def _move(s: Fief, seat: int, rest: str) -> Found:
    village, march = s.board.village(rest), _marching(s, seat)
    if march is None:
        return ("fief.5.0.1", f"moving to {rest}")
    if village is None:
        return _slip(s, march, rest)
    clause = march.may_step(s, village)
    return (clause, f"moving to {rest}") if clause else None


def _slip(s: Fief, march: March, rest: str) -> Found:
    """'X as a shadow' or 'X by Secret Passage'."""
    shadow = rest.casefold().endswith(" as a shadow")
    village = s.board.village(rest[: -len(" as a shadow" if shadow else " by Secret Passage")])
    if village is None:
        return None
    clause = march.forbidden(s, village)
    if clause is None and shadow and march.shadow(s) < 0:
        free = any(shadow_ready(s, n) for n in march.nobles)
        clause = "fief.11.1.shadow.2" if free else "fief.11.1.shadow.1"
    if clause is None and not shadow and not march.ways(s):
        clause = "fief.2.4.8.1"
    return (clause, f"moving to {rest}") if clause else None


def _raid(s: Fief, seat: int, rest: str) -> Found:
    if rest not in s.names:
        return None
    march = _marching(s, seat)
    clause = may_raid(s, march, s.names.index(rest)) if march else "fief.5.2.1"
    return (clause, f"a Raid on {rest}") if clause else None


def _sail(s: Fief, seat: int, rest: str) -> Found:
    noble, village, march = find(rest), s.board.village(rest.removeprefix("to ")), _marching(s, seat)
    if noble is not None:
        clause = may_board(s, seat, noble) if _turn(s, seat) else "fief.1.3.1.9"
        return (clause, f"a voyage of {NOBLES[noble].name}") if clause else None
    if village is None:
        return None
    clause = may_sail(s, march, village) if march and march.ship else "fief.1.3.1.9"
    return (clause, f"sailing {rest}") if clause else None


def _leave(s: Fief, seat: int, rest: str) -> Found:
    kind, march = kind_of(rest), _marching(s, seat)
    if kind is None or march is None:
        return None
    clause = march.may_leave(s, kind)
    return (clause, f"leaving a {TROOPS[kind].name}") if clause else None


def _stop(s: Fief, seat: int, rest: str) -> Found:
    march = _marching(s, seat)
    return ("fief.5.2.11", "staying") if march and march.must else None


CHECKS: dict[str, Check] = {
    "march": _march, "move": _move, "raid": _raid, "sail": _sail, "leave": _leave, "stop": _stop,
}  # fmt: skip
