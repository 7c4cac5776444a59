"""Reasons: the clauses of the first edition that forbid something, as sentences about a card in a position."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.definition import Context
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.ruling.player_rules import CannotPlayEvents
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import FewFromHand
from ....cardgame.vocabulary.ruling.triggering import trigger_ban
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Reason, banned
from ..timing.using import toll_of

REASONS = {
    "faq1.4.4.1": "an event is played for its effect and never comes into play",
    "lcg1.kw.6": "it is Limited, and the one Limited card of the round has been played",
    "lcg1.kw.7": "the one Limited Response of the round has been used",
    "faq1.4.3.1": "a card in force forbids it",
    "faq1.3.22.1": "it is no attachment, and its text doesn't let it be played as one",
    "faq1.3.27.1": "it is unique, and a copy of it is in play or in the dead pile",
    "faq1.3.27.2": "a duplicate is played only on a copy of the card that one both owns and controls",
    "faq1.phase.marshalling.2": "it costs gold, and in the marshalling phase only the active player pays gold",
    "faq1.3.8.2": "its text box counts as blank",
    "faq1.2.4.1": "it has answered that already, and each occurrence is answered once",
    "faq1.timing.18": "a response is used only when its opportunity comes up",
    "faq1.response.2": "the opportunity for its response is over",
    "lcg1.kw.19": "it doesn't have ambush",
    "lcg1.shadow.1": "it has no Shadow crest",
    "lcg1.shadow.2": "it is played into Shadows for 2 gold, and comes out at the beginning of a phase",
    "lcg1.setup.4": "only characters, locations and attachments with the Setup keyword can be placed in setup",
    "lcg1.setup.8": "it is Limited, and one Limited card has been placed; that is all that setup allows",
    "faq1.4.2.2": "a copy of it has been placed, and duplicates can't be placed in setup",
    "faq1.q.11": "there is nothing among your setup cards it could be attached to",
    "faq1.4.3.2": "what drives it out of play says that it cannot be saved",
    "faq1.3.20a.2": "saving it would not take away what drives it out of play",
    "faq1.4.2.4": "a duplicate saves from being killed or discarded, and from nothing else",
    "faq1.moribund.5": "it is moribund, and can't be made to leave play a second time",
}
"""What needs no more words than these."""


def tolled(s: Table, ctx: Context) -> str:
    """That a player can't give other players what they get for it."""
    toll = toll_of(s, ctx)
    if not toll:
        return ""
    return (
        f"it costs {toll} gold more, given to another player, and {s.name(ctx.player)} has {s.gold[ctx.player]} in all"
    )


def forbidding(rule: type[Any]) -> Reason:
    """That a card forbids a player something, with the card and its words."""
    return banned(lambda s, seat, card: next(iter(active(s, rule, seat)), None))


THEN = {
    "faq1.event.2": "it was another phase",
    "faq1.charability.2": "its restriction was not met",
    "faq1.event.3": "its restriction was not met",
    "faq1.event.4": "its cost could not be paid",
    "faq1.charability.3": "its cost could not be paid",
    "faq1.event.6": "there was nothing for it to choose",
    "faq1.charability.4": "there was nothing for it to choose",
    "faq1.3.14a.1": "it had been used as often as it may",
    "faq1.4.3.1": "a card said that it could not be used",
    "faq1.3.13.1": "it was not where its ability works",
    "faq1.3.13.2": "it was not in hand",
    "faq1.window.3": "it was no longer to be saved",
}
"""Why a save could not be offered when its moment was there."""

SAID_OF: dict[str, tuple[Reason, ...]] = {
    **dict.fromkeys(("faq1.timing.18", "faq1.2.2.3"), (reasons.waits,)),
    "faq1.timing.16": (reasons.when_asked,),
    "faq1.event.2": (reasons.other_phase,),
    "faq1.charability.2": (reasons.other_phase, reasons.restricted),
    "faq1.event.3": (reasons.restricted,),
    **dict.fromkeys(("faq1.3.13.1", "faq1.3.13.2"), (reasons.elsewhere,)),
    "faq1.3.14a.1": (reasons.used_up,),
    "faq1.4.3.1": (banned(trigger_ban), forbidding(CannotPlayEvents), forbidding(FewFromHand)),
    **dict.fromkeys(("faq1.event.4", "faq1.charability.3", "faq1.phase.marshalling.2"), (reasons.unpaid, tolled)),
    **dict.fromkeys(("faq1.event.6", "faq1.charability.4"), (reasons.untargeted,)),
}
"""Why an ability can't be used now."""
