"""Reasons: the clauses of this edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from ...cardgame.definition import Context
from ...cardgame.reasons import (
    ability_of,
    elsewhere,
    idle,
    kind_of,
    other_phase,
    restricted,
    unpaid,
    untargeted,
    used_up,
    waits,
)
from ...cardgame.refusals import Reason
from ...cardgame.state import Table
from .clauses import CARD_TEXT

REASONS = {
    "hbo.types.6": "an event is played for its effect and never enters play",
    "hbo.limited.1": "it is Limited, and the one Limited card of the round has been played",
    "hbo.actions.1": "it has no ability that is used: whatever else it does works by itself",
    "hbo.responses.3": "the moment for its response has passed",
    "hbo.save.4": "a save works only against being killed",
    "hbo.challenges.5": "first comes the opportunity for actions; challenges are initiated when both have passed in it",
    "hbo.attackers.2": "it is kneeling, and a kneeling character can't be declared as an attacker",
    "hbo.stealth.2": "it has Stealth, and a character with Stealth can't be chosen by Stealth",
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
    return f"it has {kind_of(ability_of(ctx))}, and what is going on must be carried out before the next action"


def in_turn(s: Table, ctx: Context) -> str:
    """That actions are taken in turn."""
    return f"it has {kind_of(ability_of(ctx))}: {s.name(ctx.player)} may take one when it is the turn to act or pass"


SAID_OF: dict[str, tuple[Reason, ...]] = {
    "hbo.responses.1": (waits,),
    "hbo.save.1": (waits,),
    "hbo.passive.1": (waits,),
    "hbo.plot.9": (waits,),
    "hbo.actions.2": (other_phase,),
    "hbo.actions.4": (before_that,),
    "hbo.actions.7": (in_turn,),
    "hbo.playing.9": (elsewhere, untargeted),
    "hbo.gold.1": (unpaid,),
    "hbo.house.2": (unpaid,),
    "hbo.kneel.1": (unpaid, untargeted),
    "hbo.playing.7": (used_up, restricted),
    CARD_TEXT: (used_up, restricted, idle),
}
"""Why an ability can't be used now: the first of these that is the case."""
