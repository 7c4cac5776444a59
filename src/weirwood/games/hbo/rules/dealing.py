"""Dealing anew what a seat can't see, so that it is still something that may lie there."""

from __future__ import annotations

from ....cardgame.phases.dealing import deal_anew, deal_setup, unseen
from ....cardgame.table.words import CHOSEN, DECK, HAND, PLOTS, REMOVED
from ....kernel.chance import Chance
from .draft import CHOOSE, SECOND, Draft
from .setup import Setup
from .table import Hbo


def deal_unseen(s: Hbo, seat: int | None, chance: Chance) -> None:
    """Deal the cards that a seat can't tell apart anew over their places."""
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    for owner, (cards,) in enumerate(unseen(s, seat, (HAND, DECK))):
        if setup is not None:
            deal_setup(s, setup, owner, cards, chance)
        else:
            deal_anew(s, cards, chance)
    deal_plots(s, seat, chance)


def deal_plots(s: Hbo, seat: int | None, chance: Chance) -> None:
    """Plots: a pair passed on may have been kept either way; the rest of a draft and the plot decks are hidden."""
    bit = 0 if seat is None else 1 << seat
    draft = next((f for f in s.frames if isinstance(f, Draft)), None)
    defn, everyone = s.defn, s.everyone
    hidden = [c for c, known in enumerate(s.known) if known != everyone and not known & bit and defn[c].type == "plot"]
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
        before = {number: s.defn[number] for _, number, _ in s.pairs if number in deck}
        deal_anew(s, deck, chance)
        if before:  # which card of a plot deck is one of a pair has changed
            lies = {s.defn[c].code: c for c in deck}
            s.pairs = [(p, lies[before[c].code] if c in before else c, back) for p, c, back in s.pairs]
