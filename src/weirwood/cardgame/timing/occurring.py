"""What surrounds an occurrence: the abilities that answer it, forced ones in order and optional ones in a window."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ..cards.definition import FORCED_REACTIONS, FORCED_WOULD, INTERRUPTS, WOULD, Ability, Context
from ..table.choosing import PASS
from ..table.event import LEAVING, Event, Missed
from ..table.gaining import MORE, hearing, holders
from ..table.moving import identity, title_beneath, whence
from ..table.naming import NEAREST, name_of
from ..table.state import Table
from ..table.words import DISCARD, PLAY, SHADOWS
from .saving import savable, save

DUPLICATES = -1
"""The number of a duplicate's save among the abilities of its card."""
Response = tuple[int, Ability | None, int]
"""A card, its ability (None: a duplicate's save) and the number of the event it answers."""


class Occurring(Frame):
    """Simultaneous events and their windows; an edition says which windows there are and in which order."""

    __slots__ = ("ctx", "deferred", "events", "last", "passes", "stage", "used")
    saved_from: ClassVar[frozenset[str]] = LEAVING
    """What a duplicate saves a card from."""
    forced_rule: ClassVar[str]
    asks: ClassVar[dict[int, tuple[str, str, str]]]
    """For each stage with a window: the kind of decision, its word, and its clause."""

    def __init__(self, events: list[Event], stage: int = FORCED_WOULD, deferred: bool = False) -> None:
        self.at = 0
        self.events = events
        self.stage = stage
        self.deferred = deferred
        self.used: list[tuple[int, int, int]] = []
        self.last = -1
        self.passes = 0
        self.ctx = Context(-1, -1)

    def copy_into(self, new: Self) -> None:
        new.at, new.stage, new.last, new.passes = self.at, self.stage, self.last, self.passes
        new.events = [event.copy() for event in self.events] if self.events else []
        new.used, new.deferred, new.ctx = self.used[:], self.deferred, self.ctx.copy()

    def next_stage(self) -> None:
        self.reach(self.stage + 1)

    def reach(self, stage: int) -> None:
        """Go to a stage, where a round of opportunities begins anew."""
        self.stage = stage
        self.last = -1
        self.passes = 0

    def on_to(self, s: Table, stops: frozenset[int]) -> int:
        """The first stage from here on in which anybody could answer, or one of these; most windows are nobody's."""
        stage, heard = self.stage, self.listening(s)
        while stage not in stops and stage not in heard:
            stage += 1
        if stage != self.stage:
            self.reach(stage)
        return stage

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
        s.ask(s.first, "forced order", prompt, self.forced_rule, options)

    # Optional abilities: a window in player order until all pass consecutively

    def starts(self, s: Table) -> int:
        """Who has the first opportunity."""
        return s.first

    def obliged(self, s: Table, seat: int, found: list[Response]) -> bool:
        """Whether something takes the place of the opportunity, and has been seen to."""
        return False

    def window(self, s: Table) -> None:
        if self.heard(s):
            self.opportunities(s)
        else:
            self.next_stage()

    def opportunities(self, s: Table) -> None:
        """Ask the next seat that could answer; when all have passed, the window is over."""
        most = s.alive.count(True)
        while self.passes < most:
            seat = self.starts(s) if self.last < 0 else s.left_of(self.last)
            found = self.responses(s, seat)
            if self.obliged(s, seat, found):
                return
            if found:
                kind, word, rule = self.asks[self.stage]
                s.ask(seat, kind, f"{self.occasion(s, found)}: {word}?", rule, [*self.options(s, found), PASS])
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
        self.use(s, option.args, seat)

    def use(self, s: Table, response: Any, seat: int = -1) -> None:
        """Initiate an ability (or a duplicate's save) in answer to one of the events."""
        card, ability, number = response
        depth = len(s.frames) - 1
        if ability is None:
            self.used.append((card, -1, number))
            s.place(card, DISCARD)  # a game ability, not a card's
            save(s, self.events[number], "a duplicate")
            return
        self.used.append((card, ability.index, number))
        user = seat if seat >= 0 and (ability.anyone or not ability.forced) else s.ctrl[card]
        s.initiate(Context(card, user, ability, depth, number))

    # Who could answer

    def listening(self, s: Table) -> set[int]:
        """The stages in which any ability listens to these events, or a duplicate might save a card."""
        stages: set[int] = set()
        heard = hearing(s)
        for event in self.events:
            for kind in event.kinds:
                for _, ability in heard.get(kind, ()):
                    stages.add(ability.stage)
            if event.kind in self.saved_from and event.card in s.host:
                stages.add(WOULD)
        return stages

    def remembers(self, event: Event) -> bool:
        """Whether it is kept why an event could not be answered: of saves, for which nobody is asked then."""
        return self.stage == WOULD and event.kind in LEAVING

    def heard(self, s: Table) -> bool:
        """Whether any ability listens in the stage it has reached."""
        return self.stage in self.listening(s)

    def responses(self, s: Table, seat: int) -> list[Response]:
        """What a seat (-1: the game) may use now in answer to these events."""
        found: list[Response] = []
        stage = self.stage
        depth = len(s.frames) - 1
        heard = hearing(s)
        lending = "AsHeld" in s.given
        for number, event in enumerate(self.events):
            if event.cancelled or (stage >= FORCED_REACTIONS and not event.done):
                continue
            for kind in event.kinds:
                for card, ability in heard.get(kind, ()):
                    if ability.stage != stage:
                        continue
                    if seat >= 0 and s.ctrl[card] != seat and not ability.anyone:
                        if not lending or seat not in holders(s, card):
                            continue
                    if (card, ability.index, number) in self.used:
                        continue
                    user = seat if seat >= 0 else s.ctrl[card]
                    ctx = Context(card, user, ability, depth, number)
                    assert ability.trigger is not None
                    if ability.trigger.match(s, ctx, event):
                        refused = s.may_use(ctx)
                        if refused is None:
                            found.append((card, ability, number))
                        elif self.remembers(event) and not ability.forced:
                            s.missed = {**s.missed, (card, ability.index): missed(s, card, event, refused)}
            if stage == WOULD and event.kind in self.saved_from and event.card in s.host:
                if savable(s, event):
                    found += [(card, None, number) for card in s.duplicates(event.card) if s.ctrl[card] == seat][:1]
                else:
                    unsaved(s, event)
        return found

    def options(self, s: Table, found: list[Response], verb: str = "trigger") -> list[Option]:
        """The responses as options: by card name, told apart by ability or by the card it is about where needed."""
        plain: dict[str, list[Response]] = {}
        for response in found:
            card, ability, number = response
            shown = self.events[number].card if ability is None else card
            label = f"{verb} {name_of(s, shown) if shown not in s.beneath else title_beneath(s, shown)}"
            lent = ability is not None and (s.zone[card] not in ability.zones or s.zone[card] == SHADOWS)
            if lent and any(s.defn[copy] is identity(s, card) and s.zone[copy] in NEAREST for copy, *_ in found):
                label += f" from {whence(s, card)}"
            plain.setdefault(label, []).append(response)
        options: list[Option] = []
        taken: set[str] = set()
        for label, group in plain.items():
            apart = len({(a.index if a else -1, n, s.ctrl[c]) for c, a, n in group}) > 1
            alike = len({self.short(s, response, group) for response in group}) == 1
            for response in group:
                long = f"{label}: {self.short(s, response, group)}" if apart else label
                full = label if alike else long
                if full not in taken:
                    taken.add(full)
                    options.append(make_option(full, verb, response, "" if full == long else long))
        return options

    def short(self, s: Table, response: Response, group: list[Response]) -> str:
        card, ability, number = response
        if ability is None:
            return "duplicate"
        if len({(a.index if a else -1) for _, a, _ in group}) > 1:
            return ability.label
        if len({s.ctrl[c] for c, _, _ in group}) > 1:
            return s.name(s.ctrl[card])
        about = self.events[number]
        return name_of(s, about.card) if about.card >= 0 else s.name(about.player)

    def occasion(self, s: Table, found: list[Response]) -> str:
        """What is (or was) happening that may be answered so, in a few words."""
        answered = [self.events[number] for _, _, number in found]
        event = next((e for e in answered if e.kind in OCCASIONS), answered[0])
        name = s.called(event.card) if event.card >= 0 else ""
        who = s.name(event.player) if event.player >= 0 else ""
        text = OCCASIONS.get(event.kind) or OCCASIONS["Something happens"]
        now = text[0 if self.stage <= INTERRUPTS else 1]
        return str(now.format(card=name, who=who, phase=s.phase))


