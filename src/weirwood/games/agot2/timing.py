"""Timing of the second edition: what surrounds a triggering condition (rr.triggering-condition.3).

Would-interrupts (forced, then free), forced interrupts, interrupts, the condition itself, delayed effects, forced
reactions, reactions. Things that happen simultaneously are one occurrence with shared windows.
"""

from __future__ import annotations

from typing import Any

from ...cardgame.answers import savable
from ...cardgame.choosing import PASS, Pick
from ...cardgame.definition import (
    AFTER, FORCED_INTERRUPTS, FORCED_REACTIONS, FORCED_WOULD, INTERRUPTS, OVER, REACTIONS, RESOLVE, WOULD, Ability, Context,
)  # fmt: skip
from ...cardgame.event import LEAVING, Event
from ...cardgame.naming import name_of
from ...cardgame.resolve import resolve_all
from ...cardgame.state import Table
from ...cardgame.words import PLAY
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .initiate import Initiate, may_use

PILED = frozenset({"kill", "discard", "sacrifice", "discard from hand", "discard top"})
PILING = LEAVING | PILED
"""What puts cards on their owners' piles; several at once in an order of the owner's choice."""

Response = tuple[int, Ability | None, int]
"""A card, its ability (None: a duplicate's save) and the number of the event it answers."""


class Occurrence(Frame):
    """Simultaneous events and all their windows."""

    __slots__ = ("ctx", "deferred", "events", "last", "ordered", "passes", "stage", "used")

    def __init__(self, events: list[Event], stage: int = FORCED_WOULD, deferred: bool = False) -> None:
        self.at = 0
        self.events = events
        self.stage = stage
        self.deferred = deferred
        self.used: list[tuple[int, int, int]] = []
        self.last = -1
        self.passes = 0
        self.ordered = 0
        self.ctx = Context(-1, -1)

    def run(self, s: Table) -> None:
        stage = self.stage
        if stage == RESOLVE:
            self.resolve(s)
        elif stage == AFTER:
            self.stage = FORCED_REACTIONS
            s.delayed_after(self.events)
        elif stage == OVER:
            s.pop()
        elif stage in (FORCED_WOULD, FORCED_INTERRUPTS, FORCED_REACTIONS):
            self.forced(s)
        else:
            self.window(s)

    def next_stage(self) -> None:
        self.stage += 1
        self.last = -1
        self.passes = 0

    # Resolution

    def resolve(self, s: Table) -> None:
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
        if isinstance(below, Initiate):
            if any(e.kind == "initiate" and e.cancelled for e in events):
                below.cancelled = True
            if any(e.cost and not e.done for e in events):
                below.unpaid = True
        if self.deferred:
            s.pop()
            s.collect(self.events)
        else:
            self.next_stage()

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
            if len({s.defn[c].name for c in own}) > 1:
                rule = "rr.dead-pile.7" if self.events[0].kind == "kill" else "rr.discard-pile.5"
                prompt = "Several cards go to your pile at once: which first? (done: in this order)"
                s.push(Pick(seat, "order", own, 0, len(own) - 1, prompt=prompt, rule=rule, kind="order"))
                return True
        return False

    # Forced abilities: all of them, one at a time, in the first player's order

    def forced(self, s: Table) -> None:
        found = self.responses(s, -1)
        if not found:
            self.next_stage()
            return
        if len(found) == 1:
            self.use(s, found[0])
            return
        options = self.options(s, found, "choose")
        prompt = "Several forced abilities are due: which first?"
        s.ask(s.first, "forced order", prompt, "rr.forced.3", options)

    # Optional abilities: a window in player order until all pass consecutively

    def window(self, s: Table) -> None:
        if not self.heard(s):
            self.next_stage()
            return
        most = s.alive.count(True)
        while self.passes < most:
            seat = s.first if self.last < 0 else s.left_of(self.last)
            found = self.responses(s, seat)
            if found:
                reaction = self.stage == REACTIONS
                prompt = f"{self.occasion(s)}: {'react' if reaction else 'interrupt'}?"
                rule = "rr.reactions.3" if reaction else "rr.interrupts.4"
                s.ask(seat, "reaction" if reaction else "interrupt", prompt, rule, [*self.options(s, found), PASS])
                return
            self.last = seat
            self.passes += 1
        self.next_stage()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "pass":
            self.last = seat
            self.passes += 1
            return
        self.last = seat
        self.passes = 0
        self.use(s, option.args)

    def use(self, s: Table, response: Any) -> None:
        """Initiate an ability (or a duplicate's save) in answer to one of the events."""
        card, ability, number = response
        depth = len(s.frames) - 1
        if ability is None:
            self.used.append((card, -1, number))
            s.use_duplicate(card, depth, number)
            return
        self.used.append((card, ability.index, number))
        s.push(Initiate(Context(card, s.ctrl[card], ability, depth, number)))

    # Who could answer

    def heard(self, s: Table) -> bool:
        listeners = s.listeners
        stage = self.stage
        for event in self.events:
            for kind in event.kinds:
                for _, ability in listeners.get(kind, ()):
                    if ability.stage == stage:
                        return True
            if stage == WOULD and event.kind in LEAVING and event.card in s.host:
                return True
        return False

    def responses(self, s: Table, seat: int) -> list[Response]:
        """What a seat (-1: the game) may use now in answer to these events."""
        found: list[Response] = []
        stage = self.stage
        depth = len(s.frames) - 1
        for number, event in enumerate(self.events):
            if event.cancelled or (stage >= FORCED_REACTIONS and not event.done):
                continue
            for kind in event.kinds:
                for card, ability in s.listeners.get(kind, ()):
                    if ability.stage != stage or (seat >= 0 and s.ctrl[card] != seat):
                        continue
                    if (card, ability.index, number) in self.used:
                        continue
                    ctx = Context(card, s.ctrl[card], ability, depth, number)
                    assert ability.trigger is not None
                    if ability.trigger.match(s, ctx, event) and may_use(s, ctx) is None:
                        found.append((card, ability, number))
            if stage == WOULD and event.kind in LEAVING and event.card in s.host and savable(s, event):
                for card in s.duplicates(event.card):
                    if s.ctrl[card] == seat:
                        found.append((card, None, number))
                        break
        return found

    def options(self, s: Table, found: list[Response], verb: str = "trigger") -> list[Option]:
        """The responses as options: by card name, told apart by ability or by the card it is about where needed."""
        plain: dict[str, list[Response]] = {}
        for response in found:
            card, ability, number = response
            shown = self.events[number].card if ability is None else card
            plain.setdefault(f"{verb} {name_of(s, shown)}", []).append(response)
        options: list[Option] = []
        taken: set[str] = set()
        for label, group in plain.items():
            for response in group:
                card, ability, number = response
                full = label
                if len({(a.index if a else -1, n, s.ctrl[c]) for c, a, n in group}) > 1:
                    full = f"{label}: {self.short(s, response, group)}"
                if full not in taken:
                    taken.add(full)
                    options.append(Option(full, verb, response))
        return options

    def short(self, s: Table, response: Response, group: list[Response]) -> str:
        card, ability, number = response
        if ability is None:
            return "duplicate"
        if len({(a.index if a else -1) for _, a, _ in group}) > 1 and ability.name:
            return ability.name
        if len({s.ctrl[c] for c, _, _ in group}) > 1:
            return s.name(s.ctrl[card])
        about = self.events[number]
        return name_of(s, about.card) if about.card >= 0 else s.name(about.player)

    def occasion(self, s: Table) -> str:
        """What is (or was) happening, in a few words."""
        said = [e for e in self.events if not e.cancelled and e.kind in OCCASIONS]
        event = said[0] if said else self.events[0]
        name = s.defn[event.card].name if event.card >= 0 else ""
        who = s.name(event.player) if event.player >= 0 else ""
        text = OCCASIONS.get(event.kind) or OCCASIONS["Something happens"]
        now = text[0 if self.stage <= INTERRUPTS else 1]
        return str(now.format(card=name, who=who, phase=s.phase))


