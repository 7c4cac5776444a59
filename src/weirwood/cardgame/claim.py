"""Answers to a claim that is about to be resolved: making it another claim, passing it on, replacing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .definition import Context
from .effects import Effect
from .event import Event
from .select import Who, players
from .state import Table
from .triggers import Trigger
from .values import role
from .words import article

if TYPE_CHECKING:
    from .initiating import Initiating


class ClaimApplied(Trigger):
    """Claim is about to be resolved: yours as the winner, or (``suffered``) against you."""

    __slots__ = ("challenge", "suffered", "with_")

    def __init__(self, challenge: str | None = None, suffered: bool = False, with_: Who | None = None) -> None:
        super().__init__("claim")
        self.challenge = challenge
        self.suffered = suffered
        self.with_ = with_

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or not c.claim or (self.challenge is not None and c.kind != self.challenge):
            return False
        if self.suffered:
            return event.other == ctx.player and ctx.player in c.suffer
        if event.player != ctx.player:
            return False
        return self.with_ is None or any(role(s, card) == "attacking" for card in self.with_.find(s, ctx))

    def say(self) -> str:
        kind = article(f"{self.challenge} challenge" if self.challenge else "challenge")
        if self.suffered:
            return f"claim is about to be resolved against you as the loser of {kind}"
        return f"your claim for {kind} is about to be resolved" + (
            f" with {self.with_.say()} attacking" if self.with_ else ""
        )


class ClaimAs(Effect):
    """The claim is resolved as that of another type of challenge; the latest such replacement counts."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and s.challenge.claim != self.kind

    def do(self, s: Table, frame: Initiating) -> None:
        assert s.challenge is not None
        s.challenge.claim = self.kind

    def say(self) -> str:
        return f"{self.kind} claim is resolved instead"


class PassClaim(Effect):
    """Another player suffers the claim in your place; whoever suffers it already suffers it once."""

    __slots__ = ("to",)

    def __init__(self, to: str = "player") -> None:
        self.to = to

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and ctx.player in s.challenge.suffer

    def do(self, s: Table, frame: Initiating) -> None:
        c = s.challenge
        assert c is not None
        others = [p for p in c.suffer if p != frame.ctx.player]
        c.suffer = tuple(dict.fromkeys([*others, *players(s, frame.ctx, self.to)]))

    def say(self) -> str:
        return "that player suffers the claim in your place"


class InsteadOfClaim(Effect):
    """Whatever else the ability does takes the place of the claim, against whomever it would be resolved."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        assert s.challenge is not None
        s.challenge.claim = ""

    def say(self) -> str:
        return "instead of resolving claim"
