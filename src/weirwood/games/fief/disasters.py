"""Disasters: where they strike, and the Plague (2.3)."""

from __future__ import annotations

from . import cards
from .opportunity import window
from .state import Fief, FiefFrame

DIE = ["1", "2", "3", "4", "5", "6"]


class Disaster(FiefFrame):
    """A Disaster card is turned up, strikes a Region (or two or three in a late season), and is resolved."""

    __slots__ = ("card", "strikes")

    def __init__(self, card: int) -> None:
        self.at = 0
        self.card = card
        self.strikes = 0

    def run(self, s: Fief) -> None:
        if self.at == 0:
            self.at = 1
            s.known[self.card] = s.everybody
            s.note("disaster", s.kinds[self.card], rule="fief.2.3.1")
            window(s)
        elif self.at == 1:
            self.at = 2
            self.strike(s)
            window(s)
        else:
            s.pop()

    def strike(self, s: Fief) -> None:
        """1 to 5 is the Region, 6 a false alarm; the same kind lies on a Region only once (fief.2.3.3 to fief.2.3.7).

        Open: fief.2.3.5, fief.2.3.6 (seasons), fief.2.3.10 to 12 (cursed Nobles), fief.2.3.3.1 to 10 (Plague).
        """
        kind = s.kinds[self.card]
        roll = s.chance.pick(DIE)
        if roll == 5:
            s.note("false alarm", kind, rule="fief.2.3.4")
            cards.discard(s, self.card)
        elif cards.lies_on(s, roll, kind):
            s.note("already there", kind, roll, rule="fief.2.3.7")
            cards.discard(s, self.card)
        else:
            s.region_cards[roll].append(self.card)
            s.note("strikes", kind, roll, rule="fief.2.3.3")


def enter_plague(s: Fief, seat: int, came_from: int, village: int) -> None:
    """Units that enter a plagued Region suffer at once. Open: fief.2.3.3.5, fief.2.3.3.6, fief.4.3.4.5."""
