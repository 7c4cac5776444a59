"""Nodes: declared like dataclasses without a decorator, made, compared, shown and replaced like them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from weirwood.cardgame.grammar.node import field, fields, replace
from weirwood.cardgame.grammar.phrase import Node


class Named(Node):
    name: str
    late: bool = field(default=False, kw_only=True)
    of_class: ClassVar[int] = 3


class Counted(Named):
    n: int = 1
    found: list[int] = field(init=False, repr=False, compare=False)
    plain = "no field"

    def check(self) -> None:
        if self.n < 0:
            raise ValueError("Less than none.")
        object.__setattr__(self, "found", [])


class Renamed(Counted):
    name: str = "x"


class Same(Named):
    pass


def test_fields_are_in_the_order_of_their_declaration() -> None:
    assert [each.name for each in fields(Counted)] == ["name", "late", "n", "found"]
    assert [each.name for each in fields(Renamed("y")) if each.init] == ["name", "late", "n"]
    assert Counted.__match_args__ == ("name", "n") and Named.__match_args__ == ("name",)


def test_a_node_is_shown_as_its_source() -> None:
    assert repr(Counted("a", 2, late=True)) == "Counted(name='a', late=True, n=2)"
    assert repr(Renamed()) == "Renamed(name='x', late=False, n=1)"


def test_nodes_are_equal_if_they_mean_the_same() -> None:
    assert Counted("a") == Counted(n=1, name="a") and hash(Counted("a")) == hash(Counted("a", 1))
    assert Counted("a") != Counted("b") and Counted("a") != Counted("a", late=True)
    assert Named("a") != Same("a") and Named("a") != "a" and Named("a") != None  # noqa: E711
    assert len({Named("a"), Named("a"), Same("a"), Named("b")}) == 3


def test_a_node_does_not_change() -> None:
    node = Counted("a")
    with pytest.raises(AttributeError):
        node.name = "b"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del node.name
    assert replace(node, n=5) == Counted("a", 5) and node.n == 1 and replace(node) is not node
    assert copy(node) == node == deepcopy(node)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Named(), lambda: Named("a", "b"), lambda: Named("a", True), lambda: Named("a", name="b"), lambda: Named("a", n=1),
        lambda: Counted("a", found=[]), lambda: Counted("a", 1, n=1), lambda: replace(Named("a"), n=1),
    ],
)  # fmt: skip
def test_wrong_values_are_refused(wrong: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        wrong()


def test_what_can_not_be_is_refused() -> None:
    with pytest.raises(ValueError, match="Less"):
        Counted("a", -1)


def test_patterns_know_the_places_of_fields() -> None:
    match Renamed("y", 7):
        case Counted(name, n):
            assert (name, n) == ("y", 7)
        case _:
            raise AssertionError


def test_a_decorated_node_is_refused_in_words() -> None:
    @dataclass(frozen=True)
    class Decorated(Named):
        more: int = 0

    with pytest.raises(TypeError, match="needs no decorator"):
        Decorated(more=1)
