"""Going through a tree of nodes: what is in it, and the same tree with something else in a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from ..grammar.node import layout, replace
from ..grammar.phrase import Node

T = TypeVar("T")


def substitute(tree: T, old: object, new: object) -> T:
    """The tree with one node in place of another, wherever it stands."""
    if tree == old and type(tree) is type(old):
        return new  # type: ignore[return-value]
    if isinstance(tree, tuple):
        if hasattr(tree, "_fields"):  # a named tuple is a fact, not a list of nodes
            return tree
        parts = tuple(substitute(each, old, new) for each in tree)
        return tree if all(a is b for a, b in zip(parts, tree)) else parts  # type: ignore[return-value]
    if not isinstance(tree, Node):
        return tree
    changed = {}
    for name in layout(type(tree)).names:
        value = getattr(tree, name)
        other = substitute(value, old, new)
        if other is not value:
            changed[name] = other
    return replace(tree, **changed) if changed else tree


def walk(tree: Any) -> Iterator[Any]:
    """The tree itself and everything in it."""
    yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from walk(part)
    elif isinstance(tree, Node):
        for name in layout(type(tree)).names:
            yield from walk(getattr(tree, name))


def mentions(tree: Any, what: object) -> bool:
    """Whether something is in a tree, or is the tree itself."""
    return any(each == what for each in walk(tree))
