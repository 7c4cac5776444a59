"""Reasons: the clauses of this edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from ....cardgame.cards.definition import Context
from ....cardgame.table.state import Table
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Reason
from ..rules.clauses import CARD_TEXT

REASONS = {
    "hbo.types.6": "an event is played for its effect and never enters play",
    "hbo.limited.1": "it is Limited, and the one Limited card of the round has been played",
    "hbo.actions.1": "it has no ability that is used: whatever else it does works by itself",
    "hbo.responses.3": "the moment for its response has passed",
    "hbo.save.4": "a save works only against being killed",
    "hbo.setup.9": "it is only possible before setup cards are placed",
    "hbo.setup.8": "only one may be taken",
    "hbo.setup.12": "it is Limited, and one Limited card has been placed; that is all that setup allows",
    "hbo.setup.13": "only characters and locations can be placed in setup",
    "hbo.setup.14": "a copy of it has been placed, and a second copy of a unique card can't be placed in setup",
    "hbo.plot.3": "used plots stay out of the plot deck until its last plot is revealed",
    "hbo.draft.4": "exactly one of the plots dealt is kept",
    "hbo.draft.5": "exactly one of the plots passed on is kept",
}
"""What needs no more words than these."""

THEN = {
    "hbo.actions.2": "it was another phase",
    "hbo.playing.7": "its condition didn't hold",
    "hbo.playing.9": "there was nothing in play for it to choose",
    "hbo.gold.1": "there was not enough gold for it",
    "hbo.kneel.1": "there was no standing card to kneel for it",
    "hbo.house.2": "there was no card of the right House to kneel for it",
    CARD_TEXT: "its own text (its condition or its limit) did not let it be used",
}
"""Why a save could not be offered when its moment was there."""


def before_that(s: Table, ctx: Context) -> str:
    """That something else must be over first."""
    return f"it has {reasons.kind_of(reasons.ability_of(ctx))}, and what is going on must be carried out before the next action"


SAID_OF: dict[str, tuple[Reason, ...]] = {
    **dict.fromkeys(("hbo.responses.1", "hbo.save.1", "hbo.passive.1", "hbo.plot.9"), (reasons.waits,)),
    "hbo.actions.2": (reasons.other_phase,),
    "hbo.actions.4": (before_that,),
    "hbo.actions.7": (reasons.when_asked,),
    "hbo.playing.9": (reasons.elsewhere, reasons.untargeted),
    "hbo.gold.1": (reasons.unpaid,),
    "hbo.house.2": (reasons.unpaid,),
    "hbo.kneel.1": (reasons.unpaid, reasons.untargeted),
    "hbo.playing.7": (reasons.used_up, reasons.restricted),
    CARD_TEXT: (reasons.used_up, reasons.restricted, reasons.idle),
}
"""Why an ability can't be used now: the first of these that is the case."""
