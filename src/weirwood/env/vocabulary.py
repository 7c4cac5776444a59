"""The words that observations are written in: a fixed number for every title, verb, kind of question and phase of a game.

A number never changes its meaning within a version; what comes later is added behind. 0 is what has no number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ..cardgame.play.rulebook import CardGame
from ..kernel.rulebook import Rulebook

VERSION = 1
VERBS = (
    "pass", "done", "yes", "no", "keep", "mulligan", "place", "plot", "first", "choose", "title", "trigger", "marshal", "attach to",
    "play", "challenge", "stealth", "redirect", "against", "attack", "defend", "discard", "suffer", "ambush", "pay", "name",
    "into shadows", "bring out", "kneel", "order", "draft", "resolve", "save", "duplicate", "take", "repeat", "insight", "pillage",
    "renown", "return", "stop", "bestow", "assault",
)  # fmt: skip
"""Of the card games. A verb that isn't among them shares the number 0; its title and figures still tell options apart."""
PHASES = ("setup", "plot", "draw", "marshaling", "marshalling", "challenges", "dominance", "standing", "taxation")
CHALLENGES = ("military", "intrigue", "power")


class Words(NamedTuple):
    """The vocabularies of a game."""

    version: str
    titles: dict[str, int]
    """The cards, in the order of printing, by code; in a game without cards its things by name."""
    named: dict[str, int]
    """The same by the name that labels use."""
    verbs: dict[str, int]
    phases: dict[str, int]


def numbered(words: Iterable[str]) -> dict[str, int]:
    """A number from 1 on for each word."""
    return {word: number for number, word in enumerate(dict.fromkeys(words), 1)}


@lru_cache(maxsize=16)
def words_of(rules: Rulebook) -> Words:
    """The vocabularies of a game; a table's own cards come behind the printed ones."""
    if isinstance(rules, CardGame):
        book = rules.catalogue
        codes = [*book.index, *(card.code for card in book.own)]
        titles = numbered([*codes, *(card.code for card in rules.factions.values())])
        named: dict[str, int] = {}
        for code, (_, entry) in book.index.items():
            named.setdefault(entry.title, titles[code])
            named[f"{entry.title} ({book.index[code][0].code})"] = titles[code]
        for card in book.own:
            named.setdefault(card.name, titles[card.code])
    else:
        titles = named = numbered(rules.cards.names())
    return Words(f"{rules.id}/{VERSION}", titles, named, numbered(VERBS), numbered(PHASES))
