"""Constant abilities: what a card does as long as it is in play (or revealed), with no one using it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from .amounts import Count, amount
from .challenge import Challenge
from .conditions import Condition
from .definition import Keyword
from .select import Cards, Who, players
from .state import Table
from .words import article

TAKING_PART = ("attacking", "defending", "participating")


class Static(ABC):
    """A constant ability: a kind (the index it is kept in), whom it concerns, and a condition ('while')."""

    __slots__ = ("condition", "kind", "who")
    kind: str

    def __init__(self, kind: str, who: Who | None, condition: Condition | None) -> None:
        self.kind = kind
        self.who = who
        self.condition = condition

    @property
    def fleeting(self) -> bool:
        """Whether it may come and go with any change, not only as cards enter, leave or change control."""
        cards = self.who.cards if self.who is not None else None
        return self.condition is not None or (cards is not None and cards.fleeting)

    def holds(self, s: Table, source: int) -> bool:
        """Whether its condition holds."""
        return self.condition is None or self.condition.holds(s, s.context(source))

    def applies(self, s: Table, source: int, card: int) -> bool:
        """Whether it applies to a card now (the source's blankness is the caller's affair)."""
        who = self.who
        assert who is not None
        if who.kind == "this":  # asked for every card, nearly always for another one
            return card == source and self.holds(s, source)
        if who.kind == "host":
            return s.host[source] == card and self.holds(s, source)
        return who.includes(s, s.context(source), card) and self.holds(s, source)

    def say(self) -> str:
        """The whole sentence, without a full stop."""
        return self.conditional(self.what())

    def conditional(self, text: str) -> str:
        """What it does, with its condition."""
        if self.condition is None:
            return text
        condition = self.condition.say()
        subject = self.who.say() if self.who is not None else ""
        if subject and condition.startswith(subject) and text.startswith(subject) and " and " not in condition:
            doing = condition.removeprefix(f"{subject} is ")
            if doing in TAKING_PART:
                return f"{text} while {doing}"
            return f"While {condition}, it{text.removeprefix(subject)}"
        if self.kind == "dies when":
            return f"{text} if {condition.replace('~', 'it', 1)}"
        return f"{text} while {condition}"

    @abstractmethod
    def what(self) -> str: ...


class Strength(Static):
    """'gets +1 STR' (mode add), or doubles, halves, sets it."""

    __slots__ = ("by", "mode")

    def __init__(self, who: Who, by: int | Count, condition: Condition | None = None, mode: str = "add") -> None:
        super().__init__("strength", who, condition)
        self.by = by
        self.mode = mode

    def amount(self, s: Table, source: int, card: int) -> int:
        return amount(s, s.context(source), self.by)

    def what(self) -> str:
        assert self.who is not None
        if isinstance(self.by, Count):
            return f"{self.who.say()} gets +1 STR {self.by.say()}"
        words = {"add": f"gets {self.by:+d} STR", "times": "has its STR doubled", "half": "has its STR halved"}
        return f"{self.who.say()} {words.get(self.mode, f'has its STR set to {self.by}')}"


class Icon(Static):
    """'gains / loses a military icon'."""

    __slots__ = ("sign", "value")

    def __init__(self, who: Who, icon: str, condition: Condition | None = None, sign: int = 1) -> None:
        super().__init__("icon", who, condition)
        self.value = icon
        self.sign = sign

    def what(self) -> str:
        assert self.who is not None
        return f"{self.who.say()} {'gains' if self.sign > 0 else 'loses'} {article(self.value)} icon"


class Gains(Static):
    """'gains renown'; with ``by_cost`` the keyword's number is the printed cost of the card."""

    __slots__ = ("by_cost", "sign", "value")

    def __init__(
        self, who: Who, keyword: Keyword, condition: Condition | None = None, sign: int = 1, by_cost: bool = False
    ) -> None:
        super().__init__("keyword", who, condition)
        self.value = keyword
        self.sign = sign
        self.by_cost = by_cost

    def keyword(self, s: Table, card: int) -> Keyword:
        return self.value._replace(number=s.defn[card].cost or 0) if self.by_cost else self.value

    def what(self) -> str:
        assert self.who is not None
        if self.by_cost:
            return f"{self.who.say()} has ambush at its printed cost"
        return f"{self.who.say()} {'gains' if self.sign > 0 else 'loses'} {self.value}"


class Trait(Static):
    """'gains / loses the Knight trait'."""

    __slots__ = ("sign", "value")

    def __init__(self, who: Who, trait: str, condition: Condition | None = None, sign: int = 1) -> None:
        super().__init__("trait", who, condition)
        self.value = trait
        self.sign = sign

    def what(self) -> str:
        assert self.who is not None
        return f"{self.who.say()} {'gains' if self.sign > 0 else 'loses'} the {self.value} trait"


