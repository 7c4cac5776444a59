"""Dealing anew what a seat can't see."""

from __future__ import annotations

from ....cardgame.phases.dealing import deal_anew, deal_setup, unseen
from ....cardgame.table.words import CHOSEN, DECK, HAND, PLOTS, REMOVED, SHADOWS
from ....kernel.chance import Chance
from .setup import Setup
from .table import Agot1


def deal_unseen(s: Agot1, seat: int | None, chance: Chance) -> None:
    """Hands, decks, Shadows and plots, owner by owner; what lies facedown in setup stays something that may lie there."""
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    dealt = unseen(s, seat, (HAND, DECK, REMOVED), (PLOTS, CHOSEN), (SHADOWS,))
    for owner, (cards, plots, shadows) in enumerate(dealt):
        if setup is not None:
            deal_setup(s, setup, owner, cards, chance)
        else:
            deal_anew(s, cards, chance)
        deal_anew(s, plots, chance)
        deal_shadows(s, shadows, cards, chance)


def deal_shadows(s: Agot1, shadows: list[int], hidden: list[int], chance: Chance) -> None:
    """What lies in Shadows is some card with a Shadow crest that might be there."""
    deal_anew(s, [*shadows, *(c for c in hidden if shadows and s.defn[c].shadow)], chance)