def unsaved(s: Table, event: Event) -> None:
    """Remember that the duplicates of a card can't save it from leaving play."""
    if s.duplicates(event.card):
        s.missed = {**s.missed, (event.card, DUPLICATES): missed(s, event.card, event)}


def missed(s: Table, card: int, event: Event, rule: str = "") -> Missed:
    name = s.called(event.card) if event.card >= 0 else ""
    return Missed(s.called(card), name, event, rule, event.done, s.round)


OCCASIONS: dict[str, Any] = {
    "kill": ("{card} is about to be killed", "{card} was killed"),
    "discard": ("{card} is about to be discarded from play", "{card} was discarded from play"),
    "sacrifice": ("{card} is about to be sacrificed", "{card} was sacrificed"),
    "return": ("{card} is about to return to hand", "{card} returned to hand"),
    "enter": ("{card} is about to enter play", "{card} entered play"),
    "turned up": ("{card} is about to be turned up", "{card} was turned up and marshaled"),
    "emerge": ("{card} is about to come out of shadows", "{card} came out of shadows"),
    "initiate": ("{card} is about to take effect", "{card} took effect"),
    "played": ("{card} was played", "{card} was played"),
    "draw": ("{who} is about to draw a card", "{who} drew a card"),
    "attacker declared": ("{card} is declared as an attacker", "{card} was declared as an attacker"),
    "defender declared": ("{card} is declared as a defender", "{card} was declared as a defender"),
    "challenge initiated": ("a challenge is initiated", "{who} initiated a challenge"),
    "challenge won": ("{who} wins the challenge", "{who} won the challenge"),
    "claim applied": ("{who}'s claim is about to be over", "{who} has resolved claim"),
    "claim": ("{who} is about to resolve claim", "{who} resolved claim"),
    "phase begins": ("the {phase} phase begins", "the {phase} phase began"),
    "phase ends": ("the {phase} phase is about to end", "the {phase} phase ended"),
    "dominance": ("{who} wins dominance", "{who} won dominance"),
    "income": ("{who} collects income", "{who} collected income"),
    "power": ("{card} is about to gain power", "{card} gained power"),
    "stand": ("{card} is about to stand", "{card} stood"),
    "kneel": ("{card} is about to kneel", "{card} knelt"),
    "strength raised": ("{card}'s STR is raised", "{card}'s STR was raised"),
    "pillage": ("a card is pillaged", "{card} was discarded by pillage"),
    "revealed": ("{card} is revealed", "{card} was revealed"),
    "insight": ("{who} is about to draw a card by insight", "{who} drew a card by insight"),
    "plot used": ("{card} goes to a used pile", "{card} went to a used pile"),
    "no defenders": ("{who} declares no defenders", "{who} declared no defenders"),
    "initiative": ("{who} wins initiative", "{who} won initiative"),
    "initiative count": ("initiative is about to be compared", "initiative was compared"),
    "plot choice": ("plots are about to be chosen", "plots were chosen"),
    "plot turned": ("plots are being revealed", "plots were turned over"),
    "plot revealed": ("plots are revealed", "plots were revealed"),
    "Something happens": ("something happens", "something happened"),
}
OCCASIONS = {k: tuple(t[:1].upper() + t[1:] for t in v) for k, v in OCCASIONS.items()}


def unheard(s: Table, events: list[Event], saved_from: frozenset[str] = LEAVING) -> bool:
    """Whether nobody could answer these events in any way: then they resolve at once, without a frame."""
    listeners = s.listeners
    for event in events:
        for kind in event.kinds:
            if kind in listeners:
                return False
        if event.kind in saved_from and event.card in s.host and s.zone[event.card] == PLAY:
            return False
    if s.beneath or not MORE.isdisjoint(s.present):
        heard = hearing(s)
        return not any(kind in heard for event in events for kind in event.kinds)
    return True
