"""Sentences: the log in words, for each seat what it may read; what only the second edition has to tell."""

from __future__ import annotations

from typing import Any

from ....cardgame.telling.sentences import UNTIL, sentences
from ..speech import SPEECH

SENTENCES: dict[str, Any] = {
    **sentences(SPEECH),
    "announce": lambda a, x: f"{a[0]} plays {a[1]}{f' with {a[2]}' if a[2] else ''}.",
    "titles aside": lambda a, x: f"{'1 title is' if a[0] == 1 else f'{a[0]} titles are'} set aside at random.",
    "title chosen": lambda a, x: f"{a[0]} takes {x[0] if x else 'a title'}.",
    "title": lambda a, x: f"{a[0]} is {a[1]} this round.",
    "titles returned": lambda a, x: "The titles go back to the pool.",
    "redirect": lambda a, x: f"{a[0]} redirects the challenge.",
    "illegal attachment": lambda a, x: f"{a[0]} is no longer legally attached.",
    "burn": lambda a, x: f"{a[0]} is killed if its STR is 0, until {UNTIL[a[2]]}.",
    "stalled": lambda a, x: "The same position has come again and again: the action window closes.",
    "eliminated": lambda a, x: f"{a[0]} has no cards left in the deck and is eliminated.",
}
