"""Lines of text by strangers: names, titles and messages."""

from __future__ import annotations

import unicodedata

from weirwood.errors import UserError
from weirwood.server.browsers.limits import NAME

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0x180B, 0x1810)}
"""Letters, marks and signs that can't be seen."""
SELECTORS = range(0xFE00, 0xFE10)
MARKS = 2
"""So many marks may stand on one letter: as many as a language needs."""
LOOKALIKES = str.maketrans("аеорсухѕіјһԁԛԝвкмнтгοανρτυχικε01lı|", "aeopcyxsijhdqwbkmhtroavptuxikeoiiii")
"""Letters and digits that are taken for others."""


def clean(text: str, longest: int, what: str) -> str:
    """A line of text by a stranger: nothing invisible, no control or direction characters, no towers of marks,
    single spaces, not too long."""
    kept, marks = [], 0
    for c in unicodedata.normalize("NFC", text[: 8 * longest + 64]):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] in "CZ" or c in BLANK:
            kept.append(" " if c.isspace() else "")
        elif ord(c) not in SELECTORS and marks <= MARKS:
            kept.append(c)
    line = " ".join("".join(kept).split())
    if len(line) > longest or len(text) > 8 * longest + 64:
        raise UserError(f"{what} may have at most {longest} characters; this has {max(len(line), len(text))}.")
    return line


def proper_name(text: str) -> str:
    """A player's name."""
    name = clean(text, NAME, "A name")
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise UserError("A name needs at least one character.")
    return name


def sounding(name: str) -> str:
    """What two names have in common that a person takes for the same."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if unicodedata.category(c)[0] in "LN")
    return plain.translate(LOOKALIKES) or name.casefold()


def told_apart(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has it already, or one that looks the same."""
    others = {sounding(each) for each in taken}
    if sounding(name) not in others:
        return name
    number = 2
    while sounding(f"{name} {number}") in others:
        number += 1
    return f"{name} {number}"


def spectator_name(name: str, players: list[str]) -> str:
    """What a spectator is called in the chat: never as somebody who plays is."""
    if not name:
        return "A spectator"
    return f"{name} (spectator)" if sounding(name) in {sounding(each) for each in players} else name
