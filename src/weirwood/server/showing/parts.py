"""A view as plain JSON, part by part: what hasn't changed since the last one isn't read again, nor compared."""

from __future__ import annotations

from typing import Any

import msgspec

SIMPLE = (bool, int, str)
"""What is plain JSON as it is."""
Texts = dict[str, bytes]
Row = tuple[bytes, Texts, Any]
"""A thing's text, those of its parts, and the thing itself as plain JSON."""
Rows = dict[tuple[str, int], Row]
Made = dict[tuple[int, int], Row]
"""What became of a thing that was as it was before: the same for all seats that see the same."""
_encode, _decode = msgspec.json.encode, msgspec.json.decode


class Parts:
    """A view, and the text of each of its parts."""

    __slots__ = ("rows", "size", "texts", "view")

    def __init__(self, view: dict[str, Any], texts: Texts, rows: Rows, size: int) -> None:
        self.view = view
        self.texts = texts
        self.rows = rows
        """Of each thing in a list of things, by the list's name and its place."""
        self.size = size
        """About how many bytes it takes to send all of it."""


def parts(found: dict[str, Any], before: Parts | None = None, made: Made | None = None) -> Parts:
    """The view as plain JSON; parts that are as they were before are the very same objects.

    ``made`` is for the views of one moment: a thing that several of them share is read once.
    """
    old, known, known_rows = (before.view, before.texts, before.rows) if before is not None else ({}, {}, {})
    made = made if made is not None else {}
    texts: Texts = {}
    rows: Rows = {}
    size = 0
    view: dict[str, Any] = {}
    for name, value in found.items():
        kind = type(value)
        if value is None or kind in SIMPLE:
            view[name] = value
            size += len(name) + 8
        elif kind is list and value and all(type(each) is dict for each in value):
            things: list[Any] = []
            for n, each in enumerate(value):
                kept = known_rows.get((name, n))
                same = (id(each), id(kept))
                row = made.get(same)
                if row is None:
                    row = made[same] = _row(each, kept)
                rows[name, n] = row
                size += len(row[0])
                things.append(row[2])
            view[name] = things
        else:
            text = texts[name] = _encode(value)
            view[name] = old[name] if known.get(name) == text else _decode(text)
            size += len(text) + len(name) + 8
    return Parts(view, texts, rows, size)


def _row(found: dict[Any, Any], kept: Row | None) -> Row:
    """A thing of a list, with what is kept of the one that was in its place."""
    text = _encode(found)
    if kept is not None and kept[0] == text:  # as a whole it is as it was
        return kept
    if not all(type(key) is str for key in found):
        return text, {}, _decode(text)
    known, old = (kept[1], kept[2]) if kept is not None else ({}, {})
    inside: Texts = {}
    thing: dict[str, Any] = {}
    for name, value in found.items():
        if value is None or type(value) in SIMPLE:
            thing[name] = value
        else:
            part = inside[name] = _encode(value)
            thing[name] = old[name] if known.get(name) == part else _decode(part)
    return text, inside, thing
