"""Reasons: a clause that forbids an ability now, as a sentence about this card in this position."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.definition import AFTERWARDS, Ability, Context
from ...cardgame.purses import spendable
from ...cardgame.state import Table
from ...cardgame.vocabulary.costs import SelfCost, bill
from ...cardgame.vocabulary.text import named
from ...cardgame.words import HAND
from ...kernel.decision import Refusal
from .initiate import price_now


def kind_of(ability: Ability) -> str:
    """'a reaction', 'an interrupt', 'a challenges action' …"""
    words = f"{ability.phase} action" if ability.phase else ability.kind
    words = f"forced {words}" if ability.forced else words
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def answers(s: Table, ability: Ability) -> str:
    """What an interrupt or a reaction answers: 'after you win a challenge'."""
    assert ability.trigger is not None
    after = ability.kind in AFTERWARDS and not ability.trigger.would
    return f"{'after' if after else 'when'} {ability.trigger.say(s.speech)}"


def ability_refused(s: Table, ctx: Context, clause: str, plainly: str) -> Refusal:
    """Why an ability can't be used now; ``plainly`` is the clause's usual sentence, for what needs no more words."""
    ability = ctx.ability
    assert ability is not None
    name = s.defn[ctx.card].name
    words = _words(s, ctx, ability, clause) or plainly
    return Refusal(clause, f"{name}: {named(words, name)}")


def _words(s: Table, ctx: Context, ability: Ability, clause: str) -> str:
    who = s.name(ctx.player)
    if clause == "rr.triggering-condition.1":
        return f"it has {kind_of(ability)}, to be used {answers(s, ability)}; that is not happening now"
    if clause == "rr.actions.1":
        return f"it has {kind_of(ability)}: it can be used when {who} is asked to take an action or pass"
    if clause == "rr.actions.2":
        return f"it has {kind_of(ability)}, and this is the {s.phase} phase"
    if clause in ("rr.limits.1", "rr.limits.4") and ability.limit is not None:
        return f"it has been used as often as it may ({ability.limit.say()})"
    if clause == "rr.play-restrictions.1":
        return _restriction(s, ctx, ability)
    if clause in ("rr.abilities.11", "rr.costs.5"):
        return _cost(s, ctx, ability)
    if clause == "rr.target.3":
        wanting = next((c for c in ability.choose if not c.eligible(s, ctx, ability.do)), ability.choose[0])
        return f"it would have to {wanting.say(s.speech)}, and there is no such choice now"
    return ""


def _restriction(s: Table, ctx: Context, ability: Ability) -> str:
    only = s.defn[ctx.card].play_only
    if s.zone[ctx.card] == HAND and only is not None and not only.holds(s, ctx):
        return f"its condition doesn't hold now: {only.say(s.speech)}"
    assert ability.condition is not None
    return f"its condition doesn't hold now: {ability.condition.say(s.speech)}"


def _cost(s: Table, ctx: Context, ability: Ability) -> str:
    who, price = s.name(ctx.player), price_now(s, ctx)
    for cost in ability.costs:
        if isinstance(cost, SelfCost) and cost.kind == "kneel" and s.kneeling[ctx.card]:
            return "its cost is to kneel it, and it is kneeling already"
        if not cost.payable(s, ctx):
            return f"its cost can't be paid now: {cost.say(s.speech)}"
    gold = price + bill(ability.costs)
    return f"it costs {gold} gold and {who} has {spendable(s, ctx.player)}"


def undeclared(s: Table, card: int, kind: str) -> str:
    """What keeps a character from attacking or defending in a challenge of a kind, in words; '' if that can't be said."""
    if s.kneeling[card]:
        return "it is kneeling"
    if not values.has_icon(s, card, kind):
        return f"it has no {kind} icon"
    return ""
