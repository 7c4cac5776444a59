"""Words for people: lists, and nouns for one or several."""

from __future__ import annotations

from collections.abc import Sequence


def listed(things: Sequence[str]) -> str:
    """Things in a row: 'a, b and c'."""
    return ", ".join(things[:-1]) + " and " + things[-1] if len(things) > 1 else "".join(things)


def many(count: int, one: str, several: str = "") -> str:
    """So many of a thing: '1 hit', '2 hits'."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def article(what: str) -> str:
    return f"{'an' if what[0] in 'AU' else 'a'} {what}"
