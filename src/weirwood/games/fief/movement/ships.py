"""The Master of Ships sends a Noble across the sea once per round (1.3.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import besiegers, present, rain
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.titles import MASTER_OF_SHIPS
from .march import SECRETLY, March
from .paces import FRESH

USED = "ships"


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


def board(s: Fief, march: March) -> bool:
    """A Noble wants a ship: the own Master of Ships names him at once; False: another player's must be asked."""
    own = s.title_seat(MASTER_OF_SHIPS) == march.seat
    if own:
        named(s, march)
    return own


def named(s: Fief, march: March) -> None:
    s.used_round.append(USED)
    s.note("named for a voyage", s.holder[MASTER_OF_SHIPS], march.nobles[0], rule="fief.1.3.1.9")


def ask_master(s: Fief, march: March) -> None:
    prompt = f"Shall the Master of Ships send {NOBLES[march.nobles[0]].name} across the sea?"
    options = [make_option("permit", "yes"), make_option("deny", "no")]
    s.ask(s.title_seat(MASTER_OF_SHIPS), "voyage", prompt, "fief.1.3.1.9", options)


def hear_master(s: Fief, march: March, permitted: bool) -> None:
    if permitted:
        named(s, march)
    else:
        s.used_round.append(f"no ships {march.seat}")


def may_sail(s: Fief, march: March, to: int) -> str | None:
    """The clause that keeps a ship from a Village; None if it may go there (permission to land aside)."""
    if to == march.village or not s.board.villages[to].coastal:
        return "fief.1.3.1.9"
    if rain(s, march.village) or rain(s, to):
        return "fief.1.3.1.11"
    return march.unfit(s) or ("fief.1.3.1.10" if march.ports and to in march.ports else None)


def sails(s: Fief, march: March) -> list[Option]:
    """The Villages to which the ship may go, also against a refusal with a Secret Passage."""
    found: list[Option] = []
    for village in s.board.villages:
        clause = may_sail(s, march, village.number)
        if clause is None:
            found.append(make_option(f"sail to {village.name}", "sail to", (village.number,)))
        elif clause == "fief.1.3.1.10":
            for way in march.ways(s):
                found.append(make_option(f"sail to {village.name} {SECRETLY[way]}", "slip", (village.number, way)))
    return found


def whom_to_ask(s: Fief, march: March, to: int) -> list[int]:
    """Whose leave the voyage needs: besiegers of the own Fortification, and the army that Controls the destination."""
    found = besiegers(s, march.village) if s.control[march.village] == march.seat else []
    if s.control[to] >= 0 and present(s, s.control[to], to):
        found = [*found, s.control[to]]
    return [seat for seat in s.order() if seat in found and seat != march.seat]
