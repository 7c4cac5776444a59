"""Reasons: the clauses of the second edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from ....cardgame.cards.definition import Context
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.ruling.triggering import trigger_ban
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Reason, banned
from ..rules.initiate import event_ban, price_now

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
    "rr.keywords.4": "the rules of this game are the first ones, which don't know shadow",
    "rr3.into-shadows.6": "it doesn't have shadow",
    "rr3.into-shadows.9": "it doesn't have shadow, and stays in shadows until something else moves it",
    "rr3.into-shadows.10": "that it may be marshaled from there doesn't mean that it may go into shadows",
    "rr3.shadow-cost.1": "there isn't enough gold for its shadow cost",
    "rr3.shadow-cost.5": "it has no cost, and is used only by way of shadows",
    "rr3.shadow-setup.3": "it has no cost, and can be placed only into shadows",
    "rr3.assault.2": "only one location can be the target of assault in a challenge",
    "rr3.assault.3": "targets of assault are chosen right after the attackers",
    "rr3.assault.13": "printed costs are compared, and one of the two has none",
    "rr3.assault.15": "only a declared attacker's assault has a target",
    "rr3.out-of-shadows.5": "it isn't among your own cards in shadows",
    "rr3.out-of-shadows.7": "an event is played from shadows when it could be played from hand",
    "rr3.out-of-shadows.12": "no card may come out of shadows now",
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


def unplayable(s: Table, ctx: Context) -> str:
    """What keeps an event from being played."""
    ban = event_ban(s, ctx.player, ctx.card)
    return reasons.forbids(s, ban) if ban is not None else ""


SAID_OF: dict[str, tuple[Reason, ...]] = {
    **dict.fromkeys(("rr.triggering-condition.1", "rr.when-revealed.1"), (reasons.waits,)),
    "rr.actions.1": (reasons.when_asked,),
    "rr.actions.2": (reasons.other_phase,),
    "rr.abilities.7": (reasons.elsewhere,),
    **dict.fromkeys(("rr.limits.1", "rr.limits.4"), (reasons.used_up,)),
    "rr.play-restrictions.1": (reasons.restricted,),
    **dict.fromkeys(("rr.abilities.11", "rr.costs.5"), (lambda s, ctx: reasons.unpaid(s, ctx, price_now(s, ctx)),)),
    "rr.target.3": (reasons.untargeted,),
    "rr.abilities.9": (reasons.idle,),
    "rr.cannot.1": (unplayable,),
    "faq2.catelyn.1": (banned(trigger_ban),),
}
"""Why an ability can't be used now."""
