"""What one can look up in a game without playing it: its cards and its decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from types import MappingProxyType
from typing import Any, NamedTuple

from ...errors import UserError
from ..decision import Refusal

NO_FORM: Mapping[str, Any] = MappingProxyType({})


class Verdict(NamedTuple):
    """Whether a deck is legal: each violation with its clause, and in a few words the rules it was judged by."""

    refusals: list[Refusal]
    by: str


class CardSet(NamedTuple):
    """Cards that were published together: their code, their name, the cycle that they are part of, how many can be played."""

    code: str
    name: str
    cycle: str
    cards: int


class CardLine(NamedTuple):
    """An ability that is printed on a card: what it is known by, the card's code, title and set, and its text."""

    id: str
    code: str
    title: str
    set: str
    text: str


class Cards:
    """The faces of a game's cards, or of whatever else one can look at; a game without any needs nothing of this."""

    def names(self) -> list[str]:
        """The names of all cards that have a face."""
        return []

    def own_names(self) -> list[str]:
        """The names of those that are a table's own."""
        return []

    def text(self, name: str) -> list[str]:
        """A card's face with its generated text, line by line; a UserError if there is no such card."""
        raise UserError(f"There is no card {name!r} in this game.")

    def data(self, name: str) -> dict[str, Any]:
        """A card's face as plain data, for whoever draws it; the whole text is always in ``lines``."""
        return {"name": name, "lines": self.text(name)}

    def faces(self, search: str) -> list[list[str]]:
        """The faces of all cards that fit a search, each line by line."""
        return []

    def sets(self) -> list[CardSet]:
        """What the cards were published in, in the order of printing."""
        return []

    def abilities(self) -> list[CardLine]:
        """The abilities of all cards that are used or carried out one at a time."""
        return []

    def counting(self) -> AbstractContextManager[Counter[str]]:
        """As long as it is entered, how often each ability is used, by its id; in this process, in all games."""
        return nullcontext(Counter())


class Ready(NamedTuple):
    """A deck that comes with a game: its name, a line on it, which decks it is one of, how it plays, what it is judged by."""

    name: str
    line: str
    group: str
    about: str
    by: str


class Decks:
    """The decks that a game is played with; a game without any needs nothing of this."""

    def headlines(self) -> list[str]:
        """The decks that come with the game, a line each."""
        return []

    def lines(self, name: str) -> list[str]:
        """A deck (a file, or an id) in words."""
        raise UserError("This game has no decks.")

    def check_named(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        """What is wrong with a deck (a file, or an id), for a table whose form is filled in so far."""
        raise UserError("This game has no decks.")

    def choices(self) -> dict[str, str]:
        """The decks that come with the game and can be chosen: a line on each, by id."""
        return {}

    def ready(self, form: Mapping[str, Any] = NO_FORM) -> dict[str, Ready]:
        """The same decks with all that is said of them, for a table whose form is filled in so far; a group's together."""
        return {}

    def builtin(self, id: str) -> dict[str, Any]:
        """A deck that comes with the game, as plain data."""
        raise UserError("This game has no decks.")

    def read(self, text: str) -> dict[str, Any]:
        """A deck as plain data (with its ``name``) from the text of a file; a UserError says where it is wrong."""
        raise UserError("This game has no decks.")

    def check(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        """What is wrong with a deck that was read, for a table whose form is filled in so far."""
        raise UserError("This game has no decks.")

    def show(self, deck: dict[str, Any]) -> list[str]:
        """A deck that was read, in words, line by line."""
        raise UserError("This game has no decks.")
