"""Reasons: what keeps something from being done in this position, as words about the card that it is asked of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards.definition import Ability, Context
from ..table import values
from ..table.event import Missed
from ..table.gaining import playing
from ..table.naming import name_of
from ..table.state import Table
from ..table.words import CHARACTER, PLAY, ZONE_NAMES, article
from ..timing.entering import may_attach
from ..timing.initiating import choose_least, limit_key
from ..timing.occurring import OCCASIONS
from ..timing.purses import spendable
from ..vocabulary.describing.nouns import A_CARD
from ..vocabulary.effects.base import source_type
from ..vocabulary.effects.choosing import Choose
from ..vocabulary.kinds import UNTIL
from ..vocabulary.lines import comes_after, instructions, named, say_rule
from ..vocabulary.paying.costs import SelfCost, bill, payable
from ..vocabulary.ruling.rules import Ban
from .fitting import lacks

if TYPE_CHECKING:
    from ..vocabulary.effects.choosing import Target


def forbids(s: Table, ban: Ban) -> str:
    """Which card forbids it, and in which words: 'that plot forbids it (you cannot play events)'."""
    source, rule = ban
    name = s.called(source)
    until = next((f" {UNTIL.say(e.until, s.speech)}" for e in s.lasting if e.rule is rule), "")
    return f"{name} forbids it ({named(say_rule(rule, s.speech), name)}{until})"


# Moments


def this_is(s: Table) -> str:
    """'this is the draw phase'."""
    return "this is setup" if s.phase == "setup" else f"this is the {s.phase} phase"


def inactive(s: Table, phase: str, doing: str) -> str:
    """That something is done by the active player of a phase, and this is another phase or another player's turn."""
    if s.phase != phase:
        return f"{doing} in the {phase} phase, and {this_is(s)}"
    now = f"and that is {s.name(s.active)} now" if s.active >= 0 else "and nobody is active now"
    return f"{doing} by the active player only, {now}"


def under_way(s: Table) -> str:
    """'alice's military challenge against bob'."""
    c = s.under_way()
    return f"{s.name(c.attacker)}'s {c.kind} challenge against {s.name(c.defender)}"


# Abilities


def kind_of(ability: Ability) -> str:
    """'a reaction', 'an interrupt', 'a challenges action' …"""
    words = f"{ability.phase} action" if ability.phase else ability.kind
    return article(f"forced {words}" if ability.forced and ability.kind not in ("passive", "when revealed") else words)


def answers(s: Table, ability: Ability) -> str:
    """What an interrupt, a reaction or a response answers: 'after you win a challenge'."""
    assert ability.trigger is not None
    return f"{'after' if comes_after(ability) else 'when'} {ability.trigger.say(s.speech)}"


def ability_of(ctx: Context) -> Ability:
    """The ability in question."""
    assert ctx.ability is not None
    return ctx.ability


def waits(s: Table, ctx: Context) -> str:
    """What an ability is used after, which is not happening now."""
    ability = ability_of(ctx)
    if ability.trigger is None:
        return f"it has {kind_of(ability)} ability, which is carried out by itself as the card is turned over"
    use = "which is carried out by itself" if ability.forced else "to be used"
    return f"it has {kind_of(ability)}, {use} {answers(s, ability)}; that is not happening now"


def other_phase(s: Table, ctx: Context) -> str:
    """That an ability is for another phase."""
    ability = ability_of(ctx)
    return "" if ability.phase == s.phase else f"it has {kind_of(ability)}, and {this_is(s)}"


def when_asked(s: Table, ctx: Context) -> str:
    """That an action is taken when one is asked for it."""
    who = s.name(ctx.player)
    return f"it has {kind_of(ability_of(ctx))}: it can be used when {who} is asked to take an action or pass"


def used_up(s: Table, ctx: Context) -> str:
    """That the limit of an ability is reached."""
    limit = ability_of(ctx).limit
    if limit is None or s.count(*limit_key(s, ctx)) < limit.uses:
        return ""
    return f"it has been used as often as it may ({limit.say()})"


def restricted(s: Table, ctx: Context) -> str:
    """The condition of a card or of its ability that doesn't hold."""
    for condition in (s.defn[ctx.card].play_only if playing(s, ctx) else None, ability_of(ctx).condition):
        if condition is not None and not condition.holds(s, ctx):
            return f"its condition doesn't hold now: {condition.say(s.speech)}"
    return ""


def unpaid(s: Table, ctx: Context, price: int = 0) -> str:
    """The part of an ability's cost that can't be paid; ``price`` is what playing the card itself costs."""
    ability = ability_of(ctx)
    for cost in ability.costs:
        if isinstance(cost, SelfCost) and cost.kind == "kneel" and s.kneeling[ctx.card]:
            return "its cost is to kneel it, and it is kneeling already"
    if (wanting := payable(s, ctx, ability.costs)) is not None:
        return f"its cost can't be paid now: {wanting.say(s.speech)}"
    gold = price + bill(ability.costs, ctx)
    if gold <= spendable(s, ctx.player):
        return ""
    return f"it costs {gold} gold and {s.name(ctx.player)} has {spendable(s, ctx.player)}"


