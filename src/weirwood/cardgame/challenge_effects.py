"""Effects on the challenge under way, and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import values
from .definition import Context
from .effects import OnCards, subjects
from .event import Event
from .select import THIS, Who
from .state import Table
from .words import CHARACTER, PLAY

if TYPE_CHECKING:
    from .initiating import Initiating


class RemoveFromChallenge(OnCards):
    __slots__ = ()
    verb = "leave challenge"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        # who only counts as participating, by a constant ability, goes on doing so
        return s.challenge is not None and (card in s.challenge.attackers or card in s.challenge.defenders)

    def say(self) -> str:
        return f"take {self.who.say()} out of the challenge"


class JoinAsDefender(OnCards):
    """A character is now participating as a defender."""

    __slots__ = ()
    verb = "join"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY and values.role(s, card) == ""

    def say(self) -> str:
        return f"{self.who.subject()} is now participating as a defender"


class NoStrength(OnCards):
    """A participating character does not contribute its STR to this challenge."""

    __slots__ = ()
    verb = "no strength"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return values.role(s, card) != "" and values.contributes(s, card)

    def do(self, s: Table, frame: Initiating) -> None:
        for card in subjects(s, frame.ctx, self.who):
            if s.challenge is not None and self.can(s, frame.ctx, card):
                s.challenge.without_strength.append(card)
                s.note("no strength", s.defn[card].name)
                s.touch()

    def say(self) -> str:
        return f"{self.who.subject()} does not count its STR in this challenge"


class MustDefend(OnCards):
    """A character must be declared as a defender for this challenge, if able."""

    __slots__ = ()
    verb = "must defend"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY and values.card_type(s, card) == CHARACTER

    def do(self, s: Table, frame: Initiating) -> None:
        for card in subjects(s, frame.ctx, self.who):
            if s.challenge is not None and self.can(s, frame.ctx, card):
                s.challenge.must_defend.append(card)
                s.note("must defend", s.defn[card].name)

    def say(self) -> str:
        return f"{self.who.subject()} must be among the declared defenders of this challenge, if able"


class PlaceToken(OnCards):
    """Place (or, negative, remove) tokens of a kind."""

    __slots__ = ("kind", "n")
    verb = "token"

    def __init__(self, kind: str, n: int = 1, who: Who = THIS) -> None:
        super().__init__(who)
        self.kind = kind
        self.n = n

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and (self.n > 0 or s.tokens.get((card, self.kind), 0) > 0)

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("token", card, s.ctrl[card], amount=self.n, how=self.kind, source=ctx.card, by=ctx.player)

    def say(self) -> str:
        if self.n < 0:
            return f"remove the {self.kind} token from {self.who.say()}"
        return f"{self.who.subject()} gets {self.n} {self.kind} token{'s' if self.n > 1 else ''}"
