"""A view as plain JSON, part by part: what hasn't changed since the last one isn't read again, nor compared."""

from __future__ import annotations

from typing import Any

import msgspec

SIMPLE = (bool, int, str)
"""What is plain JSON as it is."""
Texts = dict[str, bytes]
Rows = dict[tuple[str, int], tuple[bytes, Texts]]
_encode, _decode = msgspec.json.encode, msgspec.json.decode


class Parts:
    """A view, and the text of each of its parts."""

    __slots__ = ("rows", "size", "texts", "view")

    def __init__(self, view: dict[str, Any], texts: Texts, rows: Rows, size: int) -> None:
        self.view = view
        self.texts = texts
        self.rows = rows
        """Of each thing in a list of things (by the list's name and its place) the text, and those of its parts."""
        self.size = size
        """About how many bytes it takes to send all of it."""


def parts(found: dict[str, Any], before: Parts | None = None) -> Parts:
    """The view as plain JSON; parts that are as they were before are the very same objects."""
    old, known = (before.view, before.texts) if before is not None else ({}, {})
    known_rows = before.rows if before is not None else {}
    texts: Texts = {}
    rows: Rows = {}
    size = 0
    view: dict[str, Any] = {}
    for name, value in found.items():
        was = old.get(name)
        if type(value) is list and value and all(type(each) is dict for each in value):
            things = []
            for n, each in enumerate(value):
                at, text = (name, n), _encode(each)
                kept = known_rows.get(at)
                size += len(text)
                if kept is not None and kept[0] == text:  # as a whole it is as it was
                    rows[at] = kept
                    things.append(was[n])  # type: ignore[index]
                elif all(type(key) is str for key in each):
                    own = was[n] if kept is not None else {}  # type: ignore[index]
                    inside: Texts = {}
                    things.append(_plain(each, own, kept[1] if kept is not None else {}, inside))
                    rows[at] = text, inside
                else:
                    things.append(_decode(text))
            view[name] = things
        else:
            view |= _plain({name: value}, old, known, texts)
            size += len(texts.get(name, b"")) + len(name) + 8
    return Parts(view, texts, rows, size)


def _plain(found: dict[str, Any], old: dict[str, Any], known: Texts, texts: Texts) -> dict[str, Any]:
    """Some parts as plain JSON, each the same object as before if it is the same text."""
    view: dict[str, Any] = {}
    for name, value in found.items():
        if value is None or type(value) in SIMPLE:
            view[name] = value
        else:
            text = texts[name] = _encode(value)
            view[name] = old[name] if known.get(name) == text else _decode(text)
    return view
