"""Lines of text by strangers: names, titles and messages."""

from __future__ import annotations

import unicodedata

from weirwood.errors import UserError
from weirwood.server.browsers.limits import NAME


def clean(text: str, longest: int, what: str) -> str:
    """A line of text by a stranger: no control or direction characters, single spaces, not too long."""
    kept = (c if unicodedata.category(c)[0] not in "CZ" else " " if c.isspace() else "" for c in text)
    line = " ".join("".join(kept).split())
    if len(line) > longest:
        raise UserError(f"{what} may have at most {longest} characters; this has {len(line)}.")
    return line


def proper_name(text: str) -> str:
    """A player's name."""
    name = clean(text, NAME, "A name")
    if not name:
        raise UserError("A name needs at least one character.")
    return name


def told_apart(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    others = {each.casefold() for each in taken}
    if name.casefold() not in others:
        return name
    number = 2
    while f"{name} {number}".casefold() in others:
        number += 1
    return f"{name} {number}"
