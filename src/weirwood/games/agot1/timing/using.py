"""Whether an ability may be used: the one check, with the clause against it (faq1.window.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import LIMITED_RESPONSE, Context
from ....cardgame.phases.marshaling import limited_used_up
from ....cardgame.table import values
from ....cardgame.table.words import HAND, PLAY
from ....cardgame.timing.initiating import lacks_targets, limit_key
from ....cardgame.vocabulary.changing.on_cards import PutIntoPlay
from ....cardgame.vocabulary.describing.who import THIS
from ....cardgame.vocabulary.effects.answers import Save
from ....cardgame.vocabulary.paying.costs import bill, payable
from ....cardgame.vocabulary.paying.tolls import due, event_tolls
from ....cardgame.vocabulary.ruling.player_rules import CannotPlayEvents
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.triggering import trigger_ban
from ..values.hands import may_leave_hand

if TYPE_CHECKING:
    from ....cardgame.table.state import Table


HINDRANCES = frozenset({"Blank", "CannotTrigger", "EventToll", "UseToll"})
"""The rules by which other cards hinder the use of an ability."""


def may_use(s: Table, ctx: Context) -> str | None:
    """The clause that forbids using an ability now, or None. That its moment has come is the caller's affair.

    An effect need not change anything (faq1.event.8, faq1.charability.6).
    """
    ability = ctx.ability
    assert ability is not None
    card, seat = ctx.card, ctx.player
    event = s.defn[card].type == "event"
    if ability.phase is not None and s.phase != ability.phase:
        return "faq1.event.2" if event else "faq1.charability.2"
    zone = s.zone[card]
    if zone not in ability.zones:
        return "faq1.3.13.2" if event else "faq1.3.13.1"
    hindered = s.has_any(HINDRANCES)
    if hindered and zone == PLAY and not ability.gained and values.blank(s, card):
        return "faq1.3.8.2"
    limit = ability.limit
    if limit is not None and s.count(*limit_key(s, ctx)) >= limit.uses:
        return "faq1.3.14a.1"
    if ability.kind == LIMITED_RESPONSE and s.count("round", "player", seat, LIMITED_RESPONSE):
        return "lcg1.kw.7"
    if hindered and not ability.forced and trigger_ban(s, seat, card) is not None:
        return "faq1.4.3.1"
    if zone == HAND and event and (refused := may_play(s, ctx)) is not None:
        return refused
    if ability.condition is not None and not ability.condition.holds(s, ctx):
        return "faq1.event.3" if event else "faq1.charability.2"
    if zone != PLAY and not event and (entering := may_come(s, ctx)) is not None:
        return entering
    if ctx.occ >= 0 and (saving := may_save(s, ctx)) is not None:
        return saving
    if ability.costs:
        if payable(s, ctx, ability.costs) is not None:
            return "faq1.event.4" if event else "faq1.charability.3"
        if s.phase == "marshalling" and s.active != seat and any(cost.golden for cost in ability.costs):
            return "faq1.phase.marshalling.2"
    toll = toll_of(s, ctx) if hindered else 0
    if toll and toll > s.gold[seat] - bill(ability.costs, ctx):
        return "faq1.event.4" if event else "faq1.charability.3"
    if toll and s.phase == "marshalling" and s.active != seat:
        return "faq1.phase.marshalling.2"
    if ability.kind != "when revealed" and ability.choose and lacks_targets(s, ctx):
        return "faq1.event.6" if event else "faq1.charability.4"
    return None


def may_come(s: Table, ctx: Context) -> str | None:
    """The clause that keeps a card from putting itself into play from where it is, or None."""
    ability = ctx.ability
    assert ability is not None
    first = ability.do[0]
    return s.may_put(ctx.player, ctx.card) if isinstance(first, PutIntoPlay) and first.who == THIS else None


def may_save(s: Table, ctx: Context) -> str | None:
    """The clause that keeps an ability from saving the card of the occurrence it answers, or None."""
    ability = ctx.ability
    assert ability is not None
    if not any(isinstance(effect, Save) and not effect.could(s, ctx) for effect in ability.do):
        return None
    event = ctx.event(s)
    if event.unsavable:
        return "faq1.4.3.2"
    return "faq1.3.20a.2" if event.how == "terminal" else "faq1.window.3"


def toll_of(s: Table, ctx: Context) -> int:
    """How much gold a player must give to others for triggering an ability, or for playing an event."""
    if ctx.ability is None or ctx.ability.forced:
        return 0
    if s.zone[ctx.card] == HAND and s.defn[ctx.card].type == "event":
        return sum(n for _, n in event_tolls(s, ctx.player))
    return due(s, ctx.card) if s.zone[ctx.card] == PLAY and s.ctrl[ctx.card] == ctx.player else 0


def may_play(s: Table, ctx: Context) -> str | None:
    """The clause that forbids playing an event card, apart from what its ability needs."""
    defn = s.defn[ctx.card]
    if active(s, CannotPlayEvents, ctx.player):
        return "faq1.4.3.1"
    if defn.has_keyword("limited") and limited_used_up(s, ctx.player):
        return "lcg1.kw.6"
    if (kept := may_leave_hand(s, ctx.player, ctx.card)) is not None:
        return kept
    if defn.play_only is not None and not defn.play_only.holds(s, ctx):
        return "faq1.event.3"
    return None
