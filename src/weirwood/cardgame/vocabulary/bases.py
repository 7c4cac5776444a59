"""The families of nodes that refer to each other: conditions and amounts, each with the kind of slot it fills."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..cards.definition import Context
from ..grammar.kinds import NUMBER
from ..grammar.phrase import Category, Kind, Node
from ..grammar.speech import Speech

if TYPE_CHECKING:
    from ..grammar.reading import Reader
    from ..table.state import Table


class Condition(Node):
    """Something that holds or not, in a context. Its phrases fit after 'if' and 'while'."""

    @abstractmethod
    def holds(self, s: Table, ctx: Context) -> bool:
        """Whether it holds now."""

    @property
    def fleeting(self) -> bool:
        """Whether it may come and go with any change, not only as cards enter, leave or change control."""
        return True


class Count(Node):
    """A number that is counted from the game. Its phrases stand where a number would."""

    @abstractmethod
    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        """The number now; ``card`` is the card affected, if the text speaks of one."""


Amount = int | Count


def amount(s: Table, ctx: Context, n: Amount, card: int = -1) -> int:
    """A number, given as such or counted."""
    return n if isinstance(n, int) else n.value(s, ctx, card)


CONDITION, COUNT = Category(Condition), Category(Count)


class AnyAmount(Kind):
    """A number, or what is counted for it."""

    counted = COUNT

    def say(self, value: Any, speech: Speech) -> str | None:
        return NUMBER.say(value, speech) or self.counted.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield from reader.read(self.counted, at)
        yield from reader.read(NUMBER, at)

    def many(self, value: Any) -> bool:
        return bool(value != 1)


AMOUNT = AnyAmount()
