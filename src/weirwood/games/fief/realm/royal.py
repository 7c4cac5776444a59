"""The royal family: crowning, Queen and regency, succession, and the Whitecloaks' end (1.5, 4.2.7)."""

from __future__ import annotations

from ..model.board import NONE
from ..model.state import Fief
from ..model.titles import KING, PROTECTOR, QUEEN
from ..model.troops import KINGSGUARD, NORMAL, QUEENSGUARD
from .bestowing import give, lose


def crown(s: Fief, noble: int, rule: str) -> None:
    """A Lord becomes King and Protector; other High and Military Titles must go (fief.1.5.8, fief.1.5.12)."""
    if s.holder[QUEEN] >= 0:  # a Queen Regent, or the mother of the Heir (fief.1.5.1.4, fief.1.5.2.7)
        if s.holder[PROTECTOR] == s.holder[QUEEN]:
            lose(s, PROTECTOR, "fief.1.5.1.4")
        lose_queen(s, "fief.1.5.2.7" if rule == "fief.1.5.10" else "fief.1.5.1.4")
    give(s, noble, KING, rule)
    give(s, noble, PROTECTOR, rule)
    make_queen(s)


def make_queen(s: Fief) -> None:
    """The King's wife is Queen at once (fief.1.5.1.1)."""
    king = s.holder[KING]
    if king >= 0 and s.spouse[king] >= 0 and s.holder[QUEEN] != s.spouse[king]:
        if s.holder[QUEEN] >= 0:
            lose_queen(s, "fief.1.5.1.5")
        s.heir_played = False  # no Heir of this marriage yet (fief.1.1.1.1.7)
        give(s, s.spouse[king], QUEEN, "fief.1.5.1.1")


def lose_queen(s: Fief, rule: str) -> None:
    """The Queen Title goes back to the board, and her guard becomes normal Troops (fief.4.2.7.0.3)."""
    seat = s.title_seat(QUEEN)
    lose(s, QUEEN, rule)
    disband_guard(s, seat, QUEENSGUARD, "fief.4.2.7.0.3")


def king_dies(s: Fief, seat: int, heir: int) -> None:
    """The Heir becomes King; without one the Queen becomes Protector, or all goes back (fief.1.5.10, fief.1.5.11)."""
    lose(s, KING, "fief.1.5.11")
    lose(s, PROTECTOR, "fief.1.5.11")
    disband_guard(s, seat, KINGSGUARD, "fief.4.2.7.0.2")
    if heir >= 0:
        crown(s, heir, "fief.1.5.10")
    elif s.holder[QUEEN] >= 0:
        give(s, s.holder[QUEEN], PROTECTOR, "fief.1.5.11")


def disband_guard(s: Fief, seat: int, guard: tuple[int, ...], rule: str) -> None:
    """Whitecloaks turn into normal Troops as far as there are counters (fief.4.2.7.0.2)."""
    for kind in guard:
        normal = NORMAL[kind]
        for village in range(len(s.control)):
            count = s.troop(seat, village, kind) if seat != NONE else 0
            if count:
                kept = min(count, s.reserve(seat, normal))
                s.add_troops(seat, village, kind, -count)
                s.add_troops(seat, village, normal, kept)
                s.note("guard disbanded", seat, village, kind, count, kept, rule=rule)
