"""The Master of Ships sends a Noble across the sea once per round (1.3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.decision import Option
from ..events.plague import enter_plague
from ..model.army import besiegers, present, rain
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.titles import MASTER_OF_SHIPS
from ..timing.window import window
from .march import CARD, FRESH, SPENT, March

if TYPE_CHECKING:
    from .movement import Moves

USED = "ships"
LANDED = {FRESH: SPENT}


def may_board(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player's Noble from a voyage; None if the Master of Ships may send him."""
    here = s.where[noble]
    if s.owner[noble] != seat or s.captor[noble] >= 0 or here < 0 or s.steps[noble] != FRESH:
        return "fief.1.3.1.9"
    master = s.title_seat(MASTER_OF_SHIPS)
    if master < 0 or not s.once(USED) or not s.once(f"no ships {seat}") or not s.board.villages[here].coastal:
        return "fief.1.3.1.9"
    if rain(s, here):
        return "fief.1.3.1.11"
    return None if s.has_troops(seat, here) else "fief.5.0.4"


def board(s: Fief, moves: Moves) -> None:
    """A Noble asks for a ship; another player's Master is asked, the own one names him at once."""
    moves.ship = True
    if s.title_seat(MASTER_OF_SHIPS) == moves.seat:
        named(s, moves)
    else:
        moves.at = moves.SHIPS


def named(s: Fief, moves: Moves) -> None:
    s.used_round.append(USED)
    s.note("named for a voyage", s.holder[MASTER_OF_SHIPS], moves.nobles[0], rule="fief.1.3.1.9")


def ask_master(s: Fief, moves: Moves) -> None:
    prompt = f"Shall the Master of Ships send {NOBLES[moves.nobles[0]].name} across the sea?"
    options = [Option("permit", "yes"), Option("deny", "no")]
    s.ask(s.title_seat(MASTER_OF_SHIPS), "voyage", prompt, "fief.1.3.1.9", options)


def hear_master(s: Fief, moves: Moves, permitted: bool) -> None:
    moves.at = moves.MARCH
    if permitted:
        named(s, moves)
    else:
        s.used_round.append(f"no ships {moves.seat}")
        moves.rest()


def may_sail(s: Fief, march: March, to: int) -> str | None:
    """The clause that keeps a ship from a Village; None if it may go there (permission to land aside)."""
    if to == march.village or not s.board.villages[to].coastal:
        return "fief.1.3.1.9"
    if rain(s, march.village) or rain(s, to):
        return "fief.1.3.1.11"
    return march.unfit(s) or ("fief.1.3.1.10" if to in march.ports else None)


def sails(s: Fief, march: March) -> list[Option]:
    """The Villages to which the ship may go, also against a refusal with a Secret Passage."""
    found: list[Option] = []
    for village in s.board.villages:
        clause = may_sail(s, march, village.number)
        if clause is None:
            found.append(Option(f"sail to {village.name}", "sail to", (village.number,)))
        elif clause == "fief.1.3.1.10":
            for way in march.ways(s):
                how = "by Secret Passage" if way == CARD else "as a shadow"
                found.append(Option(f"sail to {village.name} {how}", "slip", (village.number, way)))
    return found


def whom_to_ask(s: Fief, march: March, to: int) -> list[int]:
    """Whose leave the voyage needs: besiegers of the own Fortification, and the army that Controls the destination."""
    found = besiegers(s, march.village) if s.control[march.village] == march.seat else []
    if s.control[to] >= 0 and present(s, s.control[to], to):
        found = [*found, s.control[to]]
    return [seat for seat in s.order() if seat in found and seat != march.seat]


def land(s: Fief, moves: Moves) -> None:
    """The ship arrives; nobody aboard moves any more in this Phase (fief.1.3.1.9). Who is lost on arrival was aboard."""
    here, to = moves.village, moves.to
    moves.travel(s, LANDED)
    s.note("voyage", moves.seat, tuple(moves.nobles), here, to, tuple(sorted(moves.group.items())), rule="fief.1.3.1.9")
    moves.at = moves.LANDED
    moves.ports = []
    window(s)
    enter_plague(s, moves.seat, here, to, moves.nobles + moves.captives, moves.group)
