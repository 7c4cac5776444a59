"""A game's decks as whoever looks them up asks for them: listed, read, checked and shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ...errors import UserError
from ...kernel.collection import NO_FORM, Decks, Verdict
from .catalogue import Catalogue
from .decks import Deck, DeckFiles


class DeckBox(Decks, ABC):
    """The decks that people bring to a game. ``files``: those that come with it, and how others are read."""

    files: ClassVar[DeckFiles[Any]]

    def __init__(self, catalogue: Catalogue) -> None:
        """Cards are found in this catalogue, which may have a table's own."""
        self.catalogue = catalogue

    @abstractmethod
    def verdict(self, deck: Any, form: Mapping[str, Any]) -> Verdict:
        """Whether a deck is legal at a table whose form is filled in like this, and by which rules."""

    def find(self, name: str) -> Any:
        """A deck by the id of a built-in one, or by its file."""
        found = self.files.builtin().get(name)
        if found is not None:
            return found
        if not Path(name).is_file():
            known = ", ".join(self.files.builtin())
            raise UserError(f"There is no file and no deck {name!r}; the decks are {known}.")
        return self.files.read(Path(name), self.catalogue)

    def headlines(self) -> list[str]:
        return [self.files.headline(name, deck) for name, deck in self.files.builtin().items()]

    def lines(self, name: str) -> list[str]:
        return self.files.lines(self.find(name))

    def check_named(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.find(name), form)

    def choices(self) -> dict[str, str]:
        headline = self.files.headline
        return {name: headline(name, deck).partition(": ")[2] for name, deck in self.files.builtin().items()}

    def builtin(self, id: str) -> dict[str, Any]:
        if id not in self.files.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(self.files.builtin())}.")
        found: Deck = self.files.builtin()[id]
        return found.data()

    def read(self, text: str) -> dict[str, Any]:
        found = self.files.parse(text, "The deck", self.catalogue).data()
        return {key: value for key, value in found.items() if key != "learning"}

    def check(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.files.from_data(deck, book=self.catalogue), form)

    def show(self, deck: dict[str, Any]) -> list[str]:
        return self.files.lines(self.files.from_data(deck, book=self.catalogue))
