"""Triggering conditions: the part of an interrupt or reaction that names the occurrence it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from . import values
from .definition import Context
from .event import Event
from .select import THIS, Cards, Who, players
from .state import Table
from .words import PLAY, article, listed


class Trigger(ABC):
    """What an ability answers: kinds of occurrence, and whether one of them fits.

    ``would``: it refers to what *would* happen (saves and cancels), so it comes before all other interrupts.
    """

    __slots__ = ("kinds", "would")

    def __init__(self, *kinds: str, would: bool = False) -> None:
        self.kinds = kinds
        self.would = would

    @abstractmethod
    def match(self, s: Table, ctx: Context, event: Event) -> bool: ...

    @abstractmethod
    def say(self) -> str: ...


def phase_over(s: Table) -> bool:
    """Whether the phase has ended and only what its end brings about is still to come (faq2.end-of-phase.3)."""
    return any(e.done and e.kind == "phase ends" for f in s.frames for e in getattr(f, "events", ()))


class Phase(Trigger):
    """A phase begins or ends."""

    __slots__ = ("phase", "words")

    def __init__(self, moment: str, phase: str | None, words: str = "") -> None:
        super().__init__(f"phase {moment}s")
        self.phase = phase
        self.words = words

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return self.phase is None or s.phase == self.phase

    def say(self) -> str:
        verb = self.kinds[0].split()[1]
        return self.words or f"the {self.phase} phase {'has begun' if verb == 'begins' else 'is about to end'}"


class AmbushPhaseEnds(Trigger):
    """A phase ends in which this card entered play using ambush."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("phase ends")

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return s.count("phase", "card", ctx.card, "ambushed") > 0

    def say(self) -> str:
        return "a phase is about to end in which ~ came into play by ambush"


class Won(Trigger):
    """A challenge is won (or, ``lost``, lost) by you."""

    __slots__ = ("by", "kinds_of", "lost", "role", "unopposed", "with_")

    def __init__(
        self,
        challenge: str | tuple[str, ...] | None = None,
        *,
        role: str | None = None,
        by: int = 0,
        unopposed: bool = False,
        with_: Any = None,
        lost: bool = False,
    ) -> None:
        super().__init__("challenge won")
        self.kinds_of = (challenge,) if isinstance(challenge, str) else challenge
        self.role = role
        self.by = by
        self.unopposed = unopposed
        self.with_ = with_
        self.lost = lost

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or (event.other if self.lost else event.player) != ctx.player:
            return False
        if self.kinds_of is not None and c.kind not in self.kinds_of:
            return False
        if self.role == "attacking" and c.attacker != ctx.player:
            return False
        if self.role == "defending" and c.defender != ctx.player:
            return False
        if event.amount < self.by or (self.unopposed and not c.unopposed):
            return False
        if self.with_ is None:
            return True
        if isinstance(self.with_, Cards):
            return self.with_.any(s, ctx)
        who, part = self.with_
        for card in who.find(s, ctx):
            role = values.role(s, card)
            if role and (part == "any" or role == part):
                return True
        return False

    def say(self) -> str:
        kind = " or a ".join(self.kinds_of) + " " if self.kinds_of else ""
        text = f"you {'lose' if self.lost else 'win'} {article(('unopposed ' if self.unopposed else '') + kind + 'challenge')}"
        if self.role:
            text += f" as {self.role.replace('ing', 'er')}"
        if self.by:
            text += f" by at least {self.by} STR"
        if isinstance(self.with_, Cards):
            text += f" with {self.with_.say().removesuffix(' you control')} of yours"
        elif self.with_ is not None:
            who, part = self.with_
            text += f" with {who.say()} {'participating' if part == 'any' else part}"
        return text


class Initiated(Trigger):
    """A challenge is initiated (of a type; against you)."""

    __slots__ = ("against_you", "challenge")

    def __init__(self, challenge: str | None = None, against_you: bool = False) -> None:
        super().__init__("challenge initiated")
        self.challenge = challenge
        self.against_you = against_you

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or (self.challenge is not None and c.kind != self.challenge):
            return False
        return not self.against_you or c.against == ctx.player

    def say(self) -> str:
        kind = (self.challenge + " " if self.challenge else "") + "challenge"
        return f"a player initiates {article(kind)}{' against you' if self.against_you else ''}"


