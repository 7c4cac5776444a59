"""Timing of the first edition: one window for every action, of a player or of the framework (faq1.window.1).

1. It is initiated; 2. saves and cancels; 3. it is executed; 4. passives; 5. responses; 6. what is moribund leaves play.
Whatever happens inside has a step 2 of its own and shares everything else with the window that is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from ....cardgame.cards.definition import FORCED_REACTIONS, OVER, REACTIONS, RESOLVE, Context
from ....cardgame.phases.phases import Step
from ....cardgame.phases.plots import recycle, when_revealed
from ....cardgame.table.event import Event
from ....cardgame.table.gaining import hearing
from ....cardgame.timing.occurring import Occurring, Response
from ....kernel.decision import Option, make_option
from ..rules.ending import END_ROUND
from .leaving import bury
from .occasions import happened
from .once import once
from .promises import alike, answers_only, discard_promised, keep, promised

if TYPE_CHECKING:
    from ..rules.table import Agot1

ROTATION = "plot rotation"


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
        self.at = 0
        self.events = []
        self.stage = RESOLVE
        self.deferred = False
        self.used = []
        self.last = -1
        self.passes = 0
        self.ctx = Context(-1, -1)
        self.actor = actor
        self.doing = doing
        self.revealed: list[int] = []
        self.turned: list[int] = []

    def copy_into(self, new: Self) -> None:
        new.at, new.stage, new.last, new.passes = self.at, self.stage, self.last, self.passes
        new.events = self.events[:]  # they have happened, and don't change any more
        new.used, new.deferred, new.ctx = self.used[:], self.deferred, self.ctx.copy()
        new.actor, new.doing = self.actor, self.doing
        new.revealed, new.turned = self.revealed[:], self.turned[:]

    @property
    def step(self) -> int:
        """Which of the six steps it has reached; a response and the passives that it brings about are in step 5."""
        if self.stage == FORCED_REACTIONS and self.last >= 0:
            return 5
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

    def remembers(self, event: Event) -> bool:
        """Whatever could not be answered is kept: nobody is asked where nothing can be used."""
        return self.stage == REACTIONS

    def occasion(self, s: Agot1, found: list[Response]) -> str:  # type: ignore[override]
        return happened(s, super().occasion(s, found), [self.events[number] for _, _, number in found])

    def use(self, s: Agot1, response: Response, seat: int = -1) -> None:  # type: ignore[override]
        once(s, response, self.events[response[2]])
        super().use(s, response, seat)

    def answered(self, s: Agot1) -> bool:
        """Whether any passive or response listens to what has happened here."""
        if self.events:
            listeners = hearing(s)
            for event in self.events:
                for kind in event.kinds:
                    for _, ability in listeners.get(kind, ()):
                        if ability.stage >= FORCED_REACTIONS:
                            return True
        return False

    # Step 4

    def passives(self, s: Agot1) -> None:
        """All that is due, one after the other, in the first player's order (faq1.timing.4)."""
        if self.revealed and self.plots(s):
            return
        found, rules = (self.responses(s, -1) if self.heard(s) else []), self.due(s)
        options = [
            *self.options(s, found, "choose"),
            *(make_option(f"choose {name}", "choose", (name,)) for name in rules),
        ]
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
        return [ROTATION] if self.turned and any(not s.plots[p] and s.used[p] for p in self.turned) else []

    def plots(self, s: Agot1) -> bool:
        """When revealed effects come before all other passives (faq1.2.2.4); whether one is due."""
        due = [card for card in self.revealed if when_revealed(s, card)]
        if len(due) == 1:
            self.resolve_plot(s, due[0])
        elif due:
            names = [s.called(c) for c in due]
            alike = len(set(names)) < len(names)
            options = [
                make_option(f"choose {s.called(c)}{f' of {s.name(s.ctrl[c])}' if alike else ''}", "choose", ("", c))
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
        card = promised(s, seat) if s.promised else -1
        if card < 0:
            return False
        own = [each for each in found if alike(s, card, each[0])]
        if own:
            prompt = f"{s.called(card)} must be played now."
            s.ask(seat, "response", prompt, "faq1.q.8", self.options(s, own))
        elif answers_only(s, card):
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
        if s.moribund or any(s.limbo):
            bury(s)
        for event in self.events:
            if event.kind == END_ROUND and event.done:
                s.cut_round()
                break


class Box(Window):
    """A framework window: an ordered list of framework events, each with steps 1 to 3 (faq1.framework.2)."""

    __slots__ = ("part",)
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        super().__init__()
        self.part = 0

    def copy_into(self, new: Self) -> None:
        Window.copy_into(self, new)
        new.part = self.part

    def proceed(self, s: Agot1) -> None:
        """One step after the other, as long as nothing has changed that must be settled first."""
        steps, frames = self.steps, s.frames
        while self.at < len(steps):
            step = steps[self.at]
            self.at += 1
            step(self, s)
            if s.asks:  # it stays where it is
                self.at -= 1
                return
            if s.unsettled or frames[-1] is not self or self.stage != RESOLVE:
                return
        self.go_on(s)

    def moment(self, s: Agot1, kind: str, player: int = -1, how: str = "") -> None:
        """Something that changes nothing by itself: it is left out where nothing else has happened and nobody listens."""
        if self.events or kind in hearing(s):
            s.happen([Event(kind, player=player, how=how)])

    def answer(self, s: Agot1, seat: int, option: Option) -> None:  # type: ignore[override]
        if self.stage == RESOLVE:
            self.decided(s, seat, option)
        else:
            super().answer(s, seat, option)

    def decided(self, s: Agot1, seat: int, option: Option) -> None:
        """A player has answered what a step of this box asked; the step doesn't come again."""
        raise NotImplementedError(type(self).__name__)
