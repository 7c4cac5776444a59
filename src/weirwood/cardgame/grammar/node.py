"""Nodes: immutable values with named fields, by which a card's text is described.

A node is declared as a dataclass is, without a decorator: annotated names in the class body are its fields, with their
defaults. All nodes share one way of being made, compared and shown; nothing is generated for each of them, so that a
vocabulary of hundreds of classes is there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeVar

N = TypeVar("N")


class _Required:
    """What a field has for a default that has none."""

    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Any = _Required()


class Field:
    """A field of a node, as it was declared."""

    __slots__ = ("compare", "default", "init", "kw_only", "name", "repr", "type")

    def __init__(self, default: Any, init: bool, repr: bool, compare: bool, kw_only: bool) -> None:
        self.name = self.type = ""
        self.default = default
        self.init = init
        self.repr = repr
        self.compare = compare
        self.kw_only = kw_only


def field(
    *, default: Any = REQUIRED, init: bool = True, repr: bool = True, compare: bool = True, kw_only: bool = False
) -> Any:
    """A field about which more is to be said than its default."""
    return Field(default, init, repr, compare, kw_only)


class Layout:
    """The fields of a class of nodes, its own and those of its bases, in the order in which they were declared."""

    __slots__ = ("fields", "key", "names", "positional")

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        given = [each for each in fields if each.init]
        self.positional = tuple(each.name for each in given if not each.kw_only)
        self.names = {each.name: each.default for each in given if not each.kw_only}
        self.names |= {each.name: each.default for each in given if each.kw_only}
        compared = [each.name for each in fields if each.compare]
        self.key: Callable[[Any], Any] = attrgetter(*compared) if compared else _nothing


def _nothing(node: object) -> None:
    return None


_LAYOUTS: dict[type, Layout] = {}


def layout(node: type) -> Layout:
    """The fields of a class of nodes; found once for each."""
    found = _LAYOUTS.get(node)
    if found is None:
        own: dict[str, Field] = {}
        for base in reversed(node.__mro__):
            own |= _declared(base)
        found = _LAYOUTS[node] = Layout(tuple(own.values()))
    return found


def _declared(node: type) -> dict[str, Field]:
    """The fields that a class declares itself."""
    body = vars(node)
    declared: Mapping[str, Any] = body.get("declared") or {
        name: body.get(name, REQUIRED)
        for name, said in body.get("__annotations__", {}).items()
        if not str(said).startswith("ClassVar")
    }
    types = body.get("__annotations__", {})
    found = {}
    for name, default in declared.items():
        each = default if isinstance(default, Field) else Field(default, True, True, True, False)
        each.name, each.type = name, str(types.get(name, ""))
        found[name] = each
    return found


def fields(node: Any) -> tuple[Field, ...]:
    """The fields of a node or of a class of nodes."""
    return layout(node if isinstance(node, type) else type(node)).fields


def fill(node: Any, given: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    """Give a new node its values; a TypeError if there are too many, too few or unknown ones."""
    kind = type(node)
    found = _LAYOUTS.get(kind) or layout(kind)
    if len(given) > len(found.positional):
        raise TypeError(f"{kind.__name__} takes {len(found.positional)} values by place, not {len(given)}.")
    put, left, place = object.__setattr__, len(named), 0
    for name, default in found.names.items():
        if place < len(given):
            value = given[place]
            place += 1
        elif name in named:
            value = named[name]
            left -= 1
        elif default is REQUIRED:
            raise TypeError(f"{kind.__name__} needs a value for {name!r}.")
        else:
            value = default
        put(node, name, value)
    if left:
        wrong = [name for name in named if name not in found.names] or [
            name for name in named if name in found.positional
        ]
        raise TypeError(f"{kind.__name__} has no field {wrong[0]!r}, or it is given twice.")


def replace(node: N, **changes: Any) -> N:
    """The same node with other values in some fields."""
    kind = type(node)
    for name in layout(kind).names:
        if name not in changes:
            changes[name] = getattr(node, name)
    return kind(**changes)


def shown(node: Any) -> str:
    """A node as its source would be written."""
    kind = type(node)
    values = ", ".join(f"{each.name}={getattr(node, each.name)!r}" for each in layout(kind).fields if each.repr)
    return f"{kind.__qualname__}({values})"


def values_of(node: Any) -> dict[str, Any]:
    """The values of a node by the names of its fields."""
    return {each.name: getattr(node, each.name) for each in layout(type(node)).fields}


class Places:
    """The fields of a class by their place, for patterns."""

    def __get__(self, node: object, kind: type) -> tuple[str, ...]:
        return layout(kind).positional


def refuse_set(node: object, name: str, value: object) -> None:
    """Nodes don't change."""
    raise AttributeError(f"{type(node).__name__} is a value and doesn't change: {name!r} can't be set.")


def refuse_delete(node: object, name: str) -> None:
    """Nodes don't change."""
    raise AttributeError(f"{type(node).__name__} is a value and doesn't change: {name!r} can't be deleted.")
