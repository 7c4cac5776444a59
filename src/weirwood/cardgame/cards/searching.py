"""The language in which cards are looked for: words, and what is printed on a card, as in ``type:character cost<=3 -unique``.

| written | means |
|---|---|
| ``direwolf`` · ``"after you win"`` | the word, or the words in this order, somewhere on the face |
| ``type:character`` · ``t:character`` | what is printed there has this in it; ``=`` the whole of it, ``!=`` not |
| ``cost<=3`` · ``strength>4`` | a figure |
| ``type:event|attachment`` | the one or the other |
| ``unique`` · ``loyal`` · ``limited`` | what a card is |
| ``-unique`` · ``-type:event`` | not that |
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...errors import UserError
from .definition import Card

TERM = re.compile(r'(-?)(?:(\w+)(<=|>=|!=|<|>|=|:))?("[^"]*"?|[^\s"]+)')
"""Nothing in it can match a text in two ways, so the work grows with its length."""
LONGEST = 300
"""Characters of a search."""
ICONS = ("military", "intrigue", "power")
FIGURES: dict[str, Callable[[Card], int | None]] = {
    "cost": lambda card: card.cost,
    "strength": lambda card: card.strength if card.type == "character" else None,
    "gold": lambda card: card.income if card.type == "plot" else None,
    "initiative": lambda card: card.initiative if card.type == "plot" else None,
    "claim": lambda card: card.claim if card.type == "plot" else None,
    "reserve": lambda card: card.reserve if card.type == "plot" else None,
}
WORDS: dict[str, Callable[[Card], Iterable[str]]] = {
    "faction": lambda card: card.factions or ("neutral",),
    "type": lambda card: (card.type,),
    "trait": lambda card: card.traits,
    "keyword": lambda card: card.keyword_names,
    "icon": lambda card: [kind for kind, there in zip(ICONS, card.icons) if there],
    "set": lambda card: (card.set,),
    "title": lambda card: (card.name,),
}
FLAGS: dict[str, Callable[[Card], bool]] = {
    "unique": lambda card: card.unique,
    "loyal": lambda card: card.loyal,
    "limited": lambda card: card.has_keyword("limited"),
}
SHORT = {
    "f": "faction", "t": "type", "k": "trait", "o": "cost", "s": "strength", "e": "set", "pack": "set", "x": "text", "n": "title", "str": "strength",
    "income": "gold", "g": "gold", "i": "icon", "icons": "icon", "traits": "trait", "keywords": "keyword", "c": "cycle",
}  # fmt: skip
"""Other words for the same, the letters among them that deck builders know."""
SIGNS = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
    "!=": operator.ne,
}
Fits = Callable[[Card, str], bool]
"""Whether a card, whose face is given as plain text, is looked for."""


class Term(NamedTuple):
    """One condition of a search."""

    fits: Fits
    not_: bool

    def __call__(self, card: Card, face: str) -> bool:
        return self.fits(card, face) != self.not_


def read(search: str, sets: dict[str, str], cycles: dict[str, str]) -> list[Term]:
    """The conditions of a search, all of which a card must fit.

    ``sets``: the codes of sets by what people write; ``cycles``: the cycle of each, by code in small letters.
    """
    if len(search) > LONGEST:
        raise UserError(f"This search has {len(search)} characters; at most {LONGEST} are read.")
    terms = TERM.findall(search.lower().replace("’", "'"))
    return [_term(minus, key, sign, value, sets, cycles) for minus, key, sign, value in terms]


def _term(minus: str, key: str, sign: str, value: str, sets: dict[str, str], cycles: dict[str, str]) -> Term:
    value = value.strip('"')
    if not key and value in FLAGS:
        flag = FLAGS[value]
        return Term(lambda card, face: flag(card), bool(minus))
    key = SHORT.get(key, key)
    if not key or key == "text":
        words = value.split("|") if key else [value]
        return Term(lambda card, face: any(word in face for word in words), bool(minus) != (sign == "!="))
    if key in FIGURES:
        return Term(_figure(key, sign, value), bool(minus))
    if key == "cycle":
        parts = [each.replace("_", " ").replace("-", " ") for each in value.split("|")]
        inside = {code for code, cycle in cycles.items() if any(part in cycle for part in parts)}
        return Term(lambda card, face: card.set.lower() in inside, bool(minus) != (sign == "!="))
    if key not in WORDS:
        known = ", ".join([*WORDS, "cycle", *FIGURES, "text", *FLAGS])
        raise UserError(f"Cards can't be searched by {key!r}; they can be by {known}.")
    if sign not in (":", "=", "!="):
        raise UserError(f"{key} is no figure: write {key}:{value} or -{key}:{value}.")
    wanted = [sets.get(each, each) if key == "set" else each for each in value.split("|")]
    return Term(_words(key, sign, [each.lower() for each in wanted]), bool(minus) != (sign == "!="))


def _figure(key: str, sign: str, value: str) -> Fits:
    numbers = value.split("|")
    if not all(each.isdecimal() and len(each) < 5 for each in numbers):
        raise UserError(f"{key} is a figure, as in {key}<=3; {value!r} is none.")
    printed, compare = FIGURES[key], SIGNS[sign]
    wanted = [int(each) for each in numbers]

    def fits(card: Card, face: str) -> bool:
        found = printed(card)
        return found is not None and any(compare(found, each) for each in wanted)

    return fits


def _words(key: str, sign: str, wanted: list[str]) -> Fits:
    printed = WORDS[key]

    def fits(card: Card, face: str) -> bool:
        found = [each.lower() for each in printed(card)]
        whole = sign == "=" or key == "set"
        return any(one == each if whole else one in each for one in wanted for each in found)

    return fits
