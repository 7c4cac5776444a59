"""Reasons: the clauses of the second edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from ...cardgame import reasons
from ...cardgame.definition import Context
from ...cardgame.reasons import forbids
from ...cardgame.state import Table
from ...cardgame.vocabulary.rules import Ban, ban
from ...cardgame.vocabulary.text import named
from ...kernel.decision import Refusal
from .initiate import event_ban, price_now, trigger_ban

REASONS = {
    "rr.marshal.3": "an event is played, not marshaled",
    "faq2.duplicates.1": "a duplicate is added only to a card that one both owns and controls",
    "rr.unique-cards.1": "a copy of this unique card is in play",
    "rr.dead-pile.3": "a copy of this unique card is in the dead pile",
    "rr.dead-pile.4": "another copy of this unique card is in the dead pile",
    "faq2.unique.3": "its owner has another copy of this unique card in play or in the dead pile",
    "faq2.unique.5": "a copy of this unique card is in play under another player's control",
    "rr.event-cards.4": "an event can't enter play",
    "rr.blank.1": "its text box counts as blank",
    "rr.limited.1": "it is limited, and the one limited card of the round has been marshaled or played",
    "rr.triggering-condition.3": "what it answers is happening, but not at the point at which it is used",
    "rr.reactions.2": "it has reacted to this already",
    "rr.interrupts.1": "it has interrupted this already",
    "rr.would.2": "what it would interrupt has been saved already",
    "rr.cancel.3": "what it would answer has been canceled",
    "rr.save.3": "what drives it out of play says that it cannot be saved",
    "rr.save.4": "saving it would not take away what drives it out of play",
    "rr.sacrifice.4": "a sacrificed card can't be saved",
    "faq2.saving-cost.1": "a card that leaves play as a cost can't be saved",
    "rr.duplicates.3": "its duplicate can be discarded to save it while that is being asked",
    "rr.setup.9": "it is limited, and one limited card has been placed; that is all that setup allows",
    "rr.setup.10": "only characters, locations and attachments can be placed in setup",
    "rr.setup.11": "there is nothing among your setup cards it could be attached to",
}
"""What needs no more words than these."""

THEN = {
    "rr.limits.1": "it had been used as often as it may",
    "rr.limits.4": "it had been used as often as it may",
    "rr.cannot.1": "its player could not play events",
    "faq2.catelyn.1": "its player could not trigger card abilities",
    "rr.play-restrictions.1": "its condition didn't hold",
    "rr.abilities.7": "it was not where its ability works",
    "rr.abilities.9": "saving it would have changed nothing",
    "rr.abilities.11": "its cost could not be paid",
    "rr.costs.5": "its cost could not be paid",
    "rr.actions.2": "it was another phase",
    "rr.target.3": "there was nothing for it to choose",
}
"""Why a save could not be offered when its moment was there."""


def refuse(clause: str, what: str, words: str = "") -> Refusal:
    """A refusal of something: in these words, or in the clause's own."""
    return Refusal(clause, f"{what}: {words or REASONS[clause]}")


def forbidden(what: str, by: Ban | None, s: Table) -> Refusal:
    """A refusal of what a card says cannot be done."""
    assert by is not None
    return Refusal("rr.cannot.1", f"{what}: {forbids(s, by)}")


def ability_refused(s: Table, ctx: Context, clause: str) -> Refusal:
    """Why an ability can't be used now, said of this card."""
    name = s.called(ctx.card)
    return refuse(clause, name, named(_words(s, ctx, clause), name))


def _words(s: Table, ctx: Context, clause: str) -> str:
    ability = ctx.ability
    assert ability is not None
    if clause in ("rr.triggering-condition.1", "rr.when-revealed.1"):
        return reasons.waits(s, ability)
    if clause == "rr.actions.1":
        who = s.name(ctx.player)
        return f"it has {reasons.kind_of(ability)}: it can be used when {who} is asked to take an action or pass"
    if clause == "rr.actions.2":
        return f"it has {reasons.kind_of(ability)}, and this is the {s.phase} phase"
    if clause == "rr.abilities.7":
        return reasons.elsewhere(s, ctx.card, ability)
    if clause in ("rr.limits.1", "rr.limits.4"):
        return reasons.used_up(ability)
    if clause == "rr.play-restrictions.1":
        return reasons.restricted(s, ctx)
    if clause in ("rr.abilities.11", "rr.costs.5"):
        return reasons.unpaid(s, ctx, price_now(s, ctx))
    if clause == "rr.target.3":
        return reasons.untargeted(s, ctx)
    if clause == "rr.abilities.9":
        return reasons.idle(s, ability)
    if clause in ("rr.cannot.1", "faq2.catelyn.1"):
        by = event_ban(s, ctx.player) if clause == "rr.cannot.1" else trigger_ban(s, ctx.player)
        assert by is not None
        return forbids(s, by)
    return REASONS[clause]


def banned(s: Table, card: int, verb: str) -> Refusal:
    """That a card cannot attack, or defend, because of what some card says."""
    return forbidden(s.called(card), ban(s, card, verb), s)
