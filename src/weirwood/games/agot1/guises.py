"""Gaining another card's printed text box (faq1.q.14): the definition of a card with what it gained, and back."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import TYPE_CHECKING

from ...cardgame.cards.definition import Card
from ...cardgame.table import indexing
from ...cardgame.table.event import Event
from ...cardgame.table.words import DUPLICATE, PLAY
from ...cardgame.vocabulary.lines import ability_text, say_rule
from .speech import SPEECH

if TYPE_CHECKING:
    from .table import Agot1

NAMES_ITSELF = "~"


@cache
def merged(own: Card, other: Card) -> Card:
    """A card that has gained the text box, STR, icons, traits and crests of another.

    Abilities that name the other card don't speak of this one, and so do nothing for it.
    """
    icons = "".join(letter for letter, a, b in zip("MIP", own.icons, other.icons, strict=True) if a or b)
    abilities = [a for a in other.abilities if NAMES_ITSELF not in ability_text(a, SPEECH, a.zones)]
    constants = [rule for rule in other.constants if NAMES_ITSELF not in say_rule(rule, SPEECH)]
    return Card(
        own.code, own.name, own.type, faction=tuple(own.factions), unique=own.unique, cost=own.cost, shadow=own.shadow,
        strength=other.strength, icons=icons, traits=", ".join(own.traits | other.traits),
        crests=tuple(own.crests | other.crests), keywords=[*own.keywords, *other.keywords],
        modifiers={**own.modifiers, **other.modifiers}, constants=[*own.constants, *constants],
        abilities=[copy(ability) for ability in (*own.abilities, *abilities)], set=own.set,
    )  # fmt: skip


def wear(s: Agot1, card: int, other: int) -> None:
    """A card in play gains what is printed on another, which is a duplicate under it."""
    s.guises = {**s.guises, card: (other, s.defn[card])}
    redefine(s, card, merged(s.defn[card], s.defn[other]))
    s.note("guise", s.called(card), s.called(other), rule="faq1.q.14")


def take_off(s: Agot1, card: int) -> None:
    """A card is again what is printed on it."""
    _, printed = s.guises[card]
    s.guises = {worn: guise for worn, guise in s.guises.items() if worn != card}
    redefine(s, card, printed)


def redefine(s: Agot1, card: int, defn: Card) -> None:
    """A card in play is another from now on: its abilities are indexed anew."""
    indexing.leave(s, card, PLAY)
    s.defn[card] = defn
    indexing.enter(s, card, PLAY)
    s.rewire()


def unmask(s: Agot1) -> None:
    """Whoever has lost the duplicate that gave a guise goes back into Shadows."""
    for card, (other, _) in s.guises.items():
        if (s.zone[other] != DUPLICATE or s.host[other] != card) and card not in s.moribund:
            s.carry_out([Event("hide", card, s.ctrl[card], source=card, unsavable=True)])
            return
