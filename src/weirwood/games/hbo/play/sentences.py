"""Sentences: the log in this edition's words."""

from __future__ import annotations

from typing import Any

from ....cardgame.table.words import listed
from ....cardgame.telling.sentences import TIES, sentences
from ..speech import SPEECH


def _power(a: Any, secret: Any) -> str:
    why = {"renown": " (Renown)", "unopposed": " (unopposed)", "dominance": " (dominance)"}.get(a[3], "")
    return f"{a[1] + ' gains' if a[1] else a[0] + ' claims'} {a[2]} power{why}."


def _enter(a: Any, secret: Any) -> str:
    return f"{a[0]} {'plays' if a[2] == 'marshal' else 'puts into play'} {a[1]}{f' on {a[3]}' if a[3] else ''}."


SENTENCES: dict[str, Any] = {
    **sentences(SPEECH),
    "announce": lambda a, x: f"{a[0]} plays {a[1]}.",
    "active": lambda a, x: f"It is {a[0]}'s turn.",
    "initiative": lambda a, x: f"{a[0]} wins the initiative with {a[1]}{TIES[a[2]]}.",
    "no power": lambda a, x: f"{a[0]} has no power on the banner to lose.",
    "power": _power,
    "enter": _enter,
    "move power": lambda a, x: f"{a[2]} power moves from {a[0]}'s House to {a[1]}'s.",
    "duplicate": lambda a, x: f"{a[0]} attaches a duplicate to {a[1]}.",
    "return gold": lambda a, x: f"{a[0]} returns {a[1]} gold to the treasury.",
    "draft dealt": lambda a, x: f"{a[0]} is dealt {listed(list(x)) if x else f'{a[1]} plots'}.",
    "draft": lambda a, x: f"{a[0]} drafts {x[0] if x else 'a plot'}.",
    "draft passed": lambda a, x: f"{a[0]} passes on {listed(list(x)) if x else 'two plots'}.",
    "plot deck": lambda a, x: f"{a[0]} chooses a plot deck{': ' + listed(list(x)) if x else ''}.",
}
