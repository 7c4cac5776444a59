"""Lines of cards broken on purpose, one at a time and only in memory, to see whether anybody notices.

A line is taken off its card; and where it says of whom or when it holds, it is left without that, so that it does what it must
not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from typing import Any, NamedTuple

from ..cards.definition import CONSTANT_ZONES, Ability, Card, Working
from ..grammar.node import layout, replace
from ..grammar.phrase import Node
from ..vocabulary.conditions.conditions import All
from ..vocabulary.describing.cards import And
from ..vocabulary.describing.predicates import Type

PARTS = ("condition", "trigger", "choose", "costs", "do")
"""Where an ability says what must be so."""


class Break(NamedTuple):
    """One way to break a line of a card: the line as it is, what stands there instead (nothing: it is taken out)."""

    card: str
    line: Any
    instead: Any
    change: str

    def __str__(self) -> str:
        return f"{self.card}: {self.change}"


def lines(card: Card) -> tuple[Any, ...]:
    """What a card does: its constant abilities, then the others."""
    return (*card.constants, *card.abilities)


def breaks(card: Card, kinds: Sequence[str] | None = None) -> Iterator[Break]:
    """All ways to break the lines of a card; of its abilities those of these kinds."""
    number = 0
    for line in lines(card):
        if isinstance(line, Ability) and kinds is not None and line.kind not in kinds:
            continue
        number += 1
        name = f"line {number}, {type(line).__name__ if isinstance(line, Node) else line.kind}"
        yield Break(card.code, line, None, f"{name}, taken out")
        for other, left_out in weaker(line):
            yield Break(card.code, line, other, f"{name}, without {left_out!r}")


def weaker(line: Any) -> Iterator[tuple[Any, Any]]:
    """The line without one of the things that it asks for, and which one."""
    if isinstance(line, Ability):
        if line.condition is not None:
            yield changed(line, condition=None), line.condition
        if line.limit is not None:
            yield changed(line, limit=None), line.limit
        for name in PARTS:
            for other, left_out in within(getattr(line, name)):
                yield changed(line, **{name: other}), left_out
    else:
        if line.condition is not None:
            yield replace(line, condition=None), line.condition
        yield from within(line)


def within(tree: Any) -> Iterator[tuple[Any, Any]]:
    """A tree without one part of what must hold together, or of what fits together, wherever that stands."""
    if isinstance(tree, And | All):
        parts = tree.all if isinstance(tree, And) else tree.of
        for number, part in enumerate(parts):
            if isinstance(part, Type):  # a trait, STR or an icon says as much, nearly always
                continue
            rest = (*parts[:number], *parts[number + 1 :])
            yield rest[0] if len(rest) == 1 else type(tree)(rest), part
    if isinstance(tree, tuple) and not hasattr(tree, "_fields"):
        for number, part in enumerate(tree):
            for other, left_out in within(part):
                yield (*tree[:number], other, *tree[number + 1 :]), left_out
    elif isinstance(tree, Node):
        for name in layout(type(tree)).names:
            for other, left_out in within(getattr(tree, name)):
                with suppress(ValueError, TypeError):  # what the vocabulary itself doesn't allow to be said
                    yield replace(tree, **{name: other}), left_out


def changed(ability: Ability, **fields: Any) -> Ability:
    """An ability with other values in some fields."""
    other = copy(ability)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


@contextmanager
def broken(way: Break, cards: Sequence[Card]) -> Iterator[None]:
    """With the line broken on these, which are the card in all its wordings."""
    kept = [(card, card.constants, card.abilities) for card in {id(card): card for card in cards}.values()]
    try:
        for card, constants, abilities in kept:
            _put(card, _in_place(constants, way), _in_place(abilities, way))
        yield
    finally:
        for card, constants, abilities in kept:
            _put(card, constants, abilities)


def _in_place(found: tuple[Any, ...], way: Break) -> tuple[Any, ...]:
    """The lines with the broken one."""
    other = [way.instead if each == way.line else each for each in found]
    return tuple(each for each in other if each is not None)


def _put(card: Card, constants: tuple[Any, ...], abilities: tuple[Any, ...]) -> None:
    """Give a card other abilities."""
    card.constants, card.abilities = constants, abilities
    card.rules = frozenset(type(constant).__name__ for constant in constants)
    card.shifts = any(constant.shifts for constant in constants)
    for number, ability in enumerate(abilities):
        ability.index = number
    zones = [*(zone for ability in abilities for zone in ability.zones), *(CONSTANT_ZONES if constants else ())]
    card.works_in = {zone: Working(card, zone) for zone in zones}
