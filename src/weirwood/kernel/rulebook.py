"""What a game supplies to the kernel, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from ..errors import UserError
from .chance import Chance
from .frame import slots
from .loading import loading
from .parts.collection import Cards, Decks
from .parts.for_computers import ForComputers
from .parts.for_judge import ForJudge
from .parts.for_people import ForPeople
from .state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class Rulebook(ABC):
    """A game: its facts, what the kernel asks, and in its parts what people, the judge and computer players ask.

    A game must say how it starts, and in ``people`` what a seat sees. Everything else is there for those that need it:
    a game that hides something says how it is dealt anew (`redeal`), one with cards has `Cards`, and so on.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 8
    ledgers: ClassVar[tuple[str, ...]] = ()
    """The ledgers of its clauses."""

    people: ForPeople
    judge: ForJudge = ForJudge()
    computers: ForComputers = ForComputers()
    cards: Cards = Cards()
    decks: Decks = Decks()

    # Configurations

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """A complete, plain (JSON) configuration from what a user gave; a UserError says what is wrong.

        As it stands, the seats are the players' names, and every option is kept.
        """
        most = self.max_seats
        names = [str(seat) for seat in seats or []]
        names = names or [f"player{n + 1}" for n in range(self.min_seats + chance.below(most - self.min_seats + 1))]
        if not self.min_seats <= len(names) <= most:
            raise UserError(f"{self.name} is for {self.min_seats} to {most} players, not {len(names)}.")
        return {"names": names, **options}

    def seat_names(self, config: dict[str, Any]) -> list[str]:
        """The players' names by seat."""
        return list(config["names"])

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

    def random_config(self, chance: Chance) -> dict[str, Any]:
        """A configuration picked at random among all that the game can be played in."""
        return self.configure(None, {}, chance)

    def pool_config(self, chance: Chance) -> dict[str, Any]:
        """A configuration with decks that are drawn at random from everything the game has."""
        raise UserError(f"{self.name} has no decks that could be drawn from all of its cards.")

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        """The forms of the game in which its promises are checked, each in a random configuration."""
        return {"any": self.random_config(chance)}

    def of(self, settings: Mapping[str, Any]) -> Rulebook:
        """The rulebook for a table with these settings (or of this configuration), whose cards may be its own."""
        return self

    def with_cards(self, text: str, where: str = "The cards") -> Rulebook:
        """This game with the cards that a YAML text describes; a UserError (in which ``where`` is the text) if it can't be."""
        raise UserError(f"{self.name} has no cards that one could add to.")

    # States

    @abstractmethod
    def start(self, config: dict[str, Any], seed: str) -> State:
        """The state at the very beginning, ready to run."""

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        """A copy in which everything the seat can't see is dealt anew, consistent with what it knows."""
        return state.copy()

    def position(self, state: State) -> str:
        """The position as canonical text; as it stands, all fields of the state's own and of its frames."""
        own = sorted(set(slots(type(state))) - set(slots(State)))
        fields = [[name, repr(getattr(state, name))] for name in own]
        frames = [[type(each).__name__, *(repr(getattr(each, name)) for name in each.fields)] for each in state.frames]
        asked = [[d.seat, [o.label for o in d.options]] for d in state.asks]
        return msgspec.json.encode([fields, frames, asked]).decode()

    def printed(self, thing: object) -> str:
        """A name for something that all states share and nothing changes (a card as it is printed); '' for anything else."""
        return ""

    def by_print(self, name: str) -> object:
        """What `printed` gave this name to, in this process or in another."""
        raise KeyError(name)

    def spelled(self, label: str) -> str:
        """A label as the game writes it, where people may write something in it in another way."""
        return label


BUILT_IN = ("agot2", "agot1", "hbo", "fief")
_known: dict[str, Rulebook] = {}


def register(rules: Rulebook) -> Rulebook:
    """Make a game known in this process (a package makes its games known for good by an entry point)."""
    _known[rules.id] = rules
    return rules


def rulebook(game: str) -> Rulebook:
    """The registered game with this id."""
    if game in _known:
        return _known[game]
    if game in BUILT_IN:
        with loading():
            found = import_module(f"weirwood.games.{game}").GAME
    else:
        point = next((p for p in _entry_points() if p.name == game), None)
        if point is None:
            raise UserError(f"There is no game {game!r}; the games are {', '.join(games())}.")
        found = point.load()
    assert isinstance(found, Rulebook)
    return register(found)


def games() -> list[str]:
    """The ids of all registered games."""
    return sorted({point.name for point in _entry_points()} | set(BUILT_IN) | set(_known))


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    """What installed packages offer: read once, since it is looked for in every folder of the path."""
    from importlib.metadata import entry_points  # slow to import

    return tuple(entry_points(group="weirwood.games"))
