"""The decks of the second edition as a table asks for them: those that come with it, and those that people bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ....cardgame.cards.deckbox import DeckBox
from ....cardgame.cards.decks import DeckFiles
from ....kernel.parts.collection import Verdict
from ..play.form import format_named
from . import decks, restricted


class DeckShelf(DeckBox):
    """Decks of the second edition."""

    files: ClassVar[DeckFiles[Any]] = decks.FILES
    most: ClassVar[int] = 8
    many: ClassVar[str] = "eight"
    joust_rule: ClassVar[str] = "rr.joust-game.1"
    melee_rule: ClassVar[str] = "rr.melee-game.1"

    def deck(self, seat: Any, form: str = "") -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data; with a format, its restricted list counts."""
        return self.brought(seat, lambda deck: decks.check(deck, form))

    def verdict(self, deck: decks.Deck, form: Mapping[str, Any]) -> Verdict:
        listed = restricted.counting(format_named(form.get("format")), form.get("list"))
        products = decks.check_products(deck, str(form.get("on", "")), str(form.get("without", "")))
        return Verdict([*decks.check(deck, listed), *products], decks.judged_by(deck.learning, listed))

    def judged_by(self, learning: bool, form: Mapping[str, Any]) -> str:
        return decks.judged_by(learning, restricted.counting(format_named(form.get("format")), form.get("list")))
