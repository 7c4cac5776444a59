"""Wording: how the parts of an ability become sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from .lasting_effects import UNTIL, Mark, OnCardsUntil
from .words import listed

if TYPE_CHECKING:
    from .definition import Ability

IT = re.compile(r"\bit\b")
IN_PILE = re.compile(r" in (?=(your|any|an opponent's|the loser's) )")
VERBS = """
add attach bring cancel choose discard draw gain kill kneel look move name pick place put raise remove return reveal sacrifice
save search shuffle stand take
"""
IMPERATIVES = frozenset(VERBS.split())
LOOSE = ("if ", "at ", "then ", "you ", "until ")


def parts(effects: tuple[Any, ...]) -> list[str]:
    """The words of each effect; what follows a 'then' begins with it, lasting effects on the same cards are one part."""
    out: list[str] = []
    then = False
    last: Any = None
    for effect in effects:
        said = effect.say()
        if said == "then":
            then = True
            last = None
            continue
        if (
            isinstance(effect, OnCardsUntil)
            and last is not None
            and last.who is effect.who
            and last.until == effect.until
        ):
            both = [last.words(), effect.words()]
            said = f"{effect.who.subject()} {' and '.join(both[::-1] if isinstance(last, Mark) else both)} {UNTIL[effect.until]}"
            out.pop()
        out.append(f"then {said}" if then else said)
        then = False
        last = effect if isinstance(effect, OnCardsUntil) else None
    return out


@cache
def instructions(ability: Ability) -> str:
    """What an ability says to do, without when and at what cost."""
    return join([*(choose.say() for choose in ability.choose), *parts(ability.do)], ". ")


def join(words: list[str], joint: str = "; ") -> str:
    """Instructions in a row make one clause ('choose a character, stand it and draw 1 card'), all else a clause of its own."""
    clauses: list[list[str]] = []
    ordering = False
    for part in words:
        order = part.removeprefix("then ").split()[0] in IMPERATIVES and ";" not in part and ", if" not in part
        if order and ordering and not part.startswith("then "):
            clauses[-1].append(part)
        else:
            clauses.append([part])
        ordering = order
    said = [listed(clause) for clause in clauses]
    if joint == ". ":
        said = said[:1] + [text[0].upper() + text[1:] for text in said[1:]]
    elif len(said) == 2 and not any(t.startswith(LOOSE) or t.split()[0] in IMPERATIVES for t in said):
        return " and ".join(said)
    return joint.join(said)


def say_all(effects: tuple[Any, ...]) -> str:
    """Several effects as one instruction."""
    return join(parts(effects))
