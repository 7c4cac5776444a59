"""Initiating an ability in its seven steps, and the one check of whether it may be initiated (rr.initiating.1)."""

from __future__ import annotations

from ....cardgame.cards.definition import REACTION, Context
from ....cardgame.cards.keyword import FREE_X
from ....cardgame.phases.marshaling import limited_used_up
from ....cardgame.table import values
from ....cardgame.table.choosing import PickWord
from ....cardgame.table.event import Event
from ....cardgame.table.gaining import UNVEILED, playing
from ....cardgame.table.moving import as_if_held
from ....cardgame.table.state import Table
from ....cardgame.table.words import BRING_OUT, LIMBO, PLAY, PLOT, SHADOWS
from ....cardgame.timing.initiating import CANCEL, Initiating, lacks_targets, limit_key
from ....cardgame.timing.pricing import discount, emerging_discount, event_cost, spend_discounts
from ....cardgame.timing.purses import spendable
from ....cardgame.vocabulary.amounts import ChosenX
from ....cardgame.vocabulary.effects.base import before_then
from ....cardgame.vocabulary.effects.choosing import Choose
from ....cardgame.vocabulary.paying.costs import bill, payable
from ....cardgame.vocabulary.paying.giving import paymaster
from ....cardgame.vocabulary.ruling.elsewhere import copy_ban, title_ban
from ....cardgame.vocabulary.ruling.player_rules import CannotPlayEvents
from ....cardgame.vocabulary.ruling.rules import Ban, active, cannot
from ....cardgame.vocabulary.ruling.triggering import CannotTriggerWithout, NoReactionToOutcome, surfeit, trigger_ban
from ....cardgame.vocabulary.subjects.shadows import OUT_OF_SHADOWS
from ....kernel.decision import make_option
from .keywords.prized import pay_out
from .keywords.shadows import bring_ban, place_of, shadow_costs, tell_place

TRIGGER_BANS = frozenset({"CannotTrigger", "CannotTriggerWithout", "NoReactionToOutcome"})
"""The rules that keep players from triggering abilities that they may choose to use."""
WITH_TEXT = (PLAY, PLOT)
"""Where a card's text box may be blank."""


def may_use(s: Table, ctx: Context) -> str | None:
    """The same as `allowed`, for a card that lies facedown as well, as if it were in hand."""
    if ctx.card not in s.beneath:
        return allowed(s, ctx)
    with as_if_held(s, ctx.card):
        return allowed(s, ctx)


def allowed(s: Table, ctx: Context) -> str | None:
    """The clause that forbids initiating an ability now, or None: restrictions, cost, targets, could it change anything.

    Triggering conditions have been matched, and action windows opened, by the caller.
    """
    ability = ctx.ability
    assert ability is not None
    card, player = ctx.card, ctx.player
    defn = s.defn[card]
    if ability.phase is not None and s.phase != ability.phase:
        return "rr.actions.2"
    zone = s.zone[card]
    played = defn.type == "event" and playing(s, ctx)
    if not played and zone not in ability.zones:
        return "rr.abilities.7"
    if zone == SHADOWS and bring_ban(s, player) is not None and defn.type == "event":
        return "rr3.out-of-shadows.12"
    if "Blank" in s.present and zone in WITH_TEXT and not ability.gained and values.blank(s, card):
        return "rr.blank.1"
    limit = ability.limit
    if limit is not None and s.count(*limit_key(s, ctx)) >= limit.uses:
        return "rr.limits.4" if limit.shared else "rr.limits.1"
    if not ability.forced and not TRIGGER_BANS.isdisjoint(s.present):
        if trigger_ban(s, player, card) is not None:
            return "faq2.catelyn.1"
        if type_ban(s, player, defn.type) is not None or (ability.kind == REACTION and outcome_ban(s, ctx)):
            return "rr.cannot.1"
    if played:
        refused = may_play(s, ctx)
        if refused is not None:
            return refused
    if ability.condition is not None and not ability.condition.holds(s, ctx):
        return "rr.play-restrictions.1"
    if ability.costs and payable(s, ctx, ability.costs) is not None:
        return "rr.abilities.11"
    if ability.costs and (gold := bill(ability.costs, ctx)) and gold + price_now(s, ctx) > spendable(s, player):
        return "rr.costs.5"
    if ability.kind == "when revealed":
        return None
    if (defn.x_cost or zone == SHADOWS) and names_x(s, ctx) and "x" not in ctx.vars:
        most = most_paid(s, ctx)
        exact = any(isinstance(each, Choose) and each.many == ChosenX() and each.least for each in ability.choose)
        ctx.vars["x"] = min(most, 1) if exact else most  # as many as X: with fewer it is easier
    if ability.choose:
        return "rr.target.3" if lacks_targets(s, ctx) else None
    effects = before_then(ability.do)
    for effect in effects:
        if effect.could(s, ctx):
            return None
    return next((clause for effect in effects if (clause := effect.barred(s, ctx))), "rr.abilities.9")


