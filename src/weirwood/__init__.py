"""Weirwood plays the games of Westeros with every rule enforced.

>>> import weirwood
>>> game = weirwood.new("agot2", seats=["stark", "lannister"], seed=7)
>>> while game.waiting:
...     decision = game.waiting[0]
...     game.choose(decision.options[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood import compiled as compiled  # first: it finds the compiled modules
from weirwood.errors import UserError
from weirwood.kernel import (
    Decision,
    Game,
    InternalError,
    Observation,
    Option,
    Outcome,
    Record,
    Refusal,
    Refused,
    load,
    new,
)

if TYPE_CHECKING:
    from weirwood.cardgame.cards.definition import Card
    from weirwood.cardgame.play.rulebook import CardGame

__version__ = "0.1.0"


def read_card(text: str, game: str = "agot2") -> Card:
    """A card from a YAML document with its printed facts and its rules text; a UserError says what can't be read."""
    from weirwood.cardgame.designing.cards import read_card as read

    rules = _card_game(game)
    return read(text, rules.printing, rules.catalogue, game)


def say_card(card: Card, game: str = "agot2") -> str:
    """A card as the document from which `read_card` reads it."""
    from weirwood.cardgame.designing.cards import say_card as say

    return say(card, _card_game(game).printing)


def _card_game(game: str) -> CardGame:
    from weirwood.cardgame.play.rulebook import CardGame
    from weirwood.kernel import rulebook

    rules = rulebook(game)
    if not isinstance(rules, CardGame):
        raise UserError(f"{rules.name} has no cards with a text to read.")
    return rules


__all__ = [
    "Decision",
    "Game",
    "InternalError",
    "Observation",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "UserError",
    "__version__",
    "load",
    "new",
    "read_card",
    "say_card",
]
