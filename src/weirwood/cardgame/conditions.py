"""Conditions: 'while', 'if' and 'play only' clauses of abilities."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from . import values
from .definition import Context
from .select import Cards, Who, players
from .state import Table
from .words import article, listed


class Condition(ABC):
    """Something that holds or not, in a context."""

    __slots__ = ()

    @abstractmethod
    def holds(self, s: Table, ctx: Context) -> bool: ...

    @abstractmethod
    def say(self) -> str: ...


class Exists(Condition):
    """There is a card that fits: 'you control …'."""

    __slots__ = ("cards", "words")

    def __init__(self, cards: Cards, words: str = "") -> None:
        self.cards = cards
        self.words = words

    def holds(self, s: Table, ctx: Context) -> bool:
        return self.cards.any(s, ctx)

    def say(self) -> str:
        if self.words:
            return self.words
        noun = self.cards.noun()
        if not self.cards.name:
            noun = "an" + noun if self.cards.other else article(noun)
        tail = self.cards.tail()
        if tail.startswith(" you control"):
            return f"you control {noun}{tail.removeprefix(' you control')}"
        if tail.startswith(" an opponent controls"):
            return f"an opponent controls {noun}{tail.removeprefix(' an opponent controls')}"
        return f"there is {noun}{tail}"


class Is(Condition):
    """A card meant by the ability fits a description: 'while ~ is standing', 'if the attached character is Stannis'."""

    __slots__ = ("cards", "who", "words")

    def __init__(self, who: Who, cards: Cards, words: str = "") -> None:
        self.who = who
        self.cards = cards
        self.words = words

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[c] in self.cards.zones and self.cards.match(s, ctx, c) for c in self.who.find(s, ctx))

    def say(self) -> str:
        if self.words:
            return self.words
        c = self.cards
        if c.name:
            what = c.name
        elif c.participating is not None:
            what = "participating" if c.participating == "any" else c.participating
            what += " alone" if c.alone else ""
        elif c.kneeling is not None:
            what = "kneeling" if c.kneeling else "standing"
        else:
            what = article(c.noun()) + c.tail()
        return f"{self.who.say()} is {what}"


class TakesPart(Condition):
    """A card takes part in a challenge of a type: 'while ~ is attacking in an intrigue challenge'."""

    __slots__ = ("kind", "role", "who")

    def __init__(self, who: Who, role: str = "any", kind: str | None = None) -> None:
        self.who = who
        self.role = role
        self.kind = kind

    def holds(self, s: Table, ctx: Context) -> bool:
        if s.challenge is None or (self.kind is not None and s.challenge.kind != self.kind):
            return False
        roles = [values.role(s, c) for c in self.who.find(s, ctx)]
        return any(role and self.role in ("any", role) for role in roles)

    def say(self) -> str:
        part = "participating" if self.role == "any" else self.role
        where = f" in {article(self.kind)} challenge" if self.kind else ""
        return f"{self.who.say()} is {part}{where}"


class FirstPlayer(Condition):
    """You are (not) the first player."""

    __slots__ = ("yes",)

    def __init__(self, yes: bool = True) -> None:
        self.yes = yes

    def holds(self, s: Table, ctx: Context) -> bool:
        return (s.first == ctx.player) == self.yes

    def say(self) -> str:
        return f"you are {'' if self.yes else 'not '}the first player"


class DuringChallenge(Condition):
    """There is a challenge under way, of a type, in which you have a role."""

    __slots__ = ("cards", "kind", "role")

    def __init__(self, kind: str | None = None, role: str | None = None, cards: Cards | None = None) -> None:
        self.kind = kind
        self.role = role
        self.cards = cards

    def holds(self, s: Table, ctx: Context) -> bool:
        c = s.challenge
        if c is None or (self.kind is not None and c.kind != self.kind):
            return False
        if self.role == "attacking" and c.attacker != ctx.player:
            return False
        if self.role == "defending" and c.defender != ctx.player:
            return False
        return self.cards is None or self.cards.any(s, ctx)

    def say(self) -> str:
        text = f"during {article((self.kind + ' ' if self.kind else '') + 'challenge')}"
        if self.role is not None:
            text += " against you" if self.role == "defending" else " you initiated"
        if self.cards is not None:
            text += f" with {self.cards.say().removesuffix(' you control')} of yours"
        return text


class Happened(Condition):
    """Something has (not) happened in a period: 'you have not lost a power challenge this round'."""

    __slots__ = ("key", "negative", "words")

    def __init__(self, *key: str, negative: bool = False, words: str) -> None:
        self.key = key
        self.negative = negative
        self.words = words

    def holds(self, s: Table, ctx: Context) -> bool:
        period, *rest = self.key
        return (s.count(period, "player", ctx.player, *rest) > 0) != self.negative

    def say(self) -> str:
        return self.words


class HasDuplicate(Condition):
    """A card has a duplicate."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.duplicates(c) for c in self.who.find(s, ctx))

    def say(self) -> str:
        return f"{self.who.say()} has a duplicate"


class HasTrait(Condition):
    """A card has a trait."""

    __slots__ = ("trait", "who")

    def __init__(self, who: Who, trait: str) -> None:
        self.who = who
        self.trait = trait

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(self.trait in values.traits(s, c) for c in self.who.find(s, ctx))

    def say(self) -> str:
        return f"{self.who.say()} has {self.trait} as a trait"


class Tokens(Condition):
    """A card has at least so many tokens of a kind."""

    __slots__ = ("kind", "n", "who")

    def __init__(self, who: Who, kind: str, n: int = 1) -> None:
        self.who = who
        self.kind = kind
        self.n = n

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.tokens.get((c, self.kind), 0) >= self.n for c in self.who.find(s, ctx))

    def say(self) -> str:
        return f"{self.who.say()} has " + (
            f"a {self.kind} token" if self.n == 1 else f"{self.n} or more {self.kind} tokens"
        )


class MoreCardsInHand(Condition):
    """You have more cards in hand than a chosen player."""

    __slots__ = ("than",)

    def __init__(self, than: str) -> None:
        self.than = than

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(len(s.hand[ctx.player]) > len(s.hand[p]) for p in players(s, ctx, self.than))

    def say(self) -> str:
        return "your hand is larger than that player's"


class StillInPlay(Condition):
    """A card is still in play (and the same: it has not left in between)."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.in_play(c) for c in self.who.find(s, ctx))

    def say(self) -> str:
        return "it is still in play"


class RevealedPlot(Condition):
    """Some player has a plot with a trait revealed."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(p >= 0 and self.trait in values.traits(s, p) for p in s.plot)

    def say(self) -> str:
        return f"a {self.trait} plot is revealed"


class All(Condition):
    """All of several conditions."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Condition) -> None:
        self.parts = parts

    def holds(self, s: Table, ctx: Context) -> bool:
        return all(part.holds(s, ctx) for part in self.parts)

    def say(self) -> str:
        return listed([part.say() for part in self.parts])


class Bound(Condition):
    """A card bound to a name fits a description (used for cards outside play, e.g. one just revealed or discarded)."""

    __slots__ = ("cards", "name", "words")

    def __init__(self, name: str, cards: Cards, words: str) -> None:
        self.name = name
        self.cards = cards
        self.words = words

    def holds(self, s: Table, ctx: Context) -> bool:
        found: Any = ctx.vars.get(self.name) or ()
        return any(self.cards.match(s, ctx, c) for c in found)

    def say(self) -> str:
        return self.words
