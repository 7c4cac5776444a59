"""Sentences: the log in words, for each seat what it may read; what only the second edition has to tell."""

from __future__ import annotations

from typing import Any

from ....cardgame.telling.sentences import UNTIL, sentences
from ..speech import SPEECH


def nth(n: int) -> str:
    """'1st', '2nd', '3rd', '4th' …"""
    return f"{n}{'th' if n % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"


SENTENCES: dict[str, Any] = {
    **sentences(SPEECH),
    "announce": lambda a, x: f"{a[0]} plays {a[1]}{f' with {a[2]}' if a[2] else ''}.",
    "titles aside": lambda a, x: f"{'1 title is' if a[0] == 1 else f'{a[0]} titles are'} set aside at random.",
    "title chosen": lambda a, x: f"{a[0]} takes {x[0] if x else 'a title'}.",
    "title": lambda a, x: f"{a[0]} is {a[1]} this round.",
    "titles returned": lambda a, x: "The titles go back to the pool.",
    "into shadows": lambda a, x: f"{a[0]} marshals {x[0] if x else 'a card'} into shadows.",
    "put into shadows": lambda a, x: f"{a[1] or (x[0] if x else 'A card')} goes into {a[0]}'s shadows.",
    "emerged": lambda a, x: f"{a[1]} was the {nth(a[2])} of {a[0]}'s cards in shadows.",
    "discard from shadows": lambda a, x: f"{a[1]} is discarded from {a[0]}'s shadows.",
    "return from shadows": lambda a, x: f"{x[0] if x else 'A card'} goes from shadows to {a[0]}'s hand.",
    "look at shadows": lambda a, x: f"{a[0]} looks at {', '.join(x) if x else f'{a[1]} card(s)'} in shadows.",
    "attaches to nothing": lambda a, x: (
        f"{a[0]} can't be attached to anything as it comes out of shadows: it is discarded."
    ),
    "assault": lambda a, x: f"{a[1]} is the target of {a[0]}'s assault: its text is blank in this challenge.",
    "redirect": lambda a, x: f"{a[0]} redirects the challenge.",
    "illegal attachment": lambda a, x: f"{a[0]} is no longer legally attached.",
    "burn": lambda a, x: f"{a[0]} is killed if its STR is 0, until {UNTIL[a[2]]}.",
    "stalled": lambda a, x: "The same position has come again and again: the action window closes.",
    "eliminated": lambda a, x: f"{a[0]} has no cards left in the deck and is eliminated.",
}