def may_play(s: Table, ctx: Context) -> str | None:
    """The clause that forbids playing an event card, apart from what its ability needs."""
    defn = s.defn[ctx.card]
    if event_ban(s, ctx.player, ctx.card) is not None:
        return "rr.cannot.1"
    hidden = s.zone[ctx.card] == SHADOWS
    if defn.costless and not hidden:
        return "rr3.shadow-cost.5"
    if hidden and not shadow_costs(s, ctx.player, ctx.card):
        return "rr3.into-shadows.9"
    if defn.has_keyword("limited") and limited_used_up(s, ctx.player):
        return "rr.limited.1"
    if defn.play_only is not None and not defn.play_only.holds(s, ctx):
        return "rr.play-restrictions.1"
    if price_now(s, ctx) > purse(s, ctx):
        return "rr3.shadow-cost.1" if hidden else "rr.abilities.11"
    return None


def names_x(s: Table, ctx: Context) -> bool:
    """Whether its player names the X of an event's cost: that of its shadow cost, if it lies in shadows."""
    if s.zone[ctx.card] == SHADOWS:
        return any(k.name == "shadow" and k.number == FREE_X for k in values.keywords(s, ctx.card))
    return s.defn[ctx.card].x_cost is True


def purse(s: Table, ctx: Context) -> int:
    """How much gold there is to pay for an event: its player's, unless the event takes it from another."""
    seat = paymaster(s, ctx)
    return spendable(s, seat) if seat == ctx.player else s.gold[seat]


def most_paid(s: Table, ctx: Context) -> int:
    """The highest X that can be paid."""
    hidden = s.zone[ctx.card] == SHADOWS
    less = emerging_discount(s, ctx.player, ctx.card) if hidden else discount(s, ctx.player, ctx.card, "play")
    return purse(s, ctx) + less


def outcome_ban(s: Table, ctx: Context) -> Ban | None:
    """What says that a seat cannot react to the outcome of the challenge, if that is what is answered; or None."""
    if ctx.occ < 0 or ctx.event(s).kind != "challenge won":
        return None
    return next(iter(active(s, NoReactionToOutcome, ctx.player)), None)


def type_ban(s: Table, seat: int, kind: str) -> Ban | None:
    """What says that a seat cannot trigger abilities of a type of card, or None."""
    return next((found for found in active(s, CannotTriggerWithout, seat) if found[1].forbids(s, seat, kind)), None)


def event_ban(s: Table, seat: int, card: int) -> Ban | None:
    """What says that a seat cannot play an event, or None."""
    banned = next(iter(active(s, CannotPlayEvents, seat)), None) or title_ban(s, seat, card, "play")
    return banned or copy_ban(s, seat, card) or surfeit(s, seat)


def price_now(s: Table, ctx: Context) -> int:
    """What playing an event costs now, reductions included; nothing for any other ability."""
    if not playing(s, ctx):
        return 0
    if s.zone[ctx.card] == SHADOWS:  # what is paid is the shadow cost (rr3.out-of-shadows.7)
        if names_x(s, ctx):
            return max(0, int(ctx.vars.get("x", 0)) - emerging_discount(s, ctx.player, ctx.card))
        return min(shadow_costs(s, ctx.player, ctx.card), default=0)
    return max(0, event_cost(s, ctx) - discount(s, ctx.player, ctx.card, "play"))


