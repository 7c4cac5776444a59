"""What a game supplies to the kernel, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..errors import UserError
from .chance import Chance
from .decision import Decision, Option, Refusal
from .form import Field
from .state import Entry, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class Thinking(NamedTuple):
    """How a bot thinks about a game."""

    length: int = 40
    """Decisions that a trial goes on for at most."""
    cost: int = 1
    """What it costs to think a decision through, compared with one of a card game."""
    head_start: float = 0.0
    """How much better than the first of a shortlist another option must be after one trial; less after more of them."""


class Verdict(NamedTuple):
    """Whether a deck is legal: each violation with its clause, and in a few words the rules it was judged by."""

    refusals: list[Refusal]
    by: str


NO_FORM: Mapping[str, Any] = MappingProxyType({})


class Rulebook(ABC):
    """A game: its facts, and the functions that the kernel, the judge, the table and the bots call."""

    id: ClassVar[str]
    name: ClassVar[str]
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 8
    ledgers: ClassVar[tuple[str, ...]] = ()
    scenario_words: ClassVar[tuple[str, ...]] = ("config", "first", "start", "players", "lenient")
    """The keys with which a scenario file gives a position of this game."""
    thinking: ClassVar[Thinking] = Thinking()

    @abstractmethod
    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """A complete, plain (JSON) configuration from what a user gave; a UserError says what is wrong."""

    def of(self, settings: Mapping[str, Any]) -> Rulebook:
        """The rulebook for a table with these settings (or of this configuration), whose cards may be its own."""
        return self

    def with_cards(self, text: str, where: str = "The cards") -> Rulebook:
        """This game with the cards that a YAML text describes; a UserError (in which ``where`` is the text) if it can't be."""
        raise UserError(f"{self.name} has no cards that one could add to.")

    @abstractmethod
    def start(self, config: dict[str, Any], seed: str) -> State:
        """The state at the very beginning, ready to run."""

    @abstractmethod
    def seat_names(self, config: dict[str, Any]) -> list[str]:
        """The players' names by seat."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), built from the state as plain JSON data."""

    @abstractmethod
    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        """A log entry as a sentence for a seat ('' if there is nothing to tell)."""

    @abstractmethod
    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        """A copy in which everything the seat can't see is dealt anew, consistent with what it knows."""

    @abstractmethod
    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        """The clauses that forbid what a label says; empty if it is allowed."""

    def spelled(self, label: str) -> str:
        """A label as the game writes it, where people may write something in it in another way."""
        return label

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""

    @abstractmethod
    def position(self, state: State) -> str:
        """The position as canonical text."""

    # For the judge

    @abstractmethod
    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        """The configuration of a scenario file's position; starting it gives the position, ready to run."""

    @abstractmethod
    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        """What a scenario may expect of a card, a player or ``game``: property names and plain values."""

    # For people

    @abstractmethod
    def table(self, view: dict[str, Any]) -> list[str]:
        """A seat's view in words, line by line, for a terminal or a screen reader."""

    @abstractmethod
    def card_text(self, name: str) -> list[str]:
        """A card's face with its generated text, line by line; a UserError if there is no such card."""

    def hint(self, state: State, seat: int, option: Option) -> str:
        """A few words beside an option for a person: its cost, a strength; '' if its label says it all."""
        return ""

    def faces(self, search: str) -> list[list[str]]:
        """The faces of all cards that fit a search, each line by line (a game without cards has none)."""
        return []

    def deck_list(self) -> list[str]:
        """The decks that come with the game, a line each."""
        return []

    def deck_lines(self, name: str) -> list[str]:
        """A deck (a file, or an id) in words."""
        raise UserError(f"{self.name} has no decks.")

    def deck_check(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        """What is wrong with a deck (a file, or an id), for a table whose form is filled in so far."""
        raise UserError(f"{self.name} has no decks.")

    def decline(self, options: list[Option]) -> Option | None:
        """The option that declines (pass, done with nothing chosen, no), if there is one."""
        for option in options:
            if option.verb in ("pass", "done", "no", "keep"):
                return option
        return None

    # For a table that people sit at from afar

    def setup_form(self) -> list[Field]:
        """What is filled in before a game: once for the table, or once for each seat."""
        return []

    def set_up(
        self, form: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        """The configuration for a filled-in form, each seat's part of it, and the players' names.

        A field of kind ``deck`` comes as a deck's plain data, or as '' where any deck will do.
        """
        return self.configure(list(names), dict(form), chance)

    def between_people(self, options: dict[str, Any]) -> dict[str, Any]:
        """The settings of a game (or of its form) for a table at which no computer sits; usually the same."""
        return options

    def plays(self, seat: dict[str, Any]) -> str:
        """A few words on what a seat plays, from its part of the form: what the others may know of it."""
        return ""

    def card_names(self) -> list[str]:
        """The names of all cards that have a face."""
        return []

    def own_names(self) -> list[str]:
        """The names of those that are a table's own."""
        return []

    def card_data(self, name: str) -> dict[str, Any]:
        """A card's face as plain data, for whoever draws it; the whole text is always in ``lines``."""
        return {"name": name, "lines": self.card_text(name)}

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        """The things an option of a seat concerns, named as the view names them, the main one first."""
        verb, _, rest = option.label.partition(" ")
        return [{"name": rest}] if rest and verb == option.verb.partition(" ")[0] else []

    def mentions(self, state: State, entry: Entry, seat: int | None) -> list[str]:
        """The cards (or whatever else one can look at) whose names are in an entry's sentence for a seat."""
        return []

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        """Whether an entry of the log is something that happens to a seat, whose name is given."""
        return name in entry.args

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        """The labels of what one might think of doing with a thing now, allowed or not."""
        return []

    def open_view(self, state: State) -> dict[str, Any]:
        """The position with nothing hidden, for the replay of a finished game, in the form of a view.

        Where the view has a list ``players``, each of them is as they see themselves.
        """
        view = self.view(state, None)
        players = view.get("players")
        if isinstance(players, list) and len(players) == state.seats:
            view["players"] = [self.view(state, seat)["players"][seat] for seat in range(state.seats)]
        return view

    def deck_choices(self) -> dict[str, str]:
        """The decks that come with the game: a line on each, by id."""
        return {}

    def builtin_deck(self, id: str) -> dict[str, Any]:
        """A deck that comes with the game, as plain data."""
        raise UserError(f"{self.name} has no decks.")

    def read_deck(self, text: str) -> dict[str, Any]:
        """A deck as plain data (with its ``name``) from the text of a file; a UserError says where it is wrong."""
        raise UserError(f"{self.name} has no decks.")

    def check_deck(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        """What is wrong with a deck that was read, for a table whose form is filled in so far."""
        raise UserError(f"{self.name} has no decks.")

    def show_deck(self, deck: dict[str, Any]) -> list[str]:
        """A deck that was read, in words, line by line."""
        raise UserError(f"{self.name} has no decks.")

    # For bots and tests

    def random_config(self, chance: Chance) -> dict[str, Any]:
        """A configuration picked at random among all that the game can be played in."""
        return self.configure(None, {}, chance)

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        """The forms of the game in which its promises are checked, each in a random configuration."""
        return {"any": self.random_config(chance)}

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        """What a seat does in a game that is only thought through: cheap, and not quite senseless."""
        return decision.options[chance.below(len(decision.options))]

    def shortlist(self, state: State, decision: Decision, chance: Chance) -> list[Option]:
        """The options that a bot thinks through, the one it would take without thinking first.

        A single one is taken at once: for what is small, or what the game knows better than a short look ahead does.
        """
        return decision.options

    def horizon(self, state: State) -> object:
        """What a bot thinks to the end of before it judges a position (a challenge, a phase): equal while it lasts.

        Where one thing is part of another, a tuple, the largest first: what comes within it doesn't end it.
        """
        return None


BUILT_IN = ("agot2", "hbo", "fief")
UNFINISHED = ("agot1",)
"""Games whose cards and decks can be looked at, but which aren't offered for play yet."""
_known: dict[str, Rulebook] = {}


def register(rules: Rulebook) -> Rulebook:
    """Make a game known in this process (a package makes its games known for good by an entry point)."""
    _known[rules.id] = rules
    return rules


def rulebook(game: str) -> Rulebook:
    """The registered game with this id."""
    if game in _known:
        return _known[game]
    if game not in (*games(), *UNFINISHED):
        raise UserError(f"There is no game {game!r}; the games are {', '.join(games())}.")
    point = next((p for p in _entry_points() if p.name == game), None)
    found = point.load() if point is not None else import_module(f"weirwood.games.{game}").GAME
    assert isinstance(found, Rulebook)
    return register(found)


def games() -> list[str]:
    """The ids of all registered games."""
    return sorted({point.name for point in _entry_points()} | set(BUILT_IN) | set(_known))


def _entry_points() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points  # slow to import

    return entry_points(group="weirwood.games")
