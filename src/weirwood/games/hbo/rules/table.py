"""This edition's state: the card table with its timing, and the one constant check, for 15 power."""

from __future__ import annotations

from typing import Self

from ....cardgame.cards.definition import FORCED_REACTIONS, REACTIONS, WOULD, Context
from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import DISCARD, REMOVED, WITHIN_PHASE
from ....cardgame.timing.due import DueEffects
from ....cardgame.timing.entering import duplicate_host, may_enter
from ....cardgame.timing.occurring import unheard, unsaved
from ....cardgame.timing.opportunities import idle
from ....cardgame.timing.resolve import RESOLVERS, resolve_all
from ....cardgame.vocabulary.effects.base import Effect
from ....kernel.state import Outcome
from ..speech import SPEECH
from .actions import ActionWindow
from .clauses import CLAUSES
from .timing import KILLED, Occurrence, Use, collects, may_use

VICTORY = 15
LEFT_OTHERWISE = LEAVING - KILLED
"""The ways to leave play from which nothing saves."""
GOLD_TOKENS = 26
POWER_COUNTERS = 30


class Hbo(Table):
    """A game of this edition in progress.

    ``boxed`` are the plots that a draft put back into the box; ``pairs`` what each seat passed on in it: it knows both
    plots of a pair, but not which of them was kept.
    """

    __slots__ = ("boxed", "pairs")
    clauses = CLAUSES
    speech = SPEECH
    resolvers = RESOLVERS

    def __init__(self, seed: str, names: tuple[str, ...]) -> None:
        super().__init__(seed, names)
        self.boxed: list[int] = []
        self.pairs: list[tuple[int, int, int]] = []

    def copy(self) -> Self:
        new = super().copy()
        new.owner = self.owner[:]  # plots of a draft get their owner when they are kept
        new.boxed = self.boxed[:]
        new.pairs = self.pairs[:]
        return new

    # The common supplies: mere markers, so they never run out (hbo.components.1)

    def supplies(self) -> dict[str, int]:
        """The gold tokens and the power counters that nobody has."""
        held = sum(self.total_power(seat) for seat in range(2))
        return {"treasury": max(0, GOLD_TOKENS - sum(self.gold)), "bank": max(0, POWER_COUNTERS - held)}

    def give(self, card: int, seat: int) -> None:
        """A card from the box becomes a seat's own."""
        assert self.zone[card] == REMOVED
        self.removed[self.owner[card]].remove(card)
        self.owner[card] = self.ctrl[card] = seat
        self.removed[seat].append(card)

    # Occurrences

    def happen(self, events: list[Event]) -> None:
        """Let events happen simultaneously; a window before them only for saves from being killed."""
        for event in events:
            if event.kind in KILLED and not unheard(self, events, KILLED):
                self.push(Occurrence(events, WOULD, deferred=collects(self.frames[-1])))
                return
        for event in events:
            if event.kind in LEFT_OTHERWISE:
                unsaved(self, event)
        resolve_all(self, events)
        self.react(events)

    def react(self, events: list[Event]) -> None:
        """Passive abilities and then responses; what a passive brings about joins the occasion it answered."""
        top = self.frames[-1]
        if isinstance(top, DueEffects):
            top = next(f for f in reversed(self.frames) if not isinstance(f, DueEffects))
        if isinstance(top, Occurrence) and top.stage in (FORCED_REACTIONS, WOULD):
            (top.events if top.stage == FORCED_REACTIONS else top.pending).extend(events)
        elif collects(top) and not (getattr(top, "passives_at_once", False) and self.listened(events)):
            top.pending.extend(events)  # type: ignore[attr-defined]
        elif self.listened(events):
            self.push(Occurrence(events, FORCED_REACTIONS, deferred=collects(top)))

    def listened(self, events: list[Event]) -> bool:
        """Whether any ability listens to what happened."""
        return not unheard(self, events, saved_from=frozenset())

    def respond(self, events: list[Event]) -> None:
        """The responses to what was kept."""
        if self.listened(events):
            self.push(Occurrence(events, REACTIONS))

    def open_window(self) -> None:
        if not idle(self):
            self.push(ActionWindow())

    def phase_ends(self) -> None:
        self.due("phase")

    def phase_over(self) -> None:
        self.expire(*WITHIN_PHASE)

    def may_use(self, ctx: Context) -> str | None:
        return may_use(self, ctx)

    def initiate(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        self.push(Use(ctx, steps))

    def may_put(self, seat: int, card: int) -> str | None:
        """Not a further copy of a unique card: duplicates come from the hand, in marshalling (hbo.duplicates.1 and 2)."""
        return "hbo.unique.1" if duplicate_host(self, seat, card) >= 0 else may_enter(self, seat, card)

    def falls_to(self, attachment: int) -> int:
        """To its owner's discard pile (hbo.types.5)."""
        return DISCARD

    def due(self, when: str) -> None:
        """Delayed effects whose moment has come: at the end of a phase or challenge, or as a challenge is won."""
        if not self.delayed:
            return
        c = self.challenge
        due = [d for d in self.delayed if d.when == when]
        if when == "won":
            due = [d for d in due if c is not None and c.number == d.challenge and c.winner == d.context.player]
        if due:
            self.delayed = [d for d in self.delayed if d not in due]
            self.push(DueEffects(due, "hbo.passive.3"))

    # Constant checks, after every change

    def settle(self) -> None:
        """15 power wins at that very moment; if both have it, the first player wins (hbo.victory.1 and 2)."""
        self.unsettled = False
        if not self.check_power:
            return
        self.check_power = False
        winners = [seat for seat in self.order() if self.total_power(seat) >= VICTORY]
        if winners:
            name, rule = self.names[winners[0]], "hbo.victory.1" if len(winners) == 1 else "hbo.victory.2"
            self.note("win", name, f"has {VICTORY} power", rule=rule)
            self.outcome = Outcome((winners[0],), f"{name} has {VICTORY} power.", rule)
