"""Costs: what must be paid in full, simultaneously, before an ability does anything (rr.costs.1 to 6)."""

from __future__ import annotations

from abc import ABC, abstractmethod

from .choosing import Pick
from .definition import Context
from .effects import cannot
from .event import Event
from .purses import spendable
from .select import HELD, PILE_OWNERS, Cards, players
from .state import Table
from .words import PLAY


class Cost(ABC):
    """A part of a cost: may it be paid, what must be chosen for it, and the occurrence that pays it."""

    __slots__ = ()

    @abstractmethod
    def payable(self, s: Table, ctx: Context) -> bool: ...

    def ask(self, s: Table, ctx: Context) -> Pick | None:
        """The frame that asks what to pay with, if that is a choice."""
        return None

    @abstractmethod
    def events(self, s: Table, ctx: Context) -> list[Event]: ...

    @abstractmethod
    def say(self) -> str: ...


class SelfCost(Cost):
    """Something done with this card: kneel, sacrifice, return to hand, remove from the game."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def payable(self, s: Table, ctx: Context) -> bool:
        if s.zone[ctx.card] != PLAY or s.ctrl[ctx.card] != ctx.player:
            return False
        return not (self.kind == "kneel" and s.kneeling[ctx.card]) and not cannot(s, ctx.card, self.kind)

    def events(self, s: Table, ctx: Context) -> list[Event]:
        return [Event(self.kind, ctx.card, ctx.player, source=ctx.card, by=ctx.player, cost=True)]

    def say(self) -> str:
        return {
            "kneel": "kneel ~",
            "sacrifice": "sacrifice ~",
            "return": "return ~ to your hand",
            "remove": "remove ~ from the game",
            "discard": "discard ~ from play",
        }[self.kind]


class KneelFaction(Cost):
    __slots__ = ()

    def payable(self, s: Table, ctx: Context) -> bool:
        return not s.kneeling[s.faction[ctx.player]]

    def events(self, s: Table, ctx: Context) -> list[Event]:
        return [Event("kneel", s.faction[ctx.player], ctx.player, source=ctx.card, by=ctx.player, cost=True)]

    def say(self) -> str:
        return "kneel your faction card"


class PayGold(Cost):
    """Pay gold: from your gold pool, or where the text says so from another player's (faq2.tokens.4)."""

    __slots__ = ("n", "whose")

    def __init__(self, n: int, whose: str = "you") -> None:
        self.n = n
        self.whose = whose

    def payable(self, s: Table, ctx: Context) -> bool:
        if self.whose == "you":
            return spendable(s, ctx.player) >= self.n
        return any(s.gold[p] >= self.n for p in players(s, ctx, self.whose)[:1])

    def events(self, s: Table, ctx: Context) -> list[Event]:
        seat = players(s, ctx, self.whose)[0]
        return [Event("pay", player=seat, amount=self.n, source=ctx.card, by=ctx.player, cost=True)]

    def say(self) -> str:
        return f"pay {self.n} gold" + ("" if self.whose == "you" else f" from {PILE_OWNERS[self.whose]} gold pool")


class GiveGold(Cost):
    """Give gold to the player whose ability asks for it, from what one may spend (faq2.spending-gold.2)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def payable(self, s: Table, ctx: Context) -> bool:
        return spendable(s, ctx.player) >= self.n and s.ctrl[ctx.card] != ctx.player

    def events(self, s: Table, ctx: Context) -> list[Event]:
        to = s.ctrl[ctx.card]
        return [Event("move gold", player=ctx.player, other=to, amount=self.n, source=ctx.card, cost=True)]

    def say(self) -> str:
        return f"give you {self.n} gold"


def bill(costs: tuple[Cost, ...]) -> int:
    """How much gold costs ask of the player who pays them."""
    return sum(c.n for c in costs if isinstance(c, GiveGold) or (isinstance(c, PayGold) and c.whose == "you"))


class KneelCard(Cost):
    """Kneel a standing card you control that fits; bound to ``paid``."""

    __slots__ = ("cards", "kind")

    def __init__(self, cards: Cards, kind: str = "kneel") -> None:
        self.cards = cards
        self.kind = kind

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [
            c
            for c in self.cards.find(s, ctx)
            if s.ctrl[c] == ctx.player and not (self.kind == "kneel" and s.kneeling[c]) and not cannot(s, c, self.kind)
        ]

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context) -> Pick | None:
        prompt = f"{s.defn[ctx.card].name}: {self.say()}."
        return Pick(
            ctx.player, "paid", self.candidates(s, ctx), verb=self.kind, prompt=prompt, rule="rr.costs.3",
            fits=self.cards, does=self.kind,
        )  # fmt: skip

    def events(self, s: Table, ctx: Context) -> list[Event]:
        return [Event(self.kind, c, ctx.player, source=ctx.card, by=ctx.player, cost=True) for c in ctx.vars["paid"]]

    def say(self) -> str:
        return f"{self.kind} {self.cards.say()}"


class DiscardFromHandCost(Cost):
    """Discard a card from your hand."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def payable(self, s: Table, ctx: Context) -> bool:
        return len([c for c in s.hand[ctx.player] if c != ctx.card]) >= self.n

    def ask(self, s: Table, ctx: Context) -> Pick | None:
        own = [c for c in s.hand[ctx.player] if c != ctx.card]
        prompt = f"{s.defn[ctx.card].name}: {self.say()}."
        return Pick(
            ctx.player, "paid", own, self.n, self.n, verb="discard", prompt=prompt, rule="rr.costs.4", fits=HELD
        )

    def events(self, s: Table, ctx: Context) -> list[Event]:
        return [
            Event("discard from hand", c, ctx.player, source=ctx.card, by=ctx.player, cost=True)
            for c in ctx.vars["paid"]
        ]

    def say(self) -> str:
        return f"discard {self.n} card{'s' if self.n > 1 else ''} from your hand"


class RemoveTokenCost(Cost):
    """Discard a token from this card."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.tokens.get((ctx.card, self.kind), 0) > 0

    def events(self, s: Table, ctx: Context) -> list[Event]:
        return [
            Event("token", ctx.card, ctx.player, amount=-1, how=self.kind, source=ctx.card, by=ctx.player, cost=True)
        ]

    def say(self) -> str:
        return f"spend 1 {self.kind} token of ~"


KNEEL_THIS = SelfCost("kneel")
SACRIFICE_THIS = SelfCost("sacrifice")
RETURN_THIS = SelfCost("return")
REMOVE_THIS = SelfCost("remove")
DISCARD_THIS = SelfCost("discard")
KNEEL_FACTION = KneelFaction()


def say_costs(costs: tuple[Cost, ...]) -> str:
    """All parts of a cost as one instruction."""
    return " and ".join(cost.say() for cost in costs).replace("kneel ~ and sacrifice ~", "kneel and sacrifice ~")
