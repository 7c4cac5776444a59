"""Timing of the first edition: one window for every action, of a player or of the framework (faq1.window.1).

1. It is initiated; 2. saves and cancels; 3. it is executed; 4. passives; 5. responses; 6. what is moribund leaves play.
Whatever happens inside has a step 2 of its own and shares everything else with the window that is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....cardgame.cards.definition import FORCED_REACTIONS, OVER, REACTIONS, RESOLVE, WOULD, Context
from ....cardgame.phases.phases import Step, advance
from ....cardgame.phases.plots import recycle, when_revealed
from ....cardgame.table.choosing import PickWord, words
from ....cardgame.table.event import Event
from ....cardgame.table.gaining import hearing
from ....cardgame.table.words import EVENT, HAND
from ....cardgame.timing.initiating import CANCEL, FINISH, Initiating
from ....cardgame.timing.initiating import RESOLVE as EXECUTE
from ....cardgame.timing.occurring import Occurring, Response
from ....cardgame.vocabulary.answering.cancelling import cancellable
from ....cardgame.vocabulary.effects.base import Effect
from ....cardgame.vocabulary.paying.tolls import due, dues, event_tolls, given
from ....kernel.decision import Option
from ..occasions import occasion
from ..rules.ending import END_ROUND, cut_round
from .duplicates import DUPLICATE_SAVE
from .foreseeing import delayed, same
from .leaving import bury
from .promises import alike, answers_only, discard_promised, keep, promised
from .using import toll_of

if TYPE_CHECKING:
    from ..rules.table import Agot1

SAVED_FROM = frozenset({"kill", "discard"})
"""What a duplicate saves its card from (faq1.4.2.4)."""
ROTATION = "plot rotation"
DETERMINED = frozenset({"initiative", "dominance", "challenge won"})
"""The determinations of a winner: one that replaces another has a step 2 of its own (faq1.framework.6)."""
LATE = SAVED_FROM | DETERMINED | {"draw"}
"""What still has a step 2 if it could not be foreseen, since it was chosen only as the effect was carried out."""
TOLL_TO = "toll to"
"""To whom a player gives the gold that an event costs him."""
FORESEE = 7
"""The stage of what has no declaration: a delayed effect whose moment has come."""


class Window(Occurring):
    """An action from its initiation to its end; ``events`` grows with all that happens in it (faq1.response.2).

    ``actor`` is the player whose action it is (-1: the framework's), ``doing`` what he does, in words. Steps 1 to 3 are over when it comes to the top.
    ``revealed`` are the plots revealed in it whose when revealed effects are still due; ``turned`` the players who
    revealed one, whose used pile may have to become the plot deck.
    """

    __slots__ = ("actor", "doing", "revealed", "turned")
    called: ClassVar[str] = "An action"
    """What a framework window is about, in a few words."""
    forced_rule = "faq1.timing.4"
    asks = {REACTIONS: ("response", "respond", "faq1.window.5")}
    closing: ClassVar[bool] = False
    """Whether it closes a phase: then nobody saves, cancels or responds in it (faq1.2.6.1)."""

    def __init__(self, actor: int = -1, doing: str = "") -> None:
        super().__init__([], RESOLVE)
        self.actor = actor
        self.doing = doing
        self.revealed: list[int] = []
        self.turned: list[int] = []

    @property
    def step(self) -> int:
        """Which of the six steps it has reached."""
        return {RESOLVE: 3, FORCED_REACTIONS: 4, REACTIONS: 5, OVER: 6}[self.stage]

    def starts(self, s: Agot1) -> int:  # type: ignore[override]
        """Whoever sits left of the acting player; in a framework window the first player (faq1.timing.6 and 7)."""
        return s.left_of(self.actor) if self.actor >= 0 else s.first

    def next_stage(self) -> None:
        """On from passives to responses, where the round of opportunities goes on as it was."""
        self.stage += 1

    def run(self, s: Agot1) -> None:
        if self.stage == RESOLVE:
            self.proceed(s)
        elif self.stage == FORCED_REACTIONS:
            self.passives(s)
        elif self.stage == REACTIONS:
            if self.closing:
                self.next_stage()
            else:
                self.window(s)
        else:
            self.close(s)

    def proceed(self, s: Agot1) -> None:
        """Steps 1 to 3: what a player does has its frames above this one, so that nothing is left to do here."""
        self.go_on(s)

    def go_on(self, s: Agot1) -> None:
        """On to step 4; straight to the end if nothing is due and nobody could respond, as in most windows."""
        if self.revealed or self.turned or s.promised or self.answered(s) or self.due(s):
            self.stage = FORCED_REACTIONS
        else:
            self.stage = OVER
            self.close(s)

    def answered(self, s: Agot1) -> bool:
        """Whether any passive or response listens to what has happened here."""
        listeners = hearing(s)
        for event in self.events:
            for kind in event.kinds:
                for _, ability in listeners(kind, ()):
                    if ability.stage >= FORCED_REACTIONS:
                        return True
        return False

    # Step 4

    def passives(self, s: Agot1) -> None:
        """All that is due, one after the other, in the first player's order (faq1.timing.4)."""
        if self.revealed and self.plots(s):
            return
        found, rules = (self.responses(s, -1) if self.heard(s) else []), self.due(s)
        options = [*self.options(s, found, "choose"), *(Option(f"choose {name}", "choose", (name,)) for name in rules)]
        if not options:
            self.next_stage()
        elif len(options) == 1:
            self.choose(s, options[0])
        else:
            prompt = "Several passive effects are due: which comes first?"
            s.ask(s.first, "passive order", prompt, self.forced_rule, options)

    def due(self, s: Agot1) -> list[str]:
        """The passives of the game itself that are due: keywords, and whatever the framework does by itself.

        An empty plot deck is made of the used pile again (faq1.3.32.1).
        """
        return [ROTATION] if any(not s.plots[p] and s.used[p] for p in self.turned) else []

    def plots(self, s: Agot1) -> bool:
        """When revealed effects come before all other passives (faq1.2.2.4); whether one is due."""
        due = [card for card in self.revealed if when_revealed(s, card)]
        if len(due) == 1:
            self.resolve_plot(s, due[0])
        elif due:
            names = [s.called(c) for c in due]
            alike = len(set(names)) < len(names)
            options = [
                Option(f"choose {s.called(c)}{f' of {s.name(s.ctrl[c])}' if alike else ''}", "choose", ("", c))
                for c in due
            ]
            prompt = "Several plots have a when revealed effect: which comes first?"
            s.ask(s.first, "order", prompt, "faq1.2.2.2", options)
        return bool(due)

    def resolve_plot(self, s: Agot1, card: int) -> None:
        self.revealed = [c for c in self.revealed if c != card]
        s.initiate(Context(card, s.ctrl[card], when_revealed(s, card)))

    def choose(self, s: Agot1, option: Option) -> None:
        """The passive that comes next."""
        if option.args[0] == "":
            self.resolve_plot(s, option.args[1])
        elif len(option.args) == 1:
            self.resolve_rule(s, option.args[0])
        else:
            self.use(s, option.args)

    def resolve_rule(self, s: Agot1, name: str) -> None:
        """Carry out a passive of the game itself."""
        for seat in self.turned:
            recycle(s, seat)
        self.turned = []

    # Step 5

    def answer(self, s: Agot1, seat: int, option: Option) -> None:  # type: ignore[override]
        if self.stage == FORCED_REACTIONS:
            self.choose(s, option)
            return
        self.last = seat
        if option.verb == "pass":
            self.passes += 1
            return
        self.passes = 0
        keep(s, seat, option.args[0])
        self.stage = FORCED_REACTIONS  # passives that a response brings about come before the next response
        self.use(s, option.args, seat)

    # Step 6

    def obliged(self, s: Agot1, seat: int, found: list[Response]) -> bool:  # type: ignore[override]
        """A card that must be played next is played in answer to something here, if it can be (faq1.q.6)."""
        card = promised(s, seat)
        own = [each for each in found if card >= 0 and alike(s, card, each[0])]
        if own:
            prompt = f"{s.called(card)} must be played now."
            s.ask(seat, "response", prompt, "faq1.q.8", self.options(s, own))
        elif card >= 0 and answers_only(s, card):
            discard_promised(s, seat)
            return True
        return bool(own)

    def close(self, s: Agot1) -> None:
        """Everything moribund leaves at once, and every opportunity to respond is over (faq1.window.7)."""
        for seat in s.promised:
            if promised(s, seat) >= 0 and answers_only(s, s.promised[seat]):
                discard_promised(s, seat)
                return
        s.pop()
        bury(s)
        if any(event.kind == END_ROUND and event.done for event in self.events):
            cut_round(s)


class Box(Window):
    """A framework window: an ordered list of framework events, each with steps 1 to 3 (faq1.framework.2)."""

    __slots__ = ("part",)
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        super().__init__()
        self.part = 0

    def proceed(self, s: Agot1) -> None:
        if self.at < len(self.steps):
            advance(self, s)
        else:
            self.go_on(s)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:  # type: ignore[override]
        if self.stage == RESOLVE:
            self.decided(s, seat, option)
        else:
            super().answer(s, seat, option)

    def decided(self, s: Agot1, seat: int, option: Option) -> None:
        """A player has answered what a step of this box asked; the step doesn't come again."""
        raise NotImplementedError(type(self).__name__)


class Before(Occurring):
    """Step 2 of whatever is about to happen: saves and cancels, until all pass one after the other (faq1.window.3)."""

    __slots__ = ("begins",)
    saved_from = SAVED_FROM
    asks = {WOULD: ("save or cancel", "save or cancel", "faq1.window.3")}

    def __init__(self, events: list[Event], begins: int) -> None:
        super().__init__(events, WOULD)
        self.begins = begins

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

    def affordable(self, s: Agot1, host: int) -> bool:
        """Whether the controller of a card has the gold that it costs to trigger what the card has gained."""
        seat, toll = s.ctrl[host], due(s, host)
        return not toll or (toll <= s.gold[seat] and s.may_pay(Context(host, seat)))

    def use(self, s: Agot1, response: Response, seat: int = -1) -> None:  # type: ignore[override]
        """A duplicate's save is a response that the card above it has gained (faq1.4.2.3)."""
        card, ability, number = response
        if ability is not None:
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

    @property
    def collecting(self) -> bool:
        """Whatever happens is answered in the window it happens in."""
        return False

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        if self.stage == FORESEE:
            self.stage = CANCEL
            whole = self.whole(s)
            if whole is not None:
                self.foreseen = [event.copy() for event in whole.foreseen]
            else:
                self.before(s, delayed([event for effect in self.steps for event in effect.would(s, self.ctx)]))
        else:
            super().run(s)

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
        events = s.singly(events)
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