RULES = {
    "action": "rr.actions.1",
    "reaction": "rr.reactions.1",
    "interrupt": "rr.interrupts.1",
    "when revealed": "rr.when-revealed.1",
}


class Initiate(Initiating):
    """An ability in the second edition's seven steps: events have a price, and effects may be cancelled (faq2.then.1)."""

    __slots__ = ()
    rules = RULES

    def declare(self, s: Table) -> None:
        """With an X, its value is chosen before anything else (rr.letter-x.2)."""
        if self.ctx.card in s.beneath:  # an event that lay facedown in play (rr3.facedown.7)
            s.place(self.ctx.card, LIMBO)
            s.ctrl[self.ctx.card] = self.ctx.player
            self.ctx.vars[UNVEILED] = True
        super().declare(s)
        ctx = self.ctx
        if names_x(s, ctx):
            self.legal = ()
            fits = [n for n in range(most_paid(s, ctx) + 1) if self.worth(s, n)]
            options = [make_option(f"pay {n}", "pay", (n,)) for n in fits]
            s.push(PickWord(ctx.player, "x", options, f"{s.called(ctx.card)}: which X?", "rr.letter-x.2"))

    def worth(self, s: Table, x: int) -> bool:
        """Whether there is something to choose for such an X, and to change."""
        ctx = self.ctx
        assert ctx.ability is not None
        ctx.vars["x"] = x
        found = all(self.targets(s)) and (
            bool(ctx.ability.choose) or any(effect.could(s, ctx) for effect in before_then(ctx.ability.do))
        )
        del ctx.vars["x"]
        return found

    def finish(self, s: Table) -> None:
        """What is a part of another effect, as one player's share in it, waits for the reactions to the whole."""
        ability = self.ctx.ability
        if "used" in s.listeners and ability is not None and not ability.forced and ability.kind != "when revealed":
            used = Event("used", self.ctx.card, self.ctx.player, how=s.defn[self.ctx.card].type)
            used.done = True
            self.pending.append(used)
        below = s.frames[-2] if len(s.frames) > 1 else None
        if self.ctx.ability is None and isinstance(below, Initiate) and below.collecting:
            s.pop()
            below.pending.extend(self.pending)
        else:
            super().finish(s)

    def price(self, s: Table) -> list[Event]:
        """An event's gold cost, paid together with the other costs (rr.costs.5)."""
        ctx = self.ctx
        if not playing(s, ctx):
            return []
        price = price_now(s, ctx)
        spend_discounts(s, ctx.player, ctx.card, BRING_OUT if s.zone[ctx.card] == SHADOWS else "play")
        return (
            [Event("pay", player=paymaster(s, ctx), amount=price, source=ctx.card, by=ctx.player, cost=True)]
            if price
            else []
        )

    def count(self, s: Table) -> None:
        """An event that is played from shadows has come out of them (rr3.out-of-shadows.11)."""
        ctx = self.ctx
        hidden = s.zone[ctx.card] == SHADOWS and playing(s, ctx)
        place = place_of(s, ctx.card) if hidden else 0
        played = playing(s, ctx)
        super().count(s)
        if played:
            pay_out(s, ctx.card, ctx.player)
        if hidden:
            tell_place(s, ctx.card, place)
            ctx.vars[OUT_OF_SHADOWS] = True
            s.history.append((ctx.player, BRING_OUT, s.defn[ctx.card]))
            emerged = Event("emerge", ctx.card, ctx.player, source=ctx.card, by=ctx.player)
            emerged.done = True
            self.pending.append(emerged)

    def price_now(self, s: Table) -> int:
        return price_now(s, self.ctx) if paymaster(s, self.ctx) == self.ctx.player else 0

    def take_effect(self, s: Table) -> None:
        """Its effects may be cancelled now; the use counts all the same (rr.limits.7)."""
        ctx = self.ctx
        self.stage = CANCEL
        how = s.defn[ctx.card].type
        cost = event_cost(s, ctx) if how == "event" else 0  # with the value of an X (rr.letter-x.1)
        firm = (ctx.ability is not None and ctx.ability.firm) or cannot(s, ctx.card, "cancel")
        s.happen([Event("initiate", ctx.card, ctx.player, how=how, source=ctx.card, amount=cost, unsavable=firm)])