def untargeted(s: Table, ctx: Context) -> str:
    """What an ability asks to choose, and there is none."""
    ability = ability_of(ctx)
    if not ability.choose:
        return ""
    wanting: Target | None = next(
        (c for c in ability.choose if len(c.eligible(s, ctx, ability.do)) < choose_least(c)), None
    )
    if wanting is None:
        return f"it would have to {ability.choose[0].say(s.speech)}, and whoever pays its cost can't be chosen too"
    return f"it would have to {wanting.say(s.speech)}, and there is no such choice now{_unchanged(s, ctx, ability, wanting)}"


def _unchanged(s: Table, ctx: Context, ability: Ability, choose: Target) -> str:
    """For a target that is there, but that the effect could not reach."""
    if isinstance(choose, Choose) and not choose.among and choose.cards.find(s, ctx):
        return f" that it could affect ({instructions(ability, s.speech)})"
    return ""


def idle(s: Table, ctx: Context) -> str:
    """That an ability would change nothing."""
    return f"it could not change anything now ({instructions(ability_of(ctx), s.speech)})"


def elsewhere(s: Table, ctx: Context) -> str:
    """Where a card is whose ability works somewhere else."""
    ability, card = ability_of(ctx), ctx.card
    if s.zone[card] in ability.zones:
        return ""
    where = ZONE_NAMES[ability.zones[0]]
    place = {"play": "in play", "hand": "in your hand"}.get(where, f"the revealed {where}")
    now = {"discard": "in the discard pile", "dead": "in the dead pile", "hand": "in hand", "play": "in play"}
    return f"its ability works while it is {place}, and it is {now.get(ZONE_NAMES[s.zone[card]], 'not')}"


# Cards that are attached, that attack, defend or leave play


def unattached(s: Table, card: int, host: int, seat: int) -> tuple[str, str]:
    """The clause that keeps a card from being attached to another, and why in words; ('', '') if nothing does."""
    clause = may_attach(s, card, host, seat) or ""
    if not clause:
        return "", ""
    what = f"{s.called(card)} can't be attached to {name_of(s, host)}"
    if s.zone[host] != PLAY:
        return clause, f"{what}: it isn't in play"
    clauses = s.clauses
    if clause in (clauses.no_attachments, clauses.no_attachments_of_trait, clauses.no_attachments_except):
        keyword = next(k for k in values.keywords(s, host) if k.name == "no attachments")
        return clause, f"{what}: it has the keyword {keyword}"
    if clause == clauses.copies_on_host:
        return clause, f"{what}: {s.defn[card].per_host} of its copies may be on one card, and that many are"
    wanted = s.defn[card].attach_to
    if wanted is None:
        return clause, f"{what}: it is {article(values.card_type(s, host))}, and only characters have attachments"
    _, words = lacks(s, Context(card, seat), wanted, host)
    return clause, f"{what}: {words}, and it is attached to {A_CARD.say(wanted, s.speech)}"


def undeclared(s: Table, card: int, kind: str) -> str:
    """What keeps a card from attacking or defending in a challenge of a kind, in words; '' if nothing of that."""
    if s.defn[card].type != CHARACTER:
        return f"it is {article(values.card_type(s, card))}, and only characters take part in challenges"
    if s.kneeling[card]:
        return "it is kneeling"
    return "" if values.has_icon(s, card, kind) else f"it has no {kind} icon"


LEFT = {
    "kill": "killed", "discard": "discarded from play", "sacrifice": "sacrificed", "return": "returned to hand",
    "remove": "removed from the game", "shuffle in": "shuffled into the deck", "deck top": "put on the deck",
    "deck bottom": "put under the deck", "entomb": "laid in the dead pile",
}  # fmt: skip


def moment(s: Table, missed: Missed) -> str:
    """What happened that could have been answered: 'Smallfolk was about to be killed', 'alice won the challenge'."""
    event = missed.event
    if event.kind in LEFT and not missed.happened:
        return f"{missed.name} was about to be {LEFT[event.kind]}"
    told = OCCASIONS.get(event.kind) or OCCASIONS["Something happens"]
    text: str = told[1] if missed.happened else told[0].replace(" is about to ", " was about to ")
    who = s.name(event.player) if event.player >= 0 else ""
    return (text[0].lower() + text[1:]).format(card=missed.name, who=who, phase=event.how or s.phase)


def reaches(s: Table, ctx: Context, card: int) -> str:
    """The type of the card whose effect would reach a card, for what is immune to it."""
    return source_type(s, ctx) if ctx.card >= 0 and ctx.card != card else ""
