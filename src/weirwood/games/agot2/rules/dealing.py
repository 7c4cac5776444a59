"""Dealing anew what a seat can't see."""

from __future__ import annotations

from ....cardgame.phases.dealing import deal_anew, in_order, unseen
from ....cardgame.table.moving import become, identity
from ....cardgame.table.words import CHOSEN, DECK, DUPLICATE, HAND, PLAY, PLOTS, REMOVED, SHADOWS, UNDER
from ....cardgame.timing.hiding import SHADOW_TOKEN
from ....kernel.chance import Chance
from . import titles
from .table import Agot2

TOGETHER = ((HAND, DECK, DUPLICATE, REMOVED, UNDER, PLAY), (PLOTS, CHOSEN), (SHADOWS,))
"""The zones of an owner whose cards are dealt anew together; what is in shadows goes with hand and deck."""


def deal_unseen(s: Agot2, seat: int | None, chance: Chance) -> None:
    """Hands, decks and shadows, plots, and titles that are being chosen, owner by owner."""
    for cards, plots, shadows in unseen(s, seat, *TOGETHER):
        if shadows:
            deal_shadows(s, cards, shadows, chance)
        else:
            deal_anew(s, cards, chance)
        deal_anew(s, plots, chance)
    for group in titles.unseen(s, seat):
        deal_anew(s, group, chance)


def deal_shadows(s: Agot2, cards: list[int], shadows: list[int], chance: Chance) -> None:
    """Deal hidden cards anew: what lies in shadows is some card with shadow, or with a token whatever it may be.

    All of them are taken together and put in order first, so that it says nothing which of them lay there.
    """
    rest = in_order([identity(s, card) for card in (*cards, *shadows)])
    chance.shuffle(rest)
    for card in shadows:
        if not s.tokens.get((card, SHADOW_TOKEN)):
            fit = next((n for n, defn in enumerate(rest) if defn.has_keyword("shadow")), 0)
            s.defn[card] = rest.pop(fit)
    tokened = [card for card in shadows if s.tokens.get((card, SHADOW_TOKEN))]
    for card, defn in zip((*tokened, *cards), rest, strict=True):
        become(s, card, defn)
