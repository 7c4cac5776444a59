"""Which abilities the cards have, and how often each is used: for whoever plays many games and asks what never came up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ...kernel.parts.collection import CardLine
from ..cards.catalogue import Catalogue
from ..cards.definition import Ability, Card, Context
from ..grammar.speech import Speech
from ..table.state import Table
from ..timing.initiating import WATCHING
from ..vocabulary.lines import ability_text, named


def line_id(card: Card, ability: Ability) -> str:
    """What an ability is known by: its card's code, and its number on the card."""
    return f"{card.code}/{ability.index + 1}"


def abilities(book: Catalogue, speech: Speech) -> list[CardLine]:
    """The abilities printed on all cards that can be played."""
    return [
        CardLine(line_id(card, each), card.code, card.name, card.set, _text(card, each, speech))
        for card in (*book.by_code.values(), *book.own)
        for each in card.abilities
    ]


def _text(card: Card, ability: Ability, speech: Speech) -> str:
    return named(ability_text(ability, speech, card.home), card.name)


@contextmanager
def uses() -> Iterator[Counter[str]]:
    """How often each printed ability is declared, by its id."""
    found: Counter[str] = Counter()

    def watch(s: Table, ctx: Context) -> None:
        card, ability = s.defn[ctx.card], ctx.ability
        if ability is not None and any(ability is each for each in card.abilities):  # and not gained
            found[line_id(card, ability)] += 1

    WATCHING.append(watch)
    try:
        yield found
    finally:
        WATCHING.remove(watch)
