"""What a window is for: step 2 of whatever is about to happen, and an ability from its declaration to its execution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ....cardgame.cards.definition import WOULD, Context
from ....cardgame.table.choosing import PickWord, words
from ....cardgame.table.event import Event
from ....cardgame.table.words import EVENT, HAND
from ....cardgame.timing.initiating import CANCEL, FINISH, Initiating
from ....cardgame.timing.initiating import RESOLVE as EXECUTE
from ....cardgame.timing.occurring import Occurring, Response
from ....cardgame.vocabulary.answering.cancelling import cancellable
from ....cardgame.vocabulary.effects.base import Effect
from ....cardgame.vocabulary.paying.tolls import due, dues, event_tolls, given
from ..values.hands import singly
from .duplicates import DUPLICATE_SAVE
from .foreseeing import delayed, same
from .occasions import occasion
from .once import once
from .using import toll_of

if TYPE_CHECKING:
    from ..rules.table import Agot1

SAVED_FROM = frozenset({"kill", "discard"})
"""What a duplicate saves its card from (faq1.4.2.4)."""
DETERMINED = frozenset({"initiative", "dominance", "challenge won"})
"""The determinations of a winner: one that replaces another has a step 2 of its own (faq1.framework.6)."""
LATE = SAVED_FROM | DETERMINED | {"draw"}
"""What still has a step 2 if it could not be foreseen, since it was chosen only as the effect was carried out."""
TOLL_TO = "toll to"
"""To whom a player gives the gold that an event costs him."""
FORESEE = 7
"""The stage of what has no declaration: a delayed effect whose moment has come."""


class Before(Occurring):
    """Step 2 of whatever is about to happen: saves and cancels, until all pass one after the other (faq1.window.3)."""

    __slots__ = ("begins",)
    saved_from = SAVED_FROM
    asks = {WOULD: ("save or cancel", "save or cancel", "faq1.window.3")}

    def __init__(self, events: list[Event], begins: int) -> None:
        super().__init__(events, WOULD)
        self.begins = begins

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.begins = self.begins

    def starts(self, s: Agot1) -> int:  # type: ignore[override]
        return self.begins

    def run(self, s: Agot1) -> None:
        if self.stage == WOULD:
            self.window(s)
            return
        s.pop()
        top = s.frames[-1]
        if isinstance(top, Use) and top.stage == CANCEL:
            top.foreseen = self.events
        else:
            s.carry_out(self.events)

    def occasion(self, s: Agot1, found: list[Response]) -> str:  # type: ignore[override]
        return occasion(s, super().occasion(s, found), [self.events[number] for _, _, number in found])

    def responses(self, s: Agot1, seat: int) -> list[Response]:  # type: ignore[override]
        """What a seat may use: a duplicate's save, too, may have to be paid for (faq1.4.2.3)."""
        found = super().responses(s, seat)
        return [each for each in found if each[1] is not None or self.affordable(s, self.events[each[2]].card)]

    def remembers(self, event: Event) -> bool:
        return True

    def affordable(self, s: Agot1, host: int) -> bool:
        """Whether the controller of a card has the gold that it costs to trigger what the card has gained."""
        seat, toll = s.ctrl[host], due(s, host)
        return not toll or (toll <= s.gold[seat] and s.may_pay(Context(host, seat)))

    def use(self, s: Agot1, response: Response, seat: int = -1) -> None:  # type: ignore[override]
        """A duplicate's save is a response that the card above it has gained (faq1.4.2.3)."""
        card, ability, number = response
        if ability is not None:
            once(s, response, self.events[number])
            super().use(s, response, seat)
            return
        self.used.append((card, -1, number))
        host = self.events[number].card
        s.initiate(Context(host, s.ctrl[host], DUPLICATE_SAVE, len(s.frames) - 1, number))


