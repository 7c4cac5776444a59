"""Justice: an assassin or an Outlaw is beheaded (2.4.10)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.cards import JUSTICE, discard, in_hand
from ..model.nobles import ASSASSIN, NOBLES, OUTLAW
from ..model.state import Fief
from ..model.titles import HAND, KING, QUEEN
from ..realm.death import kill


def may_judge(s: Fief, noble: int) -> str | None:
    """The clause that keeps Justice from a Noble; None if he can be beheaded."""
    if s.owner[noble] < 0 or not s.flags[noble] & (ASSASSIN | OUTLAW):
        return "fief.2.4.10.1"
    immune = (s.holder[KING], s.holder[QUEEN], s.holder[HAND], s.heir())
    return "fief.2.4.10.2" if noble in immune else None


def justice_offers(s: Fief, seat: int) -> list[Option]:
    """The Nobles a seat may bring to Justice now."""
    if in_hand(s, seat, JUSTICE) < 0:
        return []
    return [
        make_option(f"play Justice on {NOBLES[n].name}", "play justice", (n,))
        for n in s.in_play()
        if may_judge(s, n) is None
    ]


def play_justice(s: Fief, seat: int, option: Option) -> None:
    discard(s, in_hand(s, seat, JUSTICE))
    s.note("justice", seat, option.args[0], rule="fief.2.4.10.1")
    kill(s, option.args[0], "fief.2.4.10.1")
