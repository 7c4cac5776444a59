"""Keywords that change how a challenge is counted or met: joust and melee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.cards.definition import Keyword
from ...cardgame.table import values

if TYPE_CHECKING:
    from .table import Agot1

JOUST, MELEE = Keyword("joust"), Keyword("melee")


def alone(s: Agot1) -> bool:
    """Whether the only attacker has joust (lcg1.kw.13)."""
    attackers = s.under_way().attackers
    return len(attackers) == 1 and JOUST in values.keywords(s, attackers[0])


def brawling(s: Agot1, card: int) -> int:
    """The STR of a participating character with melee for those who take part against it (lcg1.kw.14)."""
    if MELEE not in values.keywords(s, card) or not values.role(s, card):
        return 0
    involved = [*values.participants(s, "attacking"), *values.participants(s, "defending")]
    return sum(s.ctrl[other] != s.ctrl[card] for other in involved)
