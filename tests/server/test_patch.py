"""Patches: whatever changed, the page ends up with the new view."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from weirwood.server.showing.parts import parts
from weirwood.server.showing.patch import apply, patch

LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b", "Arya Stark"])
THINGS = st.fixed_dictionaries(
    {"name": st.sampled_from("abcdef")}, optional={"kneeling": st.booleans(), "power": LEAVES}
)
VIEWS = st.recursive(
    LEAVES | st.lists(THINGS, max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyzw"), inner, max_size=4),
    max_leaves=25,
)


@settings(max_examples=200, deadline=None)
@given(VIEWS, VIEWS)
def test_a_patch_makes_the_new_view_from_the_old(old: Any, new: Any) -> None:
    made = apply(copy.deepcopy(old), json.loads(json.dumps(patch(old, new))))
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)


def test_what_python_takes_for_equal_is_told_apart() -> None:
    assert patch([[{"w": False}]], [[{"w": 0}]]) == [[[0, 0, "w"], 0]]


def test_a_card_that_comes_or_goes_is_one_operation() -> None:
    old = {"cards": [{"name": "Arya Stark"}, {"name": "Summer", "kneeling": False}, {"name": "Ice"}]}
    new = {"cards": [{"name": "Summer", "kneeling": True}, {"name": "Ice"}]}
    assert patch(old, new) == [[["cards"], 0, 1, []], [["cards", 0, "kneeling"], True]]
    assert patch(new, {"cards": [*new["cards"], {"name": "Jory"}]}) == [[["cards"], 2, 0, [{"name": "Jory"}]]]
    assert patch(old, old) == []


TABLES = st.dictionaries(st.sampled_from("xyz"), VIEWS | st.lists(st.dictionaries(st.sampled_from("pq"), VIEWS)))


@settings(max_examples=200, deadline=None)
@given(st.lists(TABLES, min_size=2, max_size=4))
def test_a_view_in_parts_is_the_view_and_what_stayed_is_the_same_object(views: list[dict[str, Any]]) -> None:
    made = None
    for view in views:
        before, made = made, parts(view, made)
        assert json.dumps(made.view, sort_keys=True) == json.dumps(view, sort_keys=True)
        for name, value in made.view.items():
            if before is not None and name in before.texts and json.dumps(before.view[name]) == json.dumps(value):
                assert value is before.view[name] or not isinstance(value, list)