class About(Trigger):
    """An occurrence whose card is one of those meant: 'this card enters play', 'a Lord character is killed'.

    ``yours``: the card is (or was, if it left) under your control. ``how`` and ``phase`` narrow it further.
    """

    __slots__ = ("by_effect", "during", "how", "phase", "verb", "who", "yours")

    def __init__(
        self,
        kinds: str | tuple[str, ...],
        who: Who | Cards,
        verb: str,
        *,
        would: bool = False,
        how: tuple[str, ...] = (),
        phase: str | None = None,
        during: bool = False,
        yours: bool = False,
        by_effect: bool = False,
    ) -> None:
        super().__init__(*((kinds,) if isinstance(kinds, str) else kinds), would=would)
        self.by_effect = by_effect
        self.who = who
        self.verb = verb
        self.how = how
        self.phase = phase
        self.during = during
        self.yours = yours

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = event.card
        if card < 0 or (self.how and event.how not in self.how):
            return False
        if self.by_effect and (event.cost or event.source < 0):  # neither a cost nor the framework (rr.effects.2)
            return False
        if event.kind == "enter" and event.how.endswith("duplicate"):
            return False
        if self.phase is not None and (s.phase != self.phase or phase_over(s)):
            return False
        if self.during and s.challenge is None:
            return False
        if isinstance(self.who, Who):
            if card not in self.who.find(s, ctx):
                return False
        elif event.was is not None:
            if not event.was.fits(self.who, s, ctx):
                return False
        elif not self.who.match(s, ctx, card):
            return False
        if self.yours:
            controller = event.was.controller if event.was is not None else s.ctrl[card]
            return bool(controller == ctx.player)
        return True

    def say(self) -> str:
        whom = self.who.say() if isinstance(self.who, Who) else f"any {self.who.noun()}{self.who.tail()}"
        text = f"{self.verb} {whom}" if self.verb.startswith("you ") else f"{whom} {self.verb}"
        if self.yours and isinstance(self.who, Cards):
            text = f"one of your {self.who.noun(plural=True)} {self.verb}"
        if self.phase:
            text += f" in the {self.phase} phase"
        if self.during:
            text += " during a challenge"
        return text


class Does(Trigger):
    """Something a player does: wins dominance, collects income, marshals or plays a card that fits."""

    __slots__ = ("cards", "verb", "who")

    def __init__(self, kinds: str | tuple[str, ...], verb: str, who: str = "you", cards: Cards | None = None) -> None:
        super().__init__(*((kinds,) if isinstance(kinds, str) else kinds))
        self.verb = verb
        self.who = who
        self.cards = cards

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.player not in players(s, ctx, self.who):
            return False
        if event.kind == "enter" and event.how != "marshal":
            return False
        if self.cards is None:
            return True
        return event.card >= 0 and self.cards.match(s, ctx, event.card)

    def say(self) -> str:
        who = {"you": "you", "opponent": "an opponent"}[self.who]
        return f"{who} {self.verb}" + (f" any {self.cards.noun()}{self.cards.tail()}" if self.cards else "")


class Initiates(Trigger):
    """The effects of a triggered ability would initiate: what a cancel answers."""

    __slots__ = ("opponents", "types")

    def __init__(self, types: tuple[str, ...], opponents: bool = False) -> None:
        super().__init__("initiate", would=True)
        self.types = types
        self.opponents = opponents

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.how not in self.types:
            return False
        return not self.opponents or event.player != ctx.player

    def say(self) -> str:
        words = listed(list(self.types), "or")
        if self.types != ("event",):
            return f"the triggered ability of {'an opponent' + chr(39) + 's' if self.opponents else 'a'} {words} would take effect"
        return f"{'an opponent' + chr(39) + 's' if self.opponents else 'an'} event would take effect"


class ByThis(Trigger):
    """An occurrence that this card brought about: it bypasses a character, it discards a card using pillage."""

    __slots__ = ("verb",)

    def __init__(self, kind: str, verb: str) -> None:
        super().__init__(kind)
        self.verb = verb

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.source == ctx.card

    def say(self) -> str:
        return f"~ {self.verb}"


class LastKnown:
    """What was true of a card as it left play: for reactions that ask about it afterwards."""

    __slots__ = ("controller", "faction", "name", "participating", "strength", "traits", "type", "unique")

    def __init__(self, s: Table, card: int) -> None:
        self.controller = s.ctrl[card]
        self.traits = values.traits(s, card)
        self.faction = values.faction(s, card)
        self.type = values.card_type(s, card)
        self.participating = values.role(s, card)
        self.name = s.defn[card].name
        self.unique = s.defn[card].unique
        self.strength = values.strength(s, card) if s.zone[card] == PLAY else 0

    def fits(self, cards: Cards, s: Table, ctx: Context) -> bool:
        """Whether the card, as it was, fits a description."""
        if cards.type is not None and self.type not in cards.type:
            return False
        if cards.faction is not None and self.faction != cards.faction:
            return False
        if cards.trait and not any(t in self.traits for t in cards.trait):
            return False
        if cards.name is not None and self.name != cards.name:
            return False
        if cards.unique is not None and self.unique != cards.unique:
            return False
        return cards.controller == "any" or self.controller in players(s, ctx, cards.controller)


# The phrases of the cards


def phase_begins(phase: str) -> Phase:
    return Phase("begin", phase)


def phase_ends(phase: str) -> Phase:
    return Phase("end", phase)


def you_win(challenge: Any = None, **more: Any) -> Won:
    return Won(challenge, **more)


def you_lose(challenge: Any = None, **more: Any) -> Won:
    return Won(challenge, lost=True, **more)


def would_be_killed(who: Who | Cards) -> About:
    return About("kill", who, "would be killed", would=True)


def would_be_killed_or_discarded(who: Who | Cards) -> About:
    return About(("kill", "discard"), who, "would be killed or discarded", would=True)


def is_killed(who: Who | Cards) -> About:
    return About("kill", who, "is killed")


def leaves_play(who: Who | Cards) -> About:
    return About("leave", who, "leaves play")


def enters_play(who: Who | Cards, **more: Any) -> About:
    return About("enter", who, "enters play", **more)


def enters_by_ambush(who: Who | Cards) -> About:
    return About("enter", who, "enters play using ambush", how=("ambush",))


def you_marshal_this() -> About:
    return About("enter", THIS, "you marshal", how=("marshal",))
