"""Disasters: where they strike, once or more often by the season, and where the cursed draw them (2.3)."""

from __future__ import annotations

from ..model import cards
from ..model.board import NONE
from ..model.dice import DIE, battle_die
from ..model.nobles import CURSED
from ..model.state import Fief, FiefFrame
from ..timing.window import window
from .plague import Plague

FALSE_ALARM = 5
"""A six: the Disaster strikes nothing (fief.2.3.4)."""
CURSE = 2
"""The hits on a Battle Die with which a cursed Noble draws a Disaster to his Region (fief.2.3.10)."""


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
            self.strikes = 1 + s.season if s.options.wic else 1  # fief.2.3.5
            s.known[self.card] = s.everybody
            s.note("disaster", s.kinds[self.card], rule="fief.2.3.1")
            window(s)
        elif self.at == 1:
            if self.strikes:
                self.strike(s)
            else:
                self.at = 2
                window(s)
        else:
            s.pop()

    def strike(self, s: Fief) -> None:
        """1 to 5 is the Region, 6 a false alarm; the same kind lies on a Region only once (fief.2.3.3 to fief.2.3.7).

        The card itself strikes first; further Regions get copies of it (fief.2.3.6).
        """
        kind = s.kinds[self.card]
        first = self.strikes == (1 + s.season if s.options.wic else 1)
        self.strikes -= 1
        piece = self.card if first else -1 - kind
        region = s.chance.pick(DIE)
        s.note("disaster roll", region + 1, rule="fief.2.3.3")
        if first:
            drawn = curse(s)
            if drawn >= 0:
                region = drawn
                s.note("curse", region, rule="fief.2.3.10")
        if region == FALSE_ALARM:
            s.note("false alarm", kind, rule="fief.2.3.4")
            cards.discard(s, piece)
        elif cards.lies_on(s, region, kind) or (piece < 0 and not cards.copies_left(s)):
            s.note("already there", kind, region, rule="fief.2.3.7")
            cards.discard(s, piece)
        else:
            s.region_cards[region].append(piece)
            s.note("strikes", kind, region, rule="fief.2.3.3" if first else "fief.2.3.5")
            if kind == cards.PLAGUE:
                s.push(Plague(s, region))


def cursed_regions(s: Fief) -> list[int]:
    """The Regions with a cursed Noble; on the Wall he is ignored (fief.2.3.11)."""
    return sorted({s.board.villages[s.where[n]].region for n in s.in_play() if s.where[n] >= 0 and s.has(n, CURSED)})


def curse(s: Fief) -> int:
    """The Region to which cursed Nobles draw a Disaster; -1 if the d6 decides (fief.2.3.10, fief.2.3.12)."""
    rolls = [(battle_die(s), region) for region in cursed_regions(s)]
    for hits, region in rolls:
        s.note("curse die", region, hits, rule="fief.2.3.10")
    if not rolls:
        return NONE
    if len(rolls) == 1:
        return rolls[0][1] if rolls[0][0] == CURSE else NONE
    best = max(hits for hits, _ in rolls)
    where = [region for hits, region in rolls if hits == best]
    return where[0] if len(where) == 1 else NONE