class Blank(Static):
    """Treats printed text boxes as blank ('' : except for traits; 'all': traits too)."""

    __slots__ = ("value",)

    def __init__(self, who: Who, extent: str = "", condition: Condition | None = None) -> None:
        super().__init__("blank", who, condition)
        self.value = extent

    def what(self) -> str:
        assert self.who is not None
        return f"the printed text box of {self.who.say()} counts as blank" + (
            ", traits excepted" if not self.value else ""
        )


class PlotValue(Static):
    """Raises or lowers a figure of a player's revealed plot card."""

    __slots__ = ("by", "figure", "whose")

    def __init__(self, figure: str, by: int, whose: str = "you", condition: Condition | None = None) -> None:
        super().__init__("plot value", None, condition)
        self.figure = figure
        self.by = by
        self.whose = whose

    def concerns(self, s: Table, source: int, seat: int) -> bool:
        return seat in players(s, s.context(source), self.whose) and self.holds(s, source)

    def amount(self, s: Table, source: int, seat: int) -> int:
        return self.by

    def what(self) -> str:
        whose = {"you": "your", "opponent": "each opponent's"}[self.whose]
        return f"{whose} revealed plot card gets {self.by:+d} {self.figure}"


class PlotBase(Static):
    """Replaces the base figure of the plot cards that fit."""

    __slots__ = ("figure", "value")

    def __init__(self, figure: str, value: int, cards: Cards) -> None:
        super().__init__("plot base", Who("each", cards=cards), None)
        self.figure = figure
        self.value = value

    def what(self) -> str:
        assert self.who is not None and self.who.cards is not None
        word = {"income": "gold value"}.get(self.figure, self.figure)
        return f"each revealed {' or '.join(self.who.cards.trait)} plot card has a base {word} of {self.value}"


class Reduce(Static):
    """Reduces the cost of the cards that fit, the first of them each round you marshal or play."""

    __slots__ = ("by", "cards", "first")

    def __init__(self, cards: Cards, by: int, first: str = "round", condition: Condition | None = None) -> None:
        super().__init__("reduce", None, condition)
        self.cards = cards
        self.by = by
        self.first = first

    def what(self) -> str:
        verb = "play" if self.cards.type == ("event",) else "marshal"
        return f"your first {self.cards.noun()} each {self.first} costs {self.by} less to {verb}"


class SideStrength(Static):
    """Contributes STR to your side in challenges of some types in which you control a participating character.

    ``unmanned``: also if no character of yours is participating.
    """

    __slots__ = ("challenges", "unmanned", "value")

    def __init__(self, challenges: str | tuple[str, ...], value: int, unmanned: bool = False) -> None:
        super().__init__("side strength", None, None)
        self.challenges = (challenges,) if isinstance(challenges, str) else challenges
        self.value = value
        self.unmanned = unmanned

    def counts(self, s: Table, source: int, challenge: Challenge) -> bool:
        return challenge.kind in self.challenges

    def what(self) -> str:
        text = f"~ adds {self.value} STR to your side in each {' or '.join(self.challenges)} challenge"
        return text if self.unmanned else f"{text} in which you have a participating character"


class DominanceStrength(Static):
    """Contributes STR to your total for dominance."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__("dominance", None, None)
        self.value = value

    def what(self) -> str:
        return f"~ adds {self.value} STR to your dominance total"


class Rule(Static):
    """Bends a rule of the framework: each kind is asked for at exactly one place there.

    ``extra challenge`` (value: type) · ``no kneel attacking`` / ``no kneel defending`` (value: type or None; ``first``) ·
    ``enters kneeling`` · ``defends kneeling`` (value: a type, then without its icon too; or None) · ``cannot be bypassed`` · ``considered`` ·
    ``no contribution`` · ``cannot initiate`` (value: types) · ``one challenge`` · ``one participant`` · ``one defender`` ·
    ``stand limit`` (value: number) · ``cannot marshal`` (value: types) · ``cannot play events`` · ``cannot trigger`` ·
    ``extra limited`` · ``purse`` (value: a phase or None) · ``cannot win`` · ``never lowered`` (STR) · ``loses all`` (value: of what) ·
    ``takes control`` (of the host) · ``dies when`` (terminal condition: ``value`` is what happens) · ``immune`` · ``cannot``.
    """

    __slots__ = ("value", "words")

    def __init__(
        self, kind: str, words: str, *, who: Who | None = None, value: Any = None, condition: Condition | None = None
    ) -> None:
        super().__init__(kind, who, condition)
        self.value = value
        self.words = words

    def what(self) -> str:
        return self.words
