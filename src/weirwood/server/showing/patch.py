"""Patches: what changed between two views, as a short list of operations.

``[path, value]`` sets, ``[path]`` deletes a key, ``[path, start, count, [items]]`` replaces a part of a list.
"""

from __future__ import annotations

from typing import Any

import msgspec


def patch(old: Any, new: Any) -> list[list[Any]]:
    """The operations that make the new value from the old one; both are plain JSON."""
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[Any], found: list[list[Any]]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] is not value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and old and new:
        _lists(old, new, path, found)
    elif not _same(old, new):
        found.append([path, new])


def _lists(old: list[Any], new: list[Any], path: list[Any], found: list[list[Any]]) -> None:
    """Equal ends stay; of the middle, what keeps its name is compared, and the rest is replaced."""
    start, end = 0, 0
    shorter = min(len(old), len(new))
    while start < shorter and _same(old[start], new[start]):
        start += 1
    while end < shorter - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    if len(old) == len(new):
        for n in range(start, len(old) - end):
            if old[n] is not new[n]:
                _compare(old[n], new[n], [*path, n], found)
        return
    middle_old, middle_new = old[start : len(old) - end], new[start : len(new) - end]
    if not middle_old or not middle_new:
        found.append([path, start, len(middle_old), middle_new])
        return
    names = [_name(each) for each in middle_new]
    if None in names or None in map(_name, middle_old):
        found.append([path, start, len(middle_old), middle_new])
        return
    _named_lists(middle_old, middle_new, start, path, found)


def _named_lists(old: list[Any], new: list[Any], start: int, path: list[Any], found: list[list[Any]]) -> None:
    """Lists of things with names: splice out who left, splice in who came, compare who stayed (if in the same order)."""
    old_names, new_names = [_name(each) for each in old], [_name(each) for each in new]
    stayed = set(old_names) & set(new_names)
    order_old = [name for name in old_names if name in stayed]
    order_new = [name for name in new_names if name in stayed]
    if order_old != order_new or len(set(old_names)) != len(old) or len(set(new_names)) != len(new):
        found.append([path, start, len(old), new])
        return
    kept = old[:]
    for n in range(len(old) - 1, -1, -1):
        if old_names[n] not in stayed:
            found.append([path, start + n, 1, []])
            del kept[n]
    for n, name in enumerate(new_names):
        if name not in stayed:
            found.append([path, start + n, 0, [new[n]]])
            kept.insert(n, new[n])
        else:
            _compare(kept[n], new[n], [*path, start + n], found)


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON; equal ones may differ, since False equals 0 to Python."""
    if one is other:
        return True
    if type(one) is not type(other) or one != other:
        return False
    return not isinstance(one, (dict, list)) or msgspec.json.encode(one) == msgspec.json.encode(other)


def _name(thing: Any) -> Any:
    return thing.get("name") if isinstance(thing, dict) else None


def apply(view: Any, operations: list[list[Any]]) -> Any:
    """The new value from the old one (which is changed) and a patch."""
    for operation in operations:
        path = operation[0]
        if len(operation) == 4:
            target = _at(view, path)
            target[operation[1] : operation[1] + operation[2]] = operation[3]
        elif not path:
            view = operation[1]
        elif len(operation) == 1:
            del _at(view, path[:-1])[path[-1]]
        else:
            _at(view, path[:-1])[path[-1]] = operation[1]
    return view


def _at(value: Any, path: list[Any]) -> Any:
    for key in path:
        value = value[key]
    return value
