"""What the card games have in common as games of the kernel's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, ClassVar

from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.redealing import ask_again
from ...kernel.rulebook import Rulebook
from ...kernel.state import State
from ..cards.catalogue import Catalogue
from ..cards.definition import Card
from ..designing.printing import Printing
from ..table import indexing
from ..table.state import Table
from .evaluation import Worth
from .for_people import CardFaces, CardPlayers
from .for_programs import CardComputers, CardJudge
from .parts import OWN_CARDS, Parts


class CardGame(Rulebook):
    """A card game: what its edition's modules supply, and its cards, which may be a table's own."""

    parts: ClassVar[Parts]
    printing: ClassVar[Printing]
    factions: ClassVar[dict[str, Card]]
    """The cards that stand for the factions, by faction."""
    worth: ClassVar[Worth]
    """What things are worth to the computer players."""
    catalogue: Catalogue
    own: str = ""
    """The YAML text of a table's own cards; they are in the catalogue of its rulebook."""
    _base: CardGame | None = None
    _laid: tuple[str, Table] | None = None
    """The latest configuration that a game began with, and the table as it was laid out for that."""

    def __init__(self) -> None:
        self.compose()

    def compose(self) -> None:
        """Make its parts, which look cards up in its catalogue."""
        parts, catalogue = self.parts, self.catalogue
        self._laid = None
        self.people = CardPlayers(parts, catalogue, self.own)
        self.judge = CardJudge(parts, catalogue.find, self.own_cards())
        self.computers = CardComputers(self.worth, self.id)
        self.cards = CardFaces(parts, catalogue, self.factions, self.printing.speech)
        self.decks = parts.decks(catalogue)

    def printed(self, thing: object) -> str:
        return thing.code if isinstance(thing, Card) and self.catalogue.has(thing) else ""

    def by_print(self, name: str) -> object:
        return self.catalogue.card(name)

    # A table's own cards

    def of(self, settings: Mapping[str, Any]) -> CardGame:
        own = settings.get(OWN_CARDS, "")
        if own == self.own:
            return self
        return self._printed().with_cards(own) if own else self._printed()

    def with_cards(self, text: str, where: str = "The cards") -> CardGame:
        if not isinstance(text, str):
            raise UserError("Cards of one's own are given as a YAML text.")
        return _with_cards(self._printed(), text, where)

    def _printed(self) -> CardGame:
        """The game with its printed cards alone."""
        return self if self._base is None else self._base

    def own_cards(self) -> dict[str, str]:
        """What a configuration holds of them."""
        return {OWN_CARDS: self.own} if self.own else {}

    # How a game begins

    def lay_out(self, config: dict[str, Any]) -> Table:
        """The table with all that the players bring to it."""
        raise NotImplementedError

    def laid_out(self, config: dict[str, Any], seed: str) -> Table:
        """The same for a game that begins: the one before often had the same decks, and is taken back to its beginning."""
        key = repr(config)
        if self._laid is None or self._laid[0] != key:
            self._laid = (key, self.lay_out(config))
        s = self._laid[1].copy()
        s.chance = Chance(seed)
        return s

    # What the kernel asks

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Table)
        new = state.copy()
        self.parts.deal_unseen(new, seat, chance)
        indexing.rebuild(new)
        return ask_again(new, seat, lambda d: d.seat)

    def position(self, state: State) -> str:
        return self.parts.position(state)

    def spelled(self, label: str) -> str:
        return self.catalogue.spelled(label)

    def configured(self, decks: Sequence[str], forms: Mapping[str, int], chance: Chance) -> dict[str, dict[str, Any]]:
        """A configuration for each form by its number of seats, each with any of these decks."""
        return {
            form: self.configure([decks[chance.below(len(decks))] for _ in range(count)], {}, chance)
            for form, count in forms.items()
        }

    def checked_names(self, names: list[str], count: int) -> list[str]:
        """The players' names, if so many players have one each; a UserError otherwise."""
        if len(names) != count or len(set(names)) != count or not all(isinstance(n, str) and n for n in names):
            raise UserError("Each player needs a name of their own.")
        return names


@lru_cache(maxsize=32)
def _with_cards(printed: CardGame, text: str, where: str) -> CardGame:
    from ..designing.cards import read_cards  # needed by few tables

    found = copy(printed)
    found._base = printed
    found.catalogue = printed.catalogue.beside(read_cards(text, printed.printing, printed.catalogue, printed.id, where))
    found.own = text
    found.compose()
    return found
