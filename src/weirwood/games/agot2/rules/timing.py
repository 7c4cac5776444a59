"""Timing of the second edition: what surrounds a triggering condition (rr.triggering-condition.3).

Would-interrupts (forced, then free), forced interrupts, interrupts, the condition itself, delayed effects, forced
reactions, reactions. Things that happen simultaneously are one occurrence with shared windows.
"""

from __future__ import annotations

from typing import Self

from ....cardgame.cards.definition import (
    AFTER,
    FORCED_INTERRUPTS,
    FORCED_REACTIONS,
    FORCED_WOULD,
    INTERRUPTS,
    OVER,
    REACTIONS,
    RESOLVE,
    WOULD,
    Context,
)  # fmt: skip
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.lasting import Delayed
from ....cardgame.table.state import Table
from ....cardgame.table.words import (
    CHALLENGE,
    DECIDED,
    GONE,
    INITIATIVE,
    LOST,
    NEXT_PHASE,
    NEXT_PLOT_PHASE,
    NEXT_PLOTS,
    PHASE,
    PHASE_OR_GONE,
    WON,
)
from ....cardgame.timing.due import DueEffects
from ....cardgame.timing.occurring import Occurring
from ....cardgame.timing.resolve import resolve_all
from ....cardgame.vocabulary.effects.replacing import INSTEAD
from .initiate import Initiate

PILED = frozenset({"entomb", "kill", "discard", "sacrifice", "discard from hand", "discard top"})
TO_DEAD_PILE = ("kill", "entomb")
PILING = LEAVING | PILED
"""What puts cards on their owners' piles; several at once in an order of the owner's choice."""


FRAMEWORK = frozenset({RESOLVE, AFTER, OVER})
"""The stages that are more than windows."""


class Occurrence(Occurring):
    """Simultaneous events and all their windows."""

    __slots__ = ("ordered",)
    forced_rule = "rr.forced.3"
    asks = {
        WOULD: ("interrupt", "interrupt", "rr.interrupts.4"),
        INTERRUPTS: ("interrupt", "interrupt", "rr.interrupts.4"),
        REACTIONS: ("reaction", "react", "rr.reactions.3"),
    }

    def __init__(self, events: list[Event], stage: int = FORCED_WOULD, deferred: bool = False) -> None:
        super().__init__(events, stage, deferred)
        self.ordered = 0

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.ordered = self.ordered

    def run(self, s: Table) -> None:
        stage = self.stage
        if stage not in FRAMEWORK and not s.unsettled:  # what a change has brought about comes first
            stage = self.on_to(s, FRAMEWORK)
        if stage == RESOLVE:
            self.resolve(s)
        elif stage == AFTER:
            self.stage = FORCED_REACTIONS
            delayed_after(s, self.events)
        elif stage == OVER:
            s.pop()
        elif stage in (FORCED_WOULD, FORCED_INTERRUPTS, FORCED_REACTIONS):
            self.forced(s)
        else:
            self.opportunities(s)

    # Resolution

    def replaced(self, s: Table) -> bool:
        """What takes the place of an event comes first, of several the latest alone (rr.replacement-effects.3)."""
        left = self.ctx.vars.pop(INSTEAD, None)
        if not left:
            return False
        number = min(left)
        self.ctx.vars[INSTEAD] = {n: each for n, each in left.items() if n != number}
        if self.events[number].cancelled:
            return self.replaced(s)
        card, player, steps = left[number]
        s.initiate(Context(card, player, None, len(s.frames) - 1, number), steps)
        return True

    def resolve(self, s: Table) -> None:
        if self.ctx.vars and self.replaced(s):
            return
        if len(self.events) > 1 and self.events[0].kind in PILING and self.ask_order(s):
            return
        order = self.ctx.vars.get("ordered")
        events = self.events
        if order:
            events = sorted(events, key=lambda e: order.index(e.card) if e.card in order else len(order))
        raised = resolve_all(s, events)
        if raised:
            self.events = [*self.events, *raised]
        if "saved" in s.listeners:  # what was to leave play was saved instead (rr.triggering-condition.8)
            self.events = [*self.events, *(e.became_saved() for e in events if e.saved)]
        below = s.frames[-2] if len(s.frames) > 1 else None
        if isinstance(below, Initiate) and any(e.kind == "initiate" and e.cancelled for e in events):
            below.cancelled = True
        if below is not None and hasattr(below, "unpaid") and any(e.cost and not e.done for e in events):
            below.unpaid = True  # an ability, or a card being marshaled (rr.costs.6)
        if self.deferred:
            s.pop()
            collect(s, self.events)
        else:
            self.next_stage()
        entered = [e for e in self.events if e.kind == "enter"]
        if entered:
            s.after_entering(entered)

    def ask_order(self, s: Table) -> bool:
        """Each owner puts cards that go to a pile at the same moment there in an order of choice (rr.dead-pile.7)."""
        chosen = self.ctx.vars
        chosen["ordered"] = (*chosen.get("ordered", ()), *chosen.pop("order", ()))
        for seat in s.order()[self.ordered :]:
            self.ordered += 1
            own = [
                e.card
                for e in self.events
                if e.kind in PILED and e.to < 0 and not e.cancelled and s.owner[e.card] == seat
            ]
            if len({s.called(c) for c in own}) > 1:
                rule = "rr.dead-pile.7" if self.events[0].kind in TO_DEAD_PILE else "rr.discard-pile.5"
                prompt = "Several cards go to your pile at once: which first? (done: in this order)"
                s.push(Pick(seat, "order", own, 0, len(own) - 1, prompt=prompt, rule=rule, kind="order"))
                return True
        return False


