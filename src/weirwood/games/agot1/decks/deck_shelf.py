"""The decks of the first edition as a table asks for them: those that come with it, and those that people bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ....cardgame.cards.deckbox import DeckBox
from ....cardgame.cards.decks import DeckFiles
from ....errors import UserError
from ....kernel.parts.collection import Verdict
from .. import faq
from . import decks, legality

NO_LISTS = "none"


class DeckShelf(DeckBox):
    """The first edition's decks. Form: ``format`` (joust, melee), ``faq`` (a version or none), ``list`` (none: no lists)."""

    files: ClassVar[DeckFiles[Any]] = decks.FILES
    most: ClassVar[int] = 6
    many: ClassVar[str] = "six"
    joust_rule: ClassVar[str] = "lcg1.goal.6"
    melee_rule: ClassVar[str] = "lcg1.goal.6"

    def deck(self, seat: Any, version: str, lists: bool) -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data; a UserError if it isn't legal."""
        return self.brought(seat, lambda deck: legality.check(deck, version, lists))

    def verdict(self, deck: decks.Deck, form: Mapping[str, Any]) -> Verdict:
        version, lists = faq.version(form.get("faq")), lists_count(form.get("list"))
        return Verdict(legality.check(deck, version, lists), self.judged_by(deck.learning, form))

    def judged_by(self, learning: bool, form: Mapping[str, Any]) -> str:
        wanted = legality.format_named(form.get("format"))
        return legality.judged_by(learning, wanted, faq.version(form.get("faq")), lists_count(form.get("list")))


def lists_count(named: object) -> bool:
    """Whether the lists of the FAQ count; they do unless somebody wants none."""
    if named not in (None, NO_LISTS):
        raise UserError(f"There is no list {named!r}: the lists are those of the FAQ, or {NO_LISTS}.")
    return named is None
