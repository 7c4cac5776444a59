"""Dealing anew what a seat can't see, so that it is still something that may lie there."""

from __future__ import annotations

from ....cardgame.cards.definition import Card
from ....cardgame.phases.dealing import deal_anew, unseen
from ....cardgame.play.showing import knows
from ....cardgame.table.words import CHOSEN, DECK, HAND, PLOTS, REMOVED
from ....kernel.chance import Chance
from .draft import CHOOSE, SECOND, Draft
from .setup import Setup, may_place
from .table import Hbo

ATTEMPTS = 50
"""How often cards are dealt in the hope that some of them could have been placed in setup."""


def deal_unseen(s: Hbo, seat: int | None, chance: Chance) -> None:
    """Deal the cards that a seat can't tell apart anew over their places."""
    for owner, (cards,) in enumerate(unseen(s, seat, (HAND, DECK))):
        deal_cards(s, owner, cards, chance)
    deal_plots(s, seat, chance)


def deal_cards(s: Hbo, owner: int, cards: list[int], chance: Chance) -> None:
    """A player's hand and deck; what lies facedown in setup stays something that may lie there."""
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    placed = [c for c in setup.placed[owner] if c in cards] if setup else []
    if not placed:
        deal_anew(s, cards, chance)
        return
    others = [c for c in cards if c not in placed]
    real = [s.defn[c] for c in placed]
    kept = [s.defn[c] for c in others]
    for _ in range(ATTEMPTS):
        deal_anew(s, cards, chance)
        dealt = [s.defn[c] for c in cards]
        chosen: list[Card] = []
        for defn in dealt:
            if len(chosen) < len(placed) and may_place(defn, chosen) is None:
                chosen.append(defn)
        if len(chosen) == len(placed):
            for defn in chosen:
                dealt.remove(defn)
            real, kept = chosen, dealt
            break
    for card, defn in zip([*placed, *others], [*real, *kept], strict=True):
        s.defn[card] = defn


def deal_plots(s: Hbo, seat: int | None, chance: Chance) -> None:
    """Plots: a pair passed on may have been kept either way; the rest of a draft and the plot decks are hidden."""
    bit = 0 if seat is None else 1 << seat
    draft = next((f for f in s.frames if isinstance(f, Draft)), None)
    hidden = [c for c in range(len(s.defn)) if s.defn[c].type == "plot" and not knows(s, c, bit)]
    paired: set[int] = set()
    for passer, kept, returned in s.pairs:
        if passer == seat and kept in hidden and returned in hidden:
            paired |= {kept, returned}
            deal_anew(s, [kept, returned], chance)
    if draft is not None and draft.at < CHOOSE:
        own = {c for p in range(2) for c in s.plots[p]}
        deal_anew(s, [c for c in hidden if c not in own and c not in paired], chance)
        for other in range(2):
            if other != seat and draft.at == SECOND and draft.picked[other] >= 0:
                draft.picked[other] = draft.held[other][chance.below(2)]
        return
    for owner in range(2):
        places = (PLOTS, CHOSEN, REMOVED)
        deck = [c for c in hidden if s.owner[c] == owner and s.zone[c] in places and c not in s.boxed]
        deal_anew(s, deck, chance)
