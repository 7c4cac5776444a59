"""The first edition as far as its cards and decks go: what `weirwood deck` needs of it. It can't be played with this alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...cardgame.cards.deckbox import DeckBox
from ...cardgame.cards.decks import DeckFiles
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.collection import Verdict
from ...kernel.rulebook import Rulebook
from ...kernel.state import State
from . import decks, faq, legality
from .catalogue import CATALOGUE

NO_LISTS = "none"


class DeckShelf(DeckBox):
    """The first edition's decks. Form: ``format`` (joust, melee), ``faq`` (a version or none), ``list`` (none: no lists)."""

    files: ClassVar[DeckFiles[Any]] = decks.FILES

    def verdict(self, deck: decks.Deck, form: Mapping[str, Any]) -> Verdict:
        version, lists = faq.version(form.get("faq")), lists_count(form.get("list"))
        wanted = legality.format_named(form.get("format"))
        return Verdict(legality.check(deck, version, lists), legality.judged_by(deck, wanted, version, lists))


class FirstEdition(Rulebook):
    """The first edition, as long as it can't be played."""

    id: ClassVar[str] = "agot1"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (first edition)"
    max_seats: ClassVar[int] = 6
    ledgers: ClassVar[tuple[str, ...]] = ("faq1", "lcg1-core")
    decks = DeckShelf(CATALOGUE)

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        raise UserError("The first edition can't be played yet; its decks can be checked and shown.")

    def start(self, config: dict[str, Any], seed: str) -> State:
        raise UserError("The first edition can't be played yet; its decks can be checked and shown.")


def lists_count(named: object) -> bool:
    """Whether the lists of the FAQ count; they do unless somebody wants none."""
    if named not in (None, NO_LISTS):
        raise UserError(f"There is no list {named!r}: the lists are those of the FAQ, or {NO_LISTS}.")
    return named is None


GAME = FirstEdition()
