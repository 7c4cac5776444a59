"""Dealing anew what a seat can't see."""

from __future__ import annotations

from ....cardgame.phases.dealing import deal_anew, unseen
from ....cardgame.table.words import CHOSEN, DECK, DUPLICATE, HAND, PLOTS, REMOVED, UNDER
from ....kernel.chance import Chance
from . import titles
from .table import Agot2

TOGETHER = ((HAND, DECK, DUPLICATE, REMOVED, UNDER), (PLOTS, CHOSEN))
"""The zones of an owner whose cards are dealt anew together."""


def deal_unseen(s: Agot2, seat: int | None, chance: Chance) -> None:
    """Hands and decks, plots, and titles that are being chosen, owner by owner."""
    for groups in unseen(s, seat, *TOGETHER):
        for cards in groups:
            deal_anew(s, cards, chance)
    for group in titles.unseen(s, seat):
        deal_anew(s, group, chance)