def collect(s: Table, events: list[Event]) -> None:
    """Keep events whose reactions wait for the window of whatever they happened in."""
    top = s.frames[-1]
    if isinstance(top, Initiate) and top.collecting:
        top.pending.extend(events)
    elif isinstance(top, Occurrence) and top.stage >= AFTER:
        top.events.extend(events)
    else:
        s.react(events)


MOMENTS = {
    PHASE: ("phase ends",), PHASE_OR_GONE: ("phase ends",), WON: ("challenge won",), LOST: ("challenge won",), CHALLENGE: ("challenge ends",),
    DECIDED: ("challenge won", "challenge ends"), INITIATIVE: ("initiative",),
    NEXT_PLOT_PHASE: ("phase begins",), NEXT_PHASE: ("phase begins",), NEXT_PLOTS: ("plot revealed",), GONE: (),
}  # fmt: skip
"""What happens at the moments that delayed effects wait for; that their card has left play is seen at once."""
WHEN_GONE = (GONE, PHASE_OR_GONE)
"""Those that come as the card whose effect it is leaves play."""
WINNING = (WON, INITIATIVE)
"""Those that are the player's own success."""


def delayed_after(s: Table, events: list[Event]) -> None:
    """Delayed effects whose moment has come, before any reaction to it (rr.delayed-effects.2)."""
    if not s.delayed:
        return
    due: list[Delayed] = []
    kept: list[Delayed] = []
    for effect in s.delayed:
        moment = next((e for e in events if e.kind in MOMENTS[effect.when]), None)
        if effect.when in (NEXT_PLOT_PHASE, NEXT_PLOTS) and s.phase != "plot":
            moment = None
        if moment is None:
            if effect.when != INITIATIVE or not any(e.kind == "phase ends" for e in events):
                kept.append(effect)
            continue
        others = effect.when in WINNING and moment.player != effect.context.player
        if effect.when == LOST:
            others = s.challenge is None or s.challenge.loser != effect.context.player
        elsewhere = effect.when in (WON, LOST, DECIDED) and not (s.challenge and s.challenge.number == effect.challenge)
        if not others and not elsewhere:
            due.append(effect)
    s.delayed = kept
    if due:
        s.push(DueEffects(due))
