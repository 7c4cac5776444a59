"""The decks of the second edition as a table asks for them: those that come with it, and those that people bring."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...cardgame.cards.catalogue import Catalogue
from ...errors import UserError
from ...kernel.collection import NO_FORM, Decks, Verdict
from . import decks, octgn, restricted
from .form import format_named


class DeckShelf(Decks):
    """Decks whose cards are found in a catalogue, which may have a table's own."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def find(self, name: str) -> decks.Deck:
        """A deck by the id of a built-in one, or by its file."""
        found = decks.builtin().get(name)
        if found is not None:
            return found
        if not Path(name).is_file():
            raise UserError(f"There is no file and no deck {name!r}; the decks are {', '.join(decks.builtin())}.")
        return decks.read(Path(name), self.catalogue)

    def deck(self, seat: Any, form: str = "") -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data; with a format, its restricted list counts."""
        if isinstance(seat, str):
            seat = self.find(seat)
        if not isinstance(seat, decks.Deck):
            seat = decks.from_data(seat, book=self.catalogue)
        if not seat.learning:
            wrong = decks.check(seat, form)
            if wrong:
                raise UserError(
                    f"The deck {seat.name or seat.faction} isn't legal: " + "; ".join(map(str, wrong)) + "."
                )
        return {
            "faction": seat.faction,
            "agenda": seat.agenda,
            "cards": dict(seat.cards),
            "name": seat.name,
            "learning": seat.learning,
        }

    def headlines(self) -> list[str]:
        return [decks.headline(name, deck) for name, deck in decks.builtin().items()]

    def lines(self, name: str) -> list[str]:
        return decks.lines(self.find(name))

    def choices(self) -> dict[str, str]:
        return {name: decks.headline(name, deck).partition(": ")[2] for name, deck in decks.builtin().items()}

    def builtin(self, id: str) -> dict[str, Any]:
        if id not in decks.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(decks.builtin())}.")
        return self.deck(decks.builtin()[id])

    def read(self, text: str) -> dict[str, Any]:
        own = self.catalogue
        deck = (
            decks.from_data(octgn.read(text), "", own) if octgn.is_octgn(text) else decks.parse(text, "The deck", own)
        )
        return {"faction": deck.faction, "agenda": deck.agenda, "cards": dict(deck.cards), "name": deck.name}

    def show(self, deck: dict[str, Any]) -> list[str]:
        return decks.lines(decks.from_data(deck, book=self.catalogue))

    # Whether they are legal

    def check_named(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self._verdict(self.find(name), form)

    def check(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self._verdict(decks.from_data(deck, book=self.catalogue), form)

    def _verdict(self, deck: decks.Deck, form: Mapping[str, Any]) -> Verdict:
        listed = restricted.counting(format_named(form.get("format")), form.get("list"))
        return Verdict(decks.check(deck, listed), decks.judged_by(deck, listed))
