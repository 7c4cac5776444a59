"""Initiating an ability in its seven steps, and the one check of whether it may be initiated (rr.initiating.1)."""

from __future__ import annotations

from typing import Any

from ...cardgame import values
from ...cardgame.choosing import PickWord
from ...cardgame.definition import Context
from ...cardgame.event import Event
from ...cardgame.state import Table
from ...cardgame.structure import before_then
from ...cardgame.words import DISCARD, HAND, LIMBO, PLAY
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .costs import discount, event_cost, spend_discounts


def may_use(s: Table, ctx: Context) -> str | None:
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
    if zone not in ability.zones:
        return "rr.abilities.7"
    if zone == PLAY and values.blank(s, card):
        return "rr.blank.1"
    limit = ability.limit
    if limit is not None and s.count(*limit_key(s, ctx)) >= limit.uses:
        return "rr.limits.4" if limit.shared else "rr.limits.1"
    if not ability.forced and "cannot trigger" in s.statics:
        for source, static in s.statics["cannot trigger"]:
            if s.ctrl[source] != player and static.holds(s, source) and not values.blank(s, source):
                return "faq2.catelyn.1"
    if zone == HAND and defn.type == "event":
        refused = may_play(s, ctx)
        if refused is not None:
            return refused
    if ability.condition is not None and not ability.condition.holds(s, ctx):
        return "rr.play-restrictions.1"
    for cost in ability.costs:
        if not cost.payable(s, ctx):
            return "rr.abilities.11"
    if ability.kind == "when revealed":
        return None
    if defn.x_cost is True and "x" not in ctx.vars:
        ctx.vars["x"] = s.gold[player] + discount(s, player, card, "play")  # the highest X that can be paid
    for choose in ability.choose:
        if len(choose.eligible(s, ctx, ability.do)) < choose_least(choose):
            return "rr.target.3"
    if ability.choose:
        return None
    for effect in before_then(ability.do):
        if effect.could(s, ctx):
            return None
    return "rr.abilities.9"


def choose_least(choose: Any) -> int:
    """An 'up to' choice still needs one valid target for the ability to be worth initiating (rr.target.6)."""
    return max(1, getattr(choose, "least", 1))


def may_play(s: Table, ctx: Context) -> str | None:
    """The clause that forbids playing an event card, apart from what its ability needs."""
    defn = s.defn[ctx.card]
    for source, _ in s.statics.get("cannot play events", ()):
        if s.ctrl[source] == ctx.player:
            return "rr.cannot.1"
    if defn.has_keyword("limited") and limited_used_up(s, ctx.player):
        return "rr.limited.1"
    if defn.play_only is not None and not defn.play_only.holds(s, ctx):
        return "rr.play-restrictions.1"
    cost = event_cost(s, ctx)
    if cost - discount(s, ctx.player, ctx.card, "play") > s.gold[ctx.player]:
        return "rr.abilities.11"
    return None


def limited_used_up(s: Table, seat: int) -> bool:
    """Whether a seat has marshaled or played all the limited cards it may this round (rr.limited.1)."""
    extra = sum(1 for source, _ in s.statics.get("extra limited", ()) if s.ctrl[source] == seat)
    return s.count("round", "player", seat, "limited") > extra


def limit_key(s: Table, ctx: Context) -> tuple[Any, ...]:
    """Where the uses of an ability are counted: per copy and player, or per title and player (rr.limits.1 to 6)."""
    ability = ctx.ability
    assert ability is not None and ability.limit is not None
    if ability.limit.shared:
        return (ability.limit.period, "title", s.defn[ctx.card].name, ability.index, ctx.player)
    return (ability.limit.period, "card", ctx.card, ability.index, ctx.player)


# The steps
DECLARE, COSTS, PAY, TARGETS, CANCEL, RESOLVE, FINISH = range(7)


