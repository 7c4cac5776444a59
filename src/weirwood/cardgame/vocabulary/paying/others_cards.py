"""Costs that may be paid with cards of other players, or with the card that an attachment is on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.event import Event
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from ..ruling.rules import cannot
from .costs import Cost, paid

if TYPE_CHECKING:
    from ...table.state import Table


class KneelAnyones(Cost):
    """Kneel a card, whoever controls it."""

    cards: Cards
    phrases = (Phrase("kneel any player's {cards}", cards=CARD_NOUN),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [c for c in self.cards.find(s, ctx) if not s.kneeling[c] and not cannot(s, c, "kneel")]

    @property
    def needs(self) -> int:
        return 1

    @property
    def kneels(self) -> bool:
        return True

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        free = [c for c in self.candidates(s, ctx) if c not in taken]
        rule = s.clauses.paying
        return Pick(ctx.player, paid(number), free, verb="kneel", prompt=prompt, rule=rule, fits=self.cards)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars[paid(number)]
        return [Event("kneel", c, s.ctrl[c], source=ctx.card, by=ctx.player, cost=True) for c in chosen]


class KneelAttached(Cost):
    """Kneel the card that this one is attached to, if it is yours."""

    type: str = "character"
    phrases = (
        Phrase("kneel {type}", type=OneOf({each: f"the attached {each}" for each in ("character", "location")})),
    )

    def payable(self, s: Table, ctx: Context) -> bool:
        host = s.host[ctx.card]
        return host >= 0 and s.ctrl[host] == ctx.player and not s.kneeling[host] and not cannot(s, host, "kneel")

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (s.host[ctx.card],)

    @property
    def kneels(self) -> bool:
        return True

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        host = s.host[ctx.card]
        return [Event("kneel", host, s.ctrl[host], source=ctx.card, by=ctx.player, cost=True)]


class WithdrawAttached(Cost):
    """Stand the character that this card is attached to, if it is yours, and remove it from the challenge."""

    phrases = (Phrase("stand the attached character and take it out of the challenge"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        host, c = s.host[ctx.card], s.challenge
        if host < 0 or c is None or s.ctrl[host] != ctx.player or not s.kneeling[host] or cannot(s, host, "stand"):
            return False
        return host in c.attackers or host in c.defenders

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (s.host[ctx.card],)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        host = s.host[ctx.card]
        return [
            Event(kind, host, s.ctrl[host], source=ctx.card, by=ctx.player, cost=True)
            for kind in ("stand", "leave challenge")
        ]


class KillAttached(Cost):
    """Kill the character that this card is attached to, if it is yours."""

    phrases = (Phrase("kill the attached character"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        host = s.host[ctx.card]
        return host >= 0 and s.ctrl[host] == ctx.player and not s.stays(host) and not cannot(s, host, "kill")

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (s.host[ctx.card],)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        host = s.host[ctx.card]
        return [Event("kill", host, s.ctrl[host], source=ctx.card, by=ctx.player, cost=True)]


KILL_ATTACHED = KillAttached()
KNEEL_ATTACHED, WITHDRAW_ATTACHED = KneelAttached(), WithdrawAttached()