class Use(Initiating):
    """An action, a response or a passive, in the window that is open: initiation, its own step 2, execution.

    ``foreseen`` is what it would bring about as step 2 saw it: whatever was saved or cancelled there doesn't happen.
    """

    __slots__ = ("foreseen",)
    rules = {
        "action": "faq1.timing.16", "response": "faq1.response.1", "limited response": "lcg1.kw.7", "passive": "faq1.3.10.2", "when revealed": "faq1.2.2.3",
    }  # fmt: skip

    def __init__(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        super().__init__(ctx, steps)
        self.foreseen: list[Event] = []
        if steps is not None:
            self.stage = FORESEE

    def copy_into(self, new: Self) -> None:
        new.at, new.stage, new.part, new.legal, new.steps = self.at, self.stage, self.part, self.legal, self.steps
        new.ctx, new.pending = self.ctx.copy(), self.pending[:]  # they have happened, and don't change any more
        new.failed, new.cancelled, new.unpaid, new.played = self.failed, self.cancelled, self.unpaid, self.played
        new.foreseen = [event.copy() for event in self.foreseen] if self.foreseen else []

    @property
    def collecting(self) -> bool:
        """Whatever happens is answered in the window it happens in."""
        return False

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        """Stage after stage, as long as nothing has changed that must be settled first."""
        frames = s.frames
        while frames[-1] is self:
            if self.stage == FORESEE:
                self.foresee(s)
            else:
                super().run(s)
            if s.unsettled or s.asks:
                return

    def foresee(self, s: Agot1) -> None:
        """Step 2 of a delayed effect; what is a part of an ability has been seen with the whole of it."""
        self.stage = CANCEL
        whole = self.whole(s)
        if whole is not None:
            self.foreseen = [event.copy() for event in whole.foreseen]
        else:
            self.before(s, delayed([event for effect in self.steps for event in effect.would(s, self.ctx)]))

    def whole(self, s: Agot1) -> Use | None:
        """The ability of whose execution this is a part, whose step 2 has seen it; None for a delayed effect."""
        for frame in reversed(s.frames[:-1]):
            if not isinstance(frame, Use):
                return None
            if frame.stage == EXECUTE and frame.ctx.ability is not None:
                return frame
        return None

    def ask_costs(self, s: Agot1) -> None:  # type: ignore[override]
        """First to whom the gold goes that an event costs, if there are several opponents."""
        others = s.opponents(self.ctx.player)
        if len(others) > 1 and TOLL_TO not in self.ctx.vars and self.tolled(s):
            labels = words({s.name(p): p for p in others})
            prompt = f"{s.called(self.ctx.card)}: which opponent do you give gold to for playing it?"
            s.push(PickWord(self.ctx.player, TOLL_TO, labels, prompt, s.clauses.paying))
            return
        super().ask_costs(s)

    def tolled(self, s: Agot1) -> list[tuple[int, int]]:
        """What must be given to an opponent for playing an event from hand."""
        event = s.zone[self.ctx.card] == HAND and s.defn[self.ctx.card].type == EVENT
        return event_tolls(s, self.ctx.player) if event else []

    def price_now(self, s: Agot1) -> int:  # type: ignore[override]
        return toll_of(s, self.ctx)

    def price(self, s: Agot1) -> list[Event]:  # type: ignore[override]
        """What is given to other players for playing an event, or for triggering an ability of a card."""
        ability, seat = self.ctx.ability, self.ctx.player
        if ability is None or ability.forced:
            return []
        if found := self.tolled(s):
            to = self.ctx.vars.get(TOLL_TO, s.left_of(seat))
            return [given(seat, to, n, source) for source, n in found]
        return dues(s, self.ctx.card) if toll_of(s, self.ctx) else []

    def take_effect(self, s: Agot1) -> None:  # type: ignore[override]
        """Step 2 answers that it was initiated, and what it would do (faq1.window.3, faq1.4.18.1)."""
        ctx, ability = self.ctx, self.ctx.ability
        assert ability is not None
        self.stage = CANCEL
        events = [event for effect in ability.do for event in effect.would(s, ctx)]
        if not ability.forced:
            how = s.defn[ctx.card].type
            cost = s.defn[ctx.card].cost or 0
            events.insert(
                0, Event("initiate", ctx.card, ctx.player, how=how, source=ctx.card, amount=cost, other=ability.index)
            )
        self.before(s, events)

    def before(self, s: Agot1, events: list[Event]) -> None:
        """Let what is foreseen be answered, if anybody could."""
        events = singly(events)
        if not cancellable(s, self.ctx.card):  # faq1.4.11.1, faq1.4.3.1
            events = [event for event in events if event.kind in SAVED_FROM]
        if s.answerable(events):
            forced = self.ctx.ability is None or self.ctx.ability.forced
            s.push(Before(events, s.opened().starts(s) if forced else s.left_of(self.ctx.player)))

    def after_cancel(self, s: Agot1) -> None:  # type: ignore[override]
        for event in self.foreseen:
            if event.kind == "initiate":
                self.cancelled = event.cancelled
        if self.ctx.ability is None:
            self.stage = FINISH if self.cancelled else EXECUTE
        else:
            super().after_cancel(s)

    def fate(self, events: list[Event]) -> tuple[list[Event], bool]:
        """Events of the execution with what step 2 made of them; and whether some may still be saved from.

        Those that could not be foreseen, since they were chosen only now, may still be saved from or cancelled; so may a
        determination that takes the place of another.
        """
        late = False
        for event in events:
            known = next((f for f in self.foreseen if same(f, event)), None)
            if known is not None:
                self.foreseen.remove(known)
                event.cancelled, event.saved, event.to, event.how = known.cancelled, known.saved, known.to, known.how
            elif event.kind in LATE:
                late = True
        return events, late

    def finish(self, s: Agot1) -> None:  # type: ignore[override]
        """An event stays on the table until the window closes (faq1.moribund.8); cancelled, it was still played."""
        s.pop()
        if self.played:
            played = Event("played", self.ctx.card, self.ctx.player)
            played.done = True
            s.gather([played])
