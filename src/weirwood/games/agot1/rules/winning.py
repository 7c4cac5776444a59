"""Who wins: initiative and dominance as they are determined (faq1.framework.6), and the game itself (lcg1.goal.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table.event import Event
from ....cardgame.vocabulary.describing.power import CannotClaimPower
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import MoreToWin
from ....kernel.state import Outcome

if TYPE_CHECKING:
    from .table import Agot1

VICTORY = 15
IDLE = 14
"""After so many rounds in which nothing moved but plots, each plot has come up twice and changed nothing."""


def win_initiative(s: Agot1, event: Event) -> None:
    s.initiative = event.player
    event.done = True
    if event.source >= 0:
        s.note("initiative instead", s.name(event.player), s.called(event.source), rule="faq1.framework.6")
    else:
        s.note("initiative", s.name(event.player), event.amount, event.how, rule="lcg1.round.3")


def win_dominance(s: Agot1, event: Event) -> None:
    s.dominance = event.player
    event.done = True


def unclaimable(s: Agot1, event: Event) -> bool:
    """Whether power is claimed for a House that may claim none; what is moved is not claimed (faq1.q.2)."""
    if event.kind != "power" or event.card != s.faction[event.player]:
        return False
    return bool(active(s, CannotClaimPower, event.player))


def victory(s: Agot1, seat: int) -> int:
    """How much power a player needs to win."""
    more = sum(rule.n for _, rule in active(s, MoreToWin, seat)) if "MoreToWin" in s.statics else 0
    return VICTORY + more


def contended(s: Agot1) -> bool:
    """Whether anybody has so much power that it must be counted what of it counts: most of the time nobody has."""
    if "MoreToWin" in s.statics:
        return True
    power, faction = s.power, s.faction
    for seat, side in enumerate(s.area):
        if power[faction[seat]] + sum([power[card] for card in side]) >= VICTORY:
            return True
    return False


def check_victory(s: Agot1) -> bool:
    """Enough power wins at once; of several players, the first in player order."""
    s.check_power = False
    if not contended(s):
        return False
    winners = [seat for seat in s.order() if s.total_power(seat) >= victory(s, seat)]
    if not winners:
        return False
    name, enough = s.names[winners[0]], victory(s, winners[0])
    s.note("win", name, f"has {enough} power", rule="lcg1.goal.1")
    s.outcome = Outcome((winners[0],), f"{name} has {enough} power.", "lcg1.goal.1")
    return True


def check_deadlock(s: Agot1) -> None:
    """An empty deck loses nobody the game (lcg1.card.9): where nothing can change any more, nobody wins."""
    lying = tuple([zone for zone, defn in zip(s.zone, s.defn, strict=True) if defn.type != "plot"])
    position = (lying, tuple(s.power))
    s.idle = (s.idle[0] + 1, position) if s.idle[1] == position else (0, position)
    if s.idle[0] >= IDLE:
        why = f"Nobody wins: for {IDLE} rounds nothing has changed."
        s.note("deadlock", IDLE, rule="faq1.2.7.3")
        s.outcome = Outcome((), why, "faq1.2.7.3")
