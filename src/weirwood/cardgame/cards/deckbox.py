"""A game's decks as the kernel's Rulebook asks for them: listed, read, checked and shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ...errors import UserError
from ...kernel.rulebook import NO_FORM, Rulebook, Verdict
from .catalogue import Catalogue
from .decks import Deck, DeckFiles


class WithDecks(Rulebook):
    """A game for which people bring decks. ``files``: those that come with it, and how others are read."""

    files: ClassVar[DeckFiles[Any]]
    catalogue: Catalogue

    @abstractmethod
    def verdict(self, deck: Any, form: Mapping[str, Any]) -> Verdict:
        """Whether a deck is legal at a table whose form is filled in like this, and by which rules."""

    def find_deck(self, name: str) -> Any:
        """A deck by the id of a built-in one, or by its file."""
        found = self.files.builtin().get(name)
        if found is not None:
            return found
        if not Path(name).is_file():
            known = ", ".join(self.files.builtin())
            raise UserError(f"There is no file and no deck {name!r}; the decks are {known}.")
        return self.files.read(Path(name), self.catalogue)

    def deck_list(self) -> list[str]:
        return [self.files.headline(name, deck) for name, deck in self.files.builtin().items()]

    def deck_lines(self, name: str) -> list[str]:
        return self.files.lines(self.find_deck(name))

    def deck_check(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.find_deck(name), form)

    def deck_choices(self) -> dict[str, str]:
        headline = self.files.headline
        return {name: headline(name, deck).partition(": ")[2] for name, deck in self.files.builtin().items()}

    def builtin_deck(self, id: str) -> dict[str, Any]:
        if id not in self.files.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(self.files.builtin())}.")
        found: Deck = self.files.builtin()[id]
        return found.data()

    def read_deck(self, text: str) -> dict[str, Any]:
        found = self.files.parse(text, "The deck", self.catalogue).data()
        return {key: value for key, value in found.items() if key != "learning"}

    def check_deck(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.files.from_data(deck, book=self.catalogue), form)

    def show_deck(self, deck: dict[str, Any]) -> list[str]:
        return self.files.lines(self.files.from_data(deck, book=self.catalogue))
