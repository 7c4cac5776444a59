"""What the card games have in common as games of the kernel's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option, Refusal
from ...kernel.form import Field
from ...kernel.rulebook import Rulebook
from ...kernel.state import Entry, State
from ..cards.catalogue import Catalogue
from ..cards.definition import Card
from ..designing.printing import Printing
from ..phases.dealing import ask_again
from ..table import indexing
from ..table.state import Table
from ..why.refusing import could
from .evaluation import Worth, default_choice, evaluate
from .positions import WORDS, Find
from .sentences import sentence
from .things import about, concerns, mentions

OWN_CARDS = "cards"
"""Where a configuration, or a table's form, holds the cards that are its own."""


class Parts(NamedTuple):
    """What the modules of an edition supply, as the kernel's Rulebook describes it."""

    view: Callable[[Any, int | None], dict[str, Any]]
    table: Callable[[dict[str, Any]], list[str]]
    sentences: Mapping[str, Any]
    """How log entries are said, by kind."""
    hint: Callable[[Any, int, Option], str]
    why_not: Callable[[Any, int, str], list[Refusal]]
    scenario: Callable[[dict[str, Any]], dict[str, Any]]
    inspect: Callable[[Any, str, Find], dict[str, Any]]
    position: Callable[[Any], str]
    card_lines: Callable[[Card], list[str]]
    card_facts: Callable[[Card], dict[str, Any]]
    deal_unseen: Callable[[Any, int | None, Chance], None]
    """Deal the cards that a seat can't tell apart anew over their places."""
    form: list[Field]


class CardGame(Rulebook):
    """A card game: what its edition's modules supply, its players' names, its cards, and what things are about."""

    scenario_words: ClassVar[tuple[str, ...]] = WORDS
    parts: ClassVar[Parts]
    printing: ClassVar[Printing]
    factions: ClassVar[dict[str, Card]]
    """The cards that stand for the factions, by faction."""
    catalogue: Catalogue
    own: str = ""
    """The YAML text of a table's own cards; they are in the catalogue of its rulebook."""
    _base: CardGame | None = None

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

    worth: ClassVar[Worth]
    """What things are worth to the computer players."""

    # What the edition's modules supply

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.parts.view(state, seat)

    def table(self, view: dict[str, Any]) -> list[str]:
        return self.parts.table(view)

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        return sentence(entry, seat, self.parts.sentences)

    def hint(self, state: State, seat: int, option: Option) -> str:
        return self.parts.hint(state, seat, option)

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        return self.parts.why_not(state, seat, label)

    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        return {**self.parts.scenario(document), **self.own_cards()}

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        return self.parts.inspect(state, subject, self.catalogue.find)

    def position(self, state: State) -> str:
        return self.parts.position(state)

    def setup_form(self) -> list[Field]:
        return self.parts.form

    # Players

    def seat_names(self, config: dict[str, Any]) -> list[str]:
        return list(config["names"])

    def checked_names(self, names: list[str], count: int) -> list[str]:
        """The players' names, if so many players have one each; a UserError otherwise."""
        if len(names) != count or len(set(names)) != count or not all(isinstance(n, str) and n for n in names):
            raise UserError("Each player needs a name of their own.")
        return names

    # Cards

    def card_names(self) -> list[str]:
        return [*(card.name for card in self.factions.values()), *self.catalogue.names()]

    def own_names(self) -> list[str]:
        return [self.catalogue.key(card) for card in self.catalogue.own]

    def card_text(self, name: str) -> list[str]:
        return self.parts.card_lines(self.catalogue.find(name))

    def card_data(self, name: str) -> dict[str, Any]:
        """By the name that a view gives it: perhaps with a number, or as a faction card."""
        title = name.split(" #")[0].removesuffix(" (faction card)")
        own = next((card for card in self.factions.values() if card.name == title), None)
        return self.parts.card_facts(own or self.catalogue.find(title))

    def faces(self, search: str) -> list[list[str]]:
        return self.catalogue.search(search, self.parts.card_lines)

    def spelled(self, label: str) -> str:
        return self.catalogue.spelled(label)

    # What things are about

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        assert isinstance(state, Table)
        return about(state, option)

    def mentions(self, state: State, entry: Entry, seat: int | None) -> list[str]:
        return mentions(entry, seat, self.catalogue)

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        assert isinstance(state, Table)
        return concerns(state, entry, seat)

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        assert isinstance(state, Table)
        return could(state, seat, thing)

    # For bots

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat, self.worth)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        assert isinstance(state, Table)
        return default_choice(state, decision, chance, self.worth)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Table)
        new = state.copy()
        self.parts.deal_unseen(new, seat, chance)
        indexing.rebuild(new)
        return ask_again(self, new, seat)

    def horizon(self, state: State) -> object:
        """The phase, and the challenge that is under way: it is a part of its phase and doesn't end it."""
        assert isinstance(state, Table)
        phase = (state.round, state.phase)
        return phase if state.challenge is None else (*phase, state.challenge.number)


@lru_cache(maxsize=32)
def _with_cards(printed: CardGame, text: str, where: str) -> CardGame:
    from ..designing.cards import read_cards  # needed by few tables

    found = copy(printed)
    found._base = printed
    found.catalogue = printed.catalogue.beside(read_cards(text, printed.printing, printed.catalogue, printed.id, where))
    found.own = text
    return found
