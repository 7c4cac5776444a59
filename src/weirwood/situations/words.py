"""Positions and expectations of scenario files in words, whatever the game's words for them are."""

from __future__ import annotations

from typing import Any

AT_THE_START = {
    "start": "it begins with",
    "first": "first player",
    "play": "in play",
    "hand": "in hand",
    "discard": "discard pile",
    "dead": "dead pile",
    "shadows": "in shadows",
}
"""Words of a position that are read as something else when they stand alone."""


def said(value: Any) -> str:
    """A value as a person reads it."""
    if isinstance(value, list):
        return ", ".join(map(said, value)) or "nothing"
    if not isinstance(value, dict):
        return "nothing" if value is None else "yes" if value is True else "no" if value is False else str(value)
    rest = [property_said(str(key), each) for key, each in value.items() if key != "card"]
    if "card" not in value:
        return ", ".join(rest)
    return f"{value['card']} ({', '.join(rest)})" if rest else str(value["card"])


def property_said(name: str, value: Any) -> str:
    """What something is or has, as in 'strength 4', 'kneeling', 'not kneeling' and 'no winner'."""
    word = name.replace("_", " ")
    if value is True:
        return word
    if value is False:
        return f"not {word}"
    if value is None:
        return f"no {word}"
    if name == "not" and isinstance(value, dict):
        return f"not ({said(value)})"
    return f"{word} {said(value)}"


def expected(subject: str, values: Any) -> str:
    """What a scenario expects of a card, a player or the game."""
    told = said(values)
    return told if subject == "game" else f"{subject}: {told}"


def position_said(document: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """A position in lines: of the game as a whole (under ''), then of each player."""
    players = document.get("players") or {}
    whole = [_at_first(word, value) for word, value in document.items() if word != "players"]
    lines = [("", whole)] if whole else []
    for name, player in players.items():
        lines.append((name, [_at_first(word, value) for word, value in (player or {}).items()]))
    return lines


def _at_first(word: str, value: Any) -> str:
    return property_said(AT_THE_START.get(word, word), value)
