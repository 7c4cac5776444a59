"""Catalogues: an edition's cards by title, as people type it, beside those that tests and designers add."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from functools import cached_property

from ..errors import UserError
from .definition import Card

FILLER = Card("filler", "Smallfolk", "character", cost=1, strength=1, icons="P", set="Test")
"""A card without abilities, for the decks of scenarios."""


LONGEST = 200
"""Characters beyond which something isn't compared with all titles: it is none of them."""


def plain(title: str) -> str:
    """A title as people type it: in small letters, without quotation marks, and with a plain apostrophe."""
    return title.lower().replace("’", "'").replace('"', "").replace("“", "").replace("”", "").strip()


class Catalogue:
    """The printed cards of an edition, loaded when they are first asked for, and ``extra`` ones by plain title."""

    def __init__(self, load: Callable[[], Iterable[Card]], *extra: Card) -> None:
        self._load = load
        self.extra: dict[str, Card] = {plain(card.name): card for card in extra}

    @cached_property
    def by_code(self) -> dict[str, Card]:
        """All printed cards by code."""
        found: dict[str, Card] = {}
        for card in self._load():
            if card.code in found:
                raise ValueError(f"two cards have the code {card.code}")
            found[card.code] = card
        return found

    @cached_property
    def by_title(self) -> dict[str, list[Card]]:
        """All printed cards by plain title; several where sets have different cards of one title."""
        found: dict[str, list[Card]] = {}
        for card in self.by_code.values():
            found.setdefault(plain(card.name), []).append(card)
        return found

    @cached_property
    def titles(self) -> frozenset[str]:
        """The titles of all printed cards."""
        return frozenset(card.name for card in self.by_code.values())

    def register(self, card: Card) -> Card:
        """Add a card beside the printed ones; if it has a printed title, it is found by title and set."""
        self.extra[plain(f"{card.name} ({card.set})")] = card
        if plain(card.name) not in self.by_title:
            self.extra[plain(card.name)] = card
        return card

    def find(self, title: str) -> Card:
        """The card with this title, or title and set: 'Smallfolk (Test)'; or with this code."""
        if len(title) > LONGEST:
            raise UserError(f"There is no card whose title has {len(title)} characters.")
        wanted = plain(title)
        if wanted in self.extra:
            return self.extra[wanted]
        if title in self.by_code:
            return self.by_code[title]
        versions = self.by_title.get(wanted)
        if versions:
            return versions[0]
        if wanted.endswith(")") and " (" in wanted:
            name, _, edition = wanted[:-1].rpartition(" (")
            for card in self.by_title.get(name, []):
                if card.set.lower() == edition:
                    return card
        close = difflib.get_close_matches(wanted, [*self.by_title, *self.extra], n=3, cutoff=0.6)
        names = [self.extra[c].name if c in self.extra else self.by_title[c][0].name for c in close]
        hint = f"; did you mean {' or '.join(names)}?" if names else "."
        raise UserError(f"There is no card called {title!r}{hint}")

    def search(self, words: str, face: Callable[[Card], list[str]]) -> list[list[str]]:
        """The faces of the cards with this title, or else of those whose faces have all the words."""
        title = plain(words)
        exact = self.by_title.get(title) or [card for name, card in self.extra.items() if name == title]
        if exact:
            return [face(card) for card in exact]
        faces = [face(card) for card in self.by_code.values()]
        return [
            face for face in faces if all(word in plain(" ".join(" ".join(face).split())) for word in title.split())
        ]
