"""Effects: one class each for *could it change the game*, *do it* and *say it*.

An effect works on the frame that resolves it: ``frame.ctx`` says for whom, and holds what earlier parts bound to names.
Most effects turn into occurrences; the edition's timing gives those their windows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from . import values
from .choosing import Pick
from .definition import Context
from .entering import duplicate_host, hosts, may_control
from .event import Event
from .select import THIS, Who
from .state import Table
from .words import AGENDA, ATTACHMENT, CHARACTER, DECK, DUPLICATE, HAND, PLAY, TITLE

if TYPE_CHECKING:
    from .initiating import Initiating


class Effect(ABC):
    """A part of an ability's text."""

    __slots__ = ()

    @abstractmethod
    def could(self, s: Table, ctx: Context) -> bool:
        """Whether it could change the game state now (rr.abilities.9)."""

    def barred(self, s: Table, ctx: Context) -> str | None:
        """The clause that keeps it from changing anything now, where there is one of its own."""
        return None

    @abstractmethod
    def do(self, s: Table, frame: Initiating) -> None:
        """Carry it out, from the frame that resolves it."""

    @abstractmethod
    def say(self) -> str:
        """What it does, as an instruction: 'draw 2 cards'."""


def source_type(s: Table, ctx: Context) -> str:
    return s.defn[ctx.card].type if ctx.card >= 0 else ""


def immune(s: Table, card: int, kind: str, by: int = -1) -> bool:
    """Whether a card is immune to a player's effects of a type of card: 'event', or 'opponent event' (rr.immune.1)."""
    kinds = {kind} if by < 0 or by == s.ctrl[card] else {kind, f"opponent {kind}"}
    for source, static in s.statics.get("immune", ()):
        if static.applies(s, source, card) and not values.blank(s, source) and not kinds.isdisjoint(static.value):
            return True
    if not s.lasting:
        return False
    return any(e.what == "immune" and e.card == card and not kinds.isdisjoint(e.value) for e in s.lasting)


def cannot(s: Table, card: int, verb: str) -> bool:
    """Whether something says that this cannot be done to a card (rr.cannot.1)."""
    for source, static in s.statics.get("cannot", ()):
        if verb in static.value and static.applies(s, source, card) and not values.blank(s, source):
            return True
    if not s.lasting:
        return False
    return any(e.what == "cannot" and e.card == card and verb in e.value for e in s.lasting)


def subjects(s: Table, ctx: Context, who: Who, verb: str = "", tokens: bool = False) -> list[int]:
    """The cards an effect reaches: those meant, less the immune (unless it is about their tokens) and the protected."""
    found = who.find(s, ctx)
    if not tokens and ("immune" in s.statics or s.lasting) and ctx.card >= 0:
        kind = source_type(s, ctx)
        found = [c for c in found if c == ctx.card or not immune(s, c, kind, ctx.player)]
    if verb and ("cannot" in s.statics or s.lasting):
        found = [c for c in found if not cannot(s, c, verb)]
    return found


class OnCards(Effect):
    """An effect that does one thing to each card meant."""

    __slots__ = ("unsavable", "who")
    verb = ""
    on_tokens = False
    """Whether only tokens on the card are concerned, which its immunity doesn't protect (rr.immune.2)."""

    def __init__(self, who: Who = THIS, unsavable: bool = False) -> None:
        self.who = who
        self.unsavable = unsavable

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether it could affect this card."""
        return s.zone[card] == PLAY

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event(self.verb, card, s.ctrl[card], source=ctx.card, by=ctx.player, unsavable=self.unsavable)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.can(s, ctx, c) for c in subjects(s, ctx, self.who, self.verb, self.on_tokens))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = subjects(s, ctx, self.who, self.verb, self.on_tokens)
        events = [self.event(s, ctx, c) for c in found if self.can(s, ctx, c)]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        return f"{self.words()} {self.who.say()}" + (" (cannot be saved)" if self.unsavable else "")

    def words(self) -> str:
        return self.verb


class Kneel(OnCards):
    __slots__ = ()
    verb = "kneel"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and not s.kneeling[card]


class Stand(OnCards):
    __slots__ = ()
    verb = "stand"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if not s.in_play(card) or not s.kneeling[card]:
            return False
        return s.defn[card].type != CHARACTER or values.stands_left(s, ctx.player) != 0

    def do(self, s: Table, frame: Initiating) -> None:
        """Where the player may not stand them all, the player says which."""
        ctx = frame.ctx
        left = values.stands_left(s, ctx.player)
        chosen = ctx.vars.pop("standing", None)
        found = [c for c in subjects(s, ctx, self.who, self.verb) if self.can(s, ctx, c)]
        people = [c for c in found if s.defn[c].type == CHARACTER]
        if 0 <= left < len(people) and chosen is None:
            frame.at -= 1
            prompt = f"Choose the {left} characters you stand."
            s.push(Pick(ctx.player, "standing", people, left, left, prompt=prompt, rule="rr.cannot.1"))
            return
        events = [self.event(s, ctx, c) for c in found if chosen is None or c in chosen or c not in people]
        if events:
            s.happen(events)
        else:
            frame.failed = True


class Kill(OnCards):
    __slots__ = ()
    verb = "kill"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and values.card_type(s, card) == CHARACTER


class Discard(OnCards):
    """Discard from play (a duplicate, too, if that is what the card meant has become)."""

    __slots__ = ()
    verb = "discard"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (PLAY, DUPLICATE, TITLE)

    def say(self) -> str:
        where = "" if self.who.kind == "var" else " from play"
        return f"discard {self.who.say()}{where}" + (" (cannot be saved)" if self.unsavable else "")


class Sacrifice(OnCards):
    __slots__ = ()
    verb = "sacrifice"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and s.ctrl[card] == ctx.player


class ReturnToHand(OnCards):
    """From play to its owner's hand."""

    __slots__ = ()
    verb = "return"

    def say(self) -> str:
        whose = "your" if self.who is THIS else "the owner's"
        return f"return {self.who.say()} to {whose} hand" + (" (cannot be saved)" if self.unsavable else "")


