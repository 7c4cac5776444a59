"""A view as plain JSON, part by part: what hasn't changed since the last one isn't read again, nor compared."""

from __future__ import annotations

from typing import Any

import msgspec

Path = tuple[str, int, str]
"""Where a part stands: its name, or (of a list of things) its name, the thing's number and the name in it."""
SIMPLE = (bool, int, str)
"""What is plain JSON as it is."""
NOTHING: Any = object()
_encode, _decode = msgspec.json.encode, msgspec.json.decode


class Parts:
    """A view, and the text of each of its parts."""

    __slots__ = ("size", "texts", "view")

    def __init__(self, view: dict[str, Any], texts: dict[Path, bytes], size: int) -> None:
        self.view = view
        self.texts = texts
        self.size = size
        """About how many bytes it takes to send all of it."""


def parts(found: dict[str, Any], before: Parts | None = None) -> Parts:
    """The view as plain JSON; parts that are as they were before are the very same objects."""
    known = before.texts if before is not None else {}
    old = before.view if before is not None else {}
    texts: dict[Path, bytes] = {}
    size = 0

    def plain(path: Path, value: Any, was: Any) -> Any:
        nonlocal size
        if value is None or type(value) in SIMPLE:
            size += 8
            return value
        text = texts[path] = _encode(value)
        size += len(text) + len(path[0]) + len(path[2])
        return was if was is not NOTHING and known.get(path) == text else _decode(text)

    view: dict[str, Any] = {}
    for name, value in found.items():
        was = old.get(name, NOTHING)
        if isinstance(value, list) and value and all(type(each) is dict for each in value):
            rows = was if isinstance(was, list) and len(was) == len(value) else [{}] * len(value)
            rows = [row if isinstance(row, dict) else {} for row in rows]
            view[name] = [
                {key: plain((name, n, key), each[key], row.get(key, NOTHING)) for key in each}
                if all(type(key) is str for key in each)
                else plain((name, n, ""), each, row)
                for n, (each, row) in enumerate(zip(value, rows, strict=True))
            ]
        else:
            view[name] = plain((name, -1, ""), value, was)
    return Parts(view, texts, size)
