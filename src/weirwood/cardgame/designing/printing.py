"""A card's printed facts as a file has them: which there are in an edition, what they may be, and how they are said."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from ...errors import UserError
from ..cards.definition import Card
from ..grammar.speech import Speech
from ..table.words import CHALLENGES

HIGHEST = 99
"""The highest figure that a card may have."""
TITLE = re.compile(r"[^\W\d_][\w ,.!?:&'\"-]{0,79}|\"[\w ,.!?:&'\"-]{1,79}")
TRAIT = re.compile(r"[^\W\d_][\w'-]*(?: [\w'-]+){0,4}")
MARK = re.compile(r"\w[\w .!,'\"-]{0,79}")
"""A number or a set."""
TRAITS = 12


class Unfit(Exception):
    """A value that a fact can't have; the text says what it could be."""


class Printing(NamedTuple):
    """What is printed on an edition's cards.

    ``side``: what the faction of a card is called. ``figures``: those of plots. ``paid``: the types with a cost.
    ``check``: a UserError for a card that the edition can't have.
    """

    speech: Speech
    side: str
    types: tuple[str, ...]
    paid: tuple[str, ...]
    figures: tuple[str, ...]
    check: Callable[[Card], None]


class Fact(NamedTuple):
    """A fact: its key in the file, the types of cards that have it and those that must name it, and both directions."""

    key: str
    read: Callable[[Any], Any]
    say: Callable[[Card], Any]
    types: tuple[str, ...]
    needed: tuple[str, ...] = ()
    usual: Any = None
    """What isn't written."""


def facts(printing: Printing) -> dict[str, Fact]:
    """The facts of an edition's cards by key, in the order in which they are written."""
    every, sides = printing.types, printing.speech.factions
    sided = tuple(t for t in every if t in ("character", "location", "attachment", "event"))
    found = [
        Fact("title", title, lambda card: card.name, every, every),
        Fact("type", one_of(dict.fromkeys(every)), lambda card: card.type, every, every),
        Fact(printing.side, one_of(sides), lambda card: sides[card.faction], every, sided, sides["neutral"]),
        Fact("loyal", flag, lambda card: card.loyal, every, usual=False),
        Fact("unique", flag, lambda card: card.unique, every, usual=False),
        Fact("cost", cost, partial(_cost, printing), printing.paid, printing.paid),
        Fact("strength", number(0), lambda card: card.strength, ("character",), ("character",)),
        Fact("icons", icons, _icons, ("character",), ("character",)),
        Fact("traits", traits, lambda card: sorted(card.traits), every, usual=[]),
        *(_figure(printing, figure) for figure in printing.figures),
        Fact("deck limit", number(1), lambda card: card.deck_limit, every, usual=3),
        Fact("plot limit", number(0), lambda card: card.plot_limit, ("plot",), usual=0),
        Fact("quantity", number(1), lambda card: card.quantity, every, usual=1),
        Fact("set", mark, lambda card: card.set, every),
        Fact("code", mark, lambda card: card.code, every),
    ]
    return {fact.key: fact for fact in found}


def _figure(printing: Printing, figure: str) -> Fact:
    return Fact(
        printing.speech.word(figure), number(0), lambda card: getattr(card, figure), ("plot",), ("plot",)
    )  # fmt: skip


def _icons(card: Card) -> list[str]:
    return [kind for kind, there in zip(CHALLENGES, card.icons, strict=True) if there]


# What facts may be


def title(value: Any) -> str:
    if not isinstance(value, str) or not TITLE.fullmatch(value) or value != value.strip():
        raise Unfit("words of at most 80 characters that begin with a letter, as in 'Quiet Ferryman'")
    return value


def mark(value: Any) -> str:
    if not isinstance(value, str) or not MARK.fullmatch(value):
        raise Unfit("a text of at most 80 letters and digits (in quotation marks if it looks like a number)")
    return value


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Unfit("true or false")
    return value


def number(least: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= HIGHEST:
            raise Unfit(f"a number from {least} to {HIGHEST}")
        return value

    return read


X, NONE = "X", "-"
"""A cost that one chooses, and that of a card which can't be paid for (it is played from shadows, for another price)."""


def cost(value: Any) -> int | str:
    if value in (X, NONE):
        return str(value)
    try:
        return number(0)(value)
    except Unfit as unfit:
        raise Unfit(f"{unfit}, X or {NONE}") from None


def _cost(printing: Printing, card: Card) -> int | str | None:
    if card.x_cost:
        return X
    return NONE if card.cost is None and card.type in printing.paid else card.cost


def one_of(words: Mapping[str, str | None]) -> Callable[[Any], str]:
    """One of some ids, each of which may have a word for it."""

    def read(value: Any) -> str:
        for id, word in words.items():
            if isinstance(value, str) and value.lower() in (id, (word or id).lower()):
                return id
        raise Unfit(f"one of {', '.join(word or id for id, word in words.items())}")

    return read


def icons(value: Any) -> str:
    kinds = {kind: kind[0].upper() for kind in CHALLENGES}
    if not isinstance(value, list) or any(each not in kinds for each in map(str, value)):
        raise Unfit(f"a list of {', '.join(CHALLENGES)}, as in [{CHALLENGES[0]}], or []")
    return "".join(kinds[each] for each in value)


def traits(value: Any) -> str:
    given = value if isinstance(value, list) else [value]
    if len(given) > TRAITS or not all(isinstance(each, str) and TRAIT.fullmatch(each) for each in given):
        raise Unfit("a list of words, as in [Lord, Small Council]")
    return ",".join(given)


# Reading and saying them all


def check_keys(given: Mapping[str, int], known: dict[str, Fact], where: str) -> None:
    """A UserError for a key that no card has; the keys come with their lines."""
    for key, line in given.items():
        if key not in (*known, "text", "game"):
            import difflib  # needed only by whoever mistypes a key

            close = difflib.get_close_matches(key[:80], [*known, "text", "game"], 1)
            hint = f"did you mean {close[0]!r}?" if close else f"it has {', '.join([*known, 'text'])}."
            raise UserError(f"{where}, line {line}: a card has no {key[:80]!r}; {hint}")


def read_facts(values: dict[str, Any], lines: Mapping[str, int], known: dict[str, Fact], at: str) -> dict[str, Any]:
    """The facts of one card, checked; ``at``: the file, for messages, to which the lines belong."""
    name = values["title"] if isinstance(values.get("title"), str) else "a card"
    found: dict[str, Any] = {}
    for key, fact in known.items():
        if key not in values:
            continue
        try:
            found[key] = fact.read(values[key])
        except Unfit as unfit:
            shown = repr(values[key])
            shown = shown if len(shown) <= 60 else f"{shown[:60]}…"
            raise UserError(f"{at}, line {lines[key]}: the {key} of {name[:80]} is {shown}; it is {unfit}.") from None
    type = found.get("type")
    for key, fact in known.items():
        if key in ("title", "type") or type is not None:
            if key not in found and (type is None or type in fact.needed):
                raise UserError(f"{at}, line {min(lines.values())}: {name[:80]} has no {key}; add '{key}:' to it.")
            if key in found and type is not None and type not in fact.types:
                raise UserError(
                    f"{at}, line {lines[key]}: {name[:80]} is of type {type}, and such a card has no {key}."
                )
    return found


def say_facts(card: Card, known: dict[str, Fact]) -> dict[str, Any]:
    """The facts of a card that are to be written."""
    found: dict[str, Any] = {}
    for key, fact in known.items():
        if card.type in fact.types:
            value = fact.say(card)
            if value is not None and (value != fact.usual or card.type in fact.needed):
                found[key] = value
    return found