class RemoveFromGame(OnCards):
    """Out of the game, from play; an agenda only by its own ability (rr.agenda-cards.4)."""

    __slots__ = ()
    verb = "remove"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if s.zone[card] == AGENDA:
            return card == ctx.card
        return s.zone[card] == PLAY

    def say(self) -> str:
        return f"remove {self.who.say()} from the game"


class ShuffleIntoDeck(OnCards):
    """Shuffle cards from a pile (or play) into their owners' decks."""

    __slots__ = ()
    verb = "shuffle in"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != DECK

    def say(self) -> str:
        return f"shuffle {self.who.say()} into {'its' if not self.who.plural else 'their'} owner's deck"


class AddToHand(OnCards):
    """From a pile or deck to its owner's hand (not drawing)."""

    __slots__ = ("public",)
    verb = "add to hand"

    def __init__(self, who: Who, public: bool = True) -> None:
        super().__init__(who)
        self.public = public

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != HAND and s.zone[card] != PLAY

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        found = super().event(s, ctx, card)
        found.how = "public" if self.public else "secret"
        return found

    def say(self) -> str:
        return (
            f"{'reveal it and ' if self.public and self.who.name == 'found' else ''}add {self.who.say()} to your hand"
        )


class PutIntoPlay(OnCards):
    """Put a card into play under your control, if the edition lets it enter (maybe as a duplicate).

    ``under_yours``: the text says whose control, since the card is another player's.
    """

    __slots__ = ("under_yours",)
    verb = "enter"

    def __init__(self, who: Who, under_yours: bool = False) -> None:
        super().__init__(who)
        self.under_yours = under_yours

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != PLAY and s.may_put(ctx.player, card) is None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events = []
        for card in self.who.find(s, ctx):
            if not self.can(s, ctx, card):
                continue
            host = -1
            if s.defn[card].type == ATTACHMENT and duplicate_host(s, ctx.player, card) < 0:
                chosen = ctx.vars.pop("host", None)
                if chosen is None:
                    frame.at -= 1
                    prompt = f"Attach {s.defn[card].name} to which card?"
                    s.push(
                        Pick(
                            ctx.player,
                            "host",
                            hosts(s, card, ctx.player),
                            verb="attach to",
                            prompt=prompt,
                            rule="rr.put-into-play.3",
                        )
                    )
                    return
                host = chosen[0]
            events.append(
                Event("enter", card, ctx.player, other=host, source=ctx.card, by=ctx.player, how="put into play")
            )
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        if self.under_yours:
            return f"bring {self.who.say()} into play on your side"
        return f"put {self.who.say()} into play"


class TakeControl(OnCards):
    """Take control of a card: until it leaves play, unless a period is given."""

    __slots__ = ("until",)
    verb = "control"

    def __init__(self, who: Who, until: str = "") -> None:
        super().__init__(who)
        self.until = until

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return (
            s.zone[card] == PLAY
            and s.ctrl[card] != ctx.player
            and may_control(s, ctx.player, card, taking=True) is None
        )

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("control", card, ctx.player, source=ctx.card, by=ctx.player, how=self.until)

    def say(self) -> str:
        return f"take control of {self.who.say()}" + (f" until the {self.until} ends" if self.until else "")


class DiscardFromHand(OnCards):
    """Discard certain cards from a hand."""

    __slots__ = ()
    verb = "discard from hand"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == HAND

    def say(self) -> str:
        return f"discard {self.who.say()}"
