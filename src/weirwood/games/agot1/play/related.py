"""Related clauses: what else in the ledgers says the same of something that is refused, so that a judge may cite it."""

from __future__ import annotations

from ....cardgame.cards.definition import Context
from ....cardgame.table.state import Table
from ....cardgame.table.words import EVENT
from ....cardgame.vocabulary.effects.choosing import Choose
from ....cardgame.vocabulary.paying.costs import payable
from ....cardgame.vocabulary.paying.influence import Influence
from ....cardgame.vocabulary.ruling.rules import ban, immune

RELATED: dict[str, tuple[str, ...]] = {
    "lcg1.round.7": ("faq1.4.4.1",),
    "faq1.phase.marshalling.3": ("faq1.4.4.1", "faq1.timing.16", "faq1.timing.19"),
    "faq1.3.27.2": ("lcg1.card.6",),
    "lcg1.card.5": ("lcg1.round.11",),
    "lcg1.kw.20": ("lcg1.kw.19",),
    "lcg1.shadow.5": ("faq1.4.17.1",),
    "lcg1.card.7": ("faq1.4.2.3", "faq1.4.2.4"),
    "faq1.3.20b.2": ("faq1.3.20b.1",),
    "faq1.response.2": ("faq1.timing.18", "faq1.window.7"),
}
"""What says the same in other words, whatever it is said of."""
COSTS = ("faq1.event.4", "faq1.charability.3")
TARGETS = ("faq1.event.6", "faq1.charability.4")
UNMET = ("faq1.timing.18", "faq1.3.14a.1", "lcg1.kw.7")
"""Moments and limits: restrictions on playing an event or using an ability (faq1.event.2)."""


def related(s: Table, ctx: Context, clause: str) -> tuple[str, ...]:
    """What says the same of an ability that can't be used by a clause."""
    ability, event = ctx.ability, s.defn[ctx.card].type == EVENT
    if ability is None:
        return ()
    if clause in UNMET:
        return ("faq1.event.3" if event else "faq1.charability.2",)
    if clause == "faq1.event.2":
        return ("faq1.event.3", "faq1.timing.17")
    if clause == "faq1.charability.2" and ability.phase not in (None, s.phase):
        return ("faq1.timing.17",)
    if clause in COSTS:
        return _unpaid(s, ctx)
    return _unreached(s, ctx) if clause in TARGETS else ()


def _unpaid(s: Table, ctx: Context) -> tuple[str, ...]:
    """Influence is paid with standing cards (faq1.3.2.1), and only standing cards are knelt."""
    assert ctx.ability is not None
    wanting = payable(s, ctx, ctx.ability.costs)
    if isinstance(wanting, Influence):
        return ("faq1.3.2.1", "lcg1.card.4")
    return ("lcg1.card.5",) if wanting is not None and (wanting.kneels or wanting.kneels_itself) else ()


def _unreached(s: Table, ctx: Context) -> tuple[str, ...]:
    """Cards that it would choose, if they were not immune, moribund, or such that it cannot be done to them."""
    assert ctx.ability is not None
    found: dict[str, None] = {}
    for choose in ctx.ability.choose:
        for card in choose.cards.find(s, ctx) if isinstance(choose, Choose) and not choose.among else ():
            if immune(s, card, s.defn[ctx.card].type, ctx.player, ctx.card):
                found["faq1.3.15.1"] = None
            if s.stays(card):
                found["faq1.moribund.5"] = None
            if any(ban(s, card, getattr(effect, "verb", "")) for effect in ctx.ability.do):
                found["faq1.4.3.4"] = None
    return tuple(found)