OCCASIONS: dict[str, Any] = {
    "kill": ("{card} is about to be killed", "{card} was killed"),
    "discard": ("{card} is about to be discarded from play", "{card} was discarded from play"),
    "sacrifice": ("{card} is about to be sacrificed", "{card} was sacrificed"),
    "return": ("{card} is about to return to hand", "{card} returned to hand"),
    "enter": ("{card} is about to enter play", "{card} entered play"),
    "initiate": ("{card} is about to take effect", "{card} took effect"),
    "played": ("{card} was played", "{card} was played"),
    "challenge initiated": ("a challenge is initiated", "{who} initiated a challenge"),
    "challenge won": ("{who} wins the challenge", "{who} won the challenge"),
    "phase begins": ("the {phase} phase begins", "the {phase} phase began"),
    "phase ends": ("the {phase} phase is about to end", "the {phase} phase ended"),
    "dominance": ("{who} wins dominance", "{who} won dominance"),
    "income": ("{who} collects income", "{who} collected income"),
    "power": ("{card} is about to gain power", "{card} gained power"),
    "stand": ("{card} is about to stand", "{card} stood"),
    "kneel": ("{card} is about to kneel", "{card} knelt"),
    "strength raised": ("{card}'s STR is raised", "{card}'s STR was raised"),
    "pillage": ("a card is pillaged", "{card} was discarded by pillage"),
    "plot revealed": ("plots are revealed", "plots were revealed"),
    "Something happens": ("something happens", "something happened"),
}
OCCASIONS = {k: tuple(t[:1].upper() + t[1:] for t in v) for k, v in OCCASIONS.items()}


def unheard(s: Table, events: list[Event]) -> bool:
    """Whether nobody could answer these events in any way: then they resolve at once, without a frame."""
    listeners = s.listeners
    for event in events:
        for kind in event.kinds:
            if kind in listeners:
                return False
        if event.kind in LEAVING and event.card in s.host and s.zone[event.card] == PLAY:
            return False
    return True
