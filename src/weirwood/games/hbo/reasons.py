"""Reasons: the clauses of this edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from ...cardgame import reasons
from ...cardgame.definition import Context
from ...cardgame.initiating import limit_key
from ...cardgame.state import Table
from ...cardgame.vocabulary.text import named
from ...kernel.decision import Refusal
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


def refuse(clause: str, what: str, words: str = "") -> Refusal:
    """A refusal of something: in these words, or in the clause's own; all of it as this edition says it."""
    return Refusal(clause, f"{what}: {words or REASONS[clause]}")


def ability_refused(s: Table, ctx: Context, clause: str) -> Refusal:
    """Why an ability can't be used now, said of this card."""
    name = s.called(ctx.card)
    return refuse(clause, name, named(_words(s, ctx, clause), name))


def _words(s: Table, ctx: Context, clause: str) -> str:
    ability = ctx.ability
    assert ability is not None
    if clause in ("hbo.responses.1", "hbo.save.1", "hbo.passive.1", "hbo.plot.9"):
        return reasons.waits(s, ability)
    if clause == "hbo.actions.2":
        return f"it has {reasons.kind_of(ability)}, and {reasons.this_is(s)}"
    if clause == "hbo.actions.4":
        return f"it has {reasons.kind_of(ability)}, and what is going on must be carried out before the next action"
    if clause == "hbo.actions.7":
        return (
            f"it has {reasons.kind_of(ability)}: {s.name(ctx.player)} may take one when it is the turn to act or pass"
        )
    if clause == "hbo.playing.9" and s.zone[ctx.card] not in ability.zones:
        return reasons.elsewhere(s, ctx.card, ability)
    if clause in ("hbo.gold.1", "hbo.house.2", "hbo.kneel.1") and not _payable(s, ctx):
        return reasons.unpaid(s, ctx)
    if clause in ("hbo.playing.9", "hbo.kneel.1"):
        return reasons.untargeted(s, ctx)
    if clause in ("hbo.playing.7", CARD_TEXT):
        return _text(s, ctx)
    return REASONS[clause]


def _payable(s: Table, ctx: Context) -> bool:
    assert ctx.ability is not None
    return all(cost.payable(s, ctx) for cost in ctx.ability.costs)


def _text(s: Table, ctx: Context) -> str:
    """Which part of a card's own text keeps its ability from being used."""
    ability = ctx.ability
    assert ability is not None
    if ability.limit is not None and s.count(*limit_key(s, ctx)) >= ability.limit.uses:
        return reasons.used_up(ability)
    held = ability.condition is None or ability.condition.holds(s, ctx)
    return reasons.idle(s, ability) if held else reasons.restricted(s, ctx)


def unplayable(s: Table, seat: int, card: int) -> str:
    """Where the copy is that keeps a unique card from being played."""
    dead = any(s.defn[c].name == s.defn[card].name for c in s.dead[seat])
    where = "in the dead pile" if dead else "in play"
    return f"it is unique, and {s.name(seat)} has a copy of it {where}"


def held(s: Table, seat: int, name: str) -> str:
    """That a seat has no such card in hand."""
    return f"{s.name(seat)} has no {name} in hand, and only a card in hand can be played"
