"""Timing of this edition: an effect is carried out completely, and only a save comes in between (hbo.actions.4).

Then passive abilities, in the first player's order, then responses, then the next action.
"""

from __future__ import annotations

from typing import Any, Self

from ....cardgame.cards.definition import FORCED_REACTIONS, OVER, REACTIONS, RESOLVE, WOULD, Context
from ....cardgame.phases.marshaling import limited_used_up
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import HAND
from ....cardgame.timing.due import DueEffects
from ....cardgame.timing.initiating import CANCEL, Initiating, lacks_targets, limit_key
from ....cardgame.timing.initiating import RESOLVE as CARRY_OUT
from ....cardgame.timing.initiating import TARGETS as CHOOSE
from ....cardgame.timing.occurring import Occurring
from ....cardgame.timing.resolve import resolve_all
from ....cardgame.vocabulary.describing.predicates import Faction
from ....cardgame.vocabulary.paying.costs import Cost, PayGold, UseCard, payable
from .clauses import CARD_TEXT

KILLED = frozenset({"kill"})
WHOLE = frozenset({RESOLVE, OVER})
SHORT = WHOLE | {REACTIONS}
"""The stages that are more than windows; responses to what happens during a resolution wait for its end."""


class Occurrence(Occurring):
    """Simultaneous events: save responses if somebody is about to be killed, the events, passives, responses."""

    __slots__ = ("pending",)
    saved_from = KILLED
    forced_rule = "hbo.passive.3"
    asks = {WOULD: ("save", "save the character", "hbo.save.1"), REACTIONS: ("response", "respond", "hbo.responses.2")}

    def __init__(self, events: list[Event], stage: int = WOULD, deferred: bool = False) -> None:
        super().__init__(events, stage, deferred)
        self.pending: list[Event] = []

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.pending = [event.copy() for event in self.pending]

    def run(self, s: Table) -> None:
        stops = SHORT if self.deferred else WHOLE
        stage = self.stage if self.stage in stops else self.on_to(s, stops)
        if stage == REACTIONS and self.deferred:
            s.pop()
            keep(s, self.events)
        elif stage in (WOULD, REACTIONS):
            self.opportunities(s)
        elif stage == RESOLVE:
            resolve_all(s, self.events)
            self.events += self.pending  # what saving brought about is answered with the rest
            if self.deferred:
                s.pop()
                s.react(self.events)
            else:
                self.next_stage()
        elif stage == FORCED_REACTIONS:
            self.forced(s)
        elif stage == OVER:
            s.pop()
        else:
            self.next_stage()


def keep(s: Table, events: list[Event]) -> None:
    """Passive abilities have answered; responses wait for the end of what is being resolved (hbo.passive.2)."""
    top: Any = next(f for f in reversed(s.frames) if not isinstance(f, DueEffects))
    top.pending.extend(events)


def may_use(s: Table, ctx: Context) -> str | None:
    """The clause that forbids using an ability now, or None: phase, place, condition, cost, choices.

    That its moment has come (an action opportunity, the situation a response names) is the caller's affair.
    """
    ability = ctx.ability
    assert ability is not None
    if ability.phase is not None and s.phase != ability.phase:
        return "hbo.actions.2"
    if s.zone[ctx.card] not in ability.zones:
        return "hbo.playing.9"
    if ability.limit is not None and s.count(*limit_key(s, ctx)) >= ability.limit.uses:
        return CARD_TEXT
    if s.defn[ctx.card].has_keyword("limited") and s.zone[ctx.card] == HAND and limited_used_up(s, ctx.player):
        return "hbo.limited.1"
    if ability.condition is not None and not ability.condition.holds(s, ctx):
        return "hbo.playing.7" if s.zone[ctx.card] == HAND else CARD_TEXT
    if (unpaid := payable(s, ctx, ability.costs)) is not None:
        return unpayable(s, ctx, unpaid)
    if ability.kind == "when revealed":
        return None
    if ability.choose and lacks_targets(s, ctx):
        return "hbo.kneel.1" if any(getattr(e, "verb", "") == "kneel" for e in ability.do) else "hbo.playing.9"
    works = ability.choose or ability.forced or any(effect.could(s, ctx) for effect in ability.do)
    return None if works else CARD_TEXT


def unpayable(s: Table, ctx: Context, cost: Cost) -> str:
    """The clause that keeps a cost from being paid."""
    if isinstance(cost, PayGold):
        return "hbo.gold.1"
    if isinstance(cost, UseCard) and any(isinstance(part, Faction) for part in cost.cards.parts):
        if not cost.cards.find(s, ctx):
            return "hbo.house.2"
    return "hbo.kneel.1"


class Use(Initiating):
    """An action, a response, a passive or a when revealed ability: nothing but saves until it is over."""

    __slots__ = ()
    rules = {
        "action": "hbo.actions.1", "response": "hbo.responses.1", "passive": "hbo.passive.1", "when revealed": "hbo.plot.9",
    }  # fmt: skip

    @property
    def collecting(self) -> bool:
        """Even what is paid for it is answered only after it."""
        return self.stage in (CHOOSE, CANCEL, CARRY_OUT)


def collects(frame: Any) -> bool:
    """Whether what happens in a frame waits for its end to be answered."""
    return bool(getattr(frame, "collecting", False))