class Initiate(Frame):
    """An ability from the declaration to the end of its resolution; its reactions come in one window after it.

    ``pending`` collects what happened during the resolution (faq2.then.1); ``failed``: a part could not be done.
    """

    __slots__ = ("cancelled", "ctx", "failed", "legal", "part", "pending", "stage", "steps", "unpaid")

    def __init__(self, ctx: Context, steps: tuple[Any, ...] | None = None) -> None:
        self.at = 0
        self.ctx = ctx
        self.stage = DECLARE if steps is None else RESOLVE
        self.steps: tuple[Any, ...] = steps if steps is not None else ()
        self.part = 0
        self.pending: list[Event] = []
        self.failed = False
        self.cancelled = False
        self.unpaid = False
        self.legal: tuple[tuple[int, ...], ...] = ()

    @property
    def collecting(self) -> bool:
        """Whether what happens now waits for the common reaction window."""
        return self.stage == RESOLVE

    def run(self, s: Table) -> None:
        stage = self.stage
        if stage == RESOLVE:
            if self.at < len(self.steps):
                step = self.steps[self.at]
                self.at += 1
                step.do(s, self)
            else:
                self.stage = FINISH
        elif stage == DECLARE:
            self.declare(s)
        elif stage == COSTS:
            self.ask_costs(s)
        elif stage == PAY:
            self.pay(s)
        elif stage == TARGETS:
            self.ask_targets(s)
        elif stage == CANCEL:
            self.after_cancel(s)
        else:
            self.finish(s)

    def declare(self, s: Table) -> None:
        """Show the card, keep what is legal now: later choices are limited to it (faq2.choices.1)."""
        ctx = self.ctx
        ability = ctx.ability
        assert ability is not None
        s.note("use", s.name(ctx.player), s.defn[ctx.card].name, ability.kind, s.zone[ctx.card] == HAND, rule=RULES[ability.kind])
        s.known[ctx.card] = s.everyone
        self.stage = COSTS
        if s.defn[ctx.card].x_cost is True:
            most = s.gold[ctx.player] + discount(s, ctx.player, ctx.card, "play")
            fits = [n for n in range(most + 1) if self.worth(s, n)]
            options = [Option(f"pay {n}", "pay", (n,)) for n in fits]
            s.push(PickWord(ctx.player, "x", options, f"{s.defn[ctx.card].name}: which X?", "rr.letter-x.2"))
            return
        self.legal = self.targets(s)

    def worth(self, s: Table, x: int) -> bool:
        self.ctx.vars["x"] = x
        found = all(self.targets(s))
        del self.ctx.vars["x"]
        return found

    def targets(self, s: Table) -> tuple[tuple[int, ...], ...]:
        ability = self.ctx.ability
        assert ability is not None
        return tuple(tuple(choose.eligible(s, self.ctx, ability.do)) for choose in ability.choose)

    def ask_costs(self, s: Table) -> None:
        """What to pay with, where that is a choice."""
        ability = self.ctx.ability
        assert ability is not None
        if not self.legal:
            self.legal = self.targets(s)
        while self.part < len(ability.costs):
            asking = ability.costs[self.part].ask(s, self.ctx)
            self.part += 1
            if asking is not None:
                s.push(asking)
                return
        self.part = 0
        self.stage = PAY

    def pay(self, s: Table) -> None:
        """All parts of the cost at once (rr.costs.5)."""
        ctx = self.ctx
        ability = ctx.ability
        assert ability is not None
        self.stage = TARGETS
        events = [event for cost in ability.costs for event in cost.events(s, ctx)]
        if s.zone[ctx.card] == HAND and s.defn[ctx.card].type == "event":
            price = max(0, event_cost(s, ctx) - discount(s, ctx.player, ctx.card, "play"))
            spend_discounts(s, ctx.player, ctx.card, "play")
            if price:
                events.append(Event("pay", player=ctx.player, amount=price, source=ctx.card, by=ctx.player, cost=True))
        if events:
            s.happen(events)

    def ask_targets(self, s: Table) -> None:
        ctx = self.ctx
        ability = ctx.ability
        assert ability is not None
        if self.unpaid:
            s.pop()
            return
        while self.part < len(ability.choose):
            choose = ability.choose[self.part]
            legal = self.legal[self.part]
            found = [c for c in choose.eligible(s, ctx, ability.do) if c in legal]
            self.part += 1
            if not found:
                self.failed = True
                break
            s.push(choose.frame(s, ctx, found))
            return
        self.count(s)
        if self.failed:
            self.stage = FINISH
            return
        self.stage = CANCEL
        how = s.defn[ctx.card].type
        cost = event_cost(s, ctx) if how == "event" else 0  # with the value of an X (rr.letter-x.1)
        s.happen([Event("initiate", ctx.card, ctx.player, how=how, source=ctx.card, amount=cost)])

    def count(self, s: Table) -> None:
        """The use counts towards limits and maxima, cancelled or not (rr.limits.7); an event leaves the hand."""
        ctx = self.ctx
        assert ctx.ability is not None
        if ctx.ability.limit is not None:
            s.tick(*limit_key(s, ctx))
        if s.zone[ctx.card] == HAND and s.defn[ctx.card].type == "event":
            if s.defn[ctx.card].has_keyword("limited"):
                s.tick("round", "player", ctx.player, "limited")
            s.place(ctx.card, LIMBO)

    def after_cancel(self, s: Table) -> None:
        ability = self.ctx.ability
        assert ability is not None
        if self.cancelled:
            self.stage = FINISH
            return
        self.steps = ability.do
        self.stage = RESOLVE

    def finish(self, s: Table) -> None:
        """An event goes to the discard pile; then the reactions to all that happened, in one window."""
        ctx = self.ctx
        card = ctx.card
        s.pop()
        pending = self.pending
        if ctx.ability is not None and card >= 0 and s.defn[card].type == "event":
            if s.zone[card] == LIMBO:
                s.place(card, DISCARD)
            if s.zone[card] in (DISCARD, PLAY):
                s.history.append((ctx.player, "play", s.defn[card]))
                played = Event("played", card, ctx.player)
                played.done = True
                pending.append(played)
        if pending:
            s.react(pending)


RULES = {
    "action": "rr.actions.1",
    "reaction": "rr.reactions.1",
    "interrupt": "rr.interrupts.1",
    "when revealed": "rr.when-revealed.1",
}
