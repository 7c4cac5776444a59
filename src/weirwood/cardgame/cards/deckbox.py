"""A game's decks as whoever looks them up asks for them: listed, read, checked and shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.parts.collection import NO_FORM, Decks, Ready, Verdict
from . import octgn
from .catalogue import Catalogue
from .decks import Deck, DeckFiles, file_text


class DeckBox(Decks, ABC):
    """The decks that people bring to a game. ``files``: those that come with it, and how others are read."""

    files: ClassVar[DeckFiles[Any]]
    most: ClassVar[int]
    many: ClassVar[str]
    """The largest number of players of a melee, as a word."""
    joust_rule: ClassVar[str]
    melee_rule: ClassVar[str]

    def __init__(self, catalogue: Catalogue) -> None:
        """Cards are found in this catalogue, which may have a table's own."""
        self.catalogue = catalogue

    def brought(self, seat: Any, wrong: Callable[[Any], list[Any]]) -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data; a UserError if there is anything wrong with it."""
        if isinstance(seat, str):
            seat = self.find(seat)
        if not isinstance(seat, Deck):
            seat = self.files.from_data(seat, book=self.catalogue)
        if not seat.learning and (found := wrong(seat)):
            raise UserError(f"The deck {seat.name or seat.faction} isn't legal: " + "; ".join(map(str, found)) + ".")
        data: dict[str, Any] = seat.data()
        return data

    def seated(self, seats: list[Any] | None, form: str | None, chance: Chance) -> tuple[str, list[Any]]:
        """The format and a deck for each seat: those asked for, and others dealt to whoever has none."""
        seats = list(seats or [])
        wanted = 4 if form == "melee" else 2
        if len(seats) == 1 and str(seats[0]).isdecimal():  # so many players, with decks dealt to them
            wanted, seats = int(seats[0]), []
        if wanted > self.most:
            raise UserError(f"A melee is for three to {self.many} players, not {wanted} [{self.melee_rule}].")
        if len(seats) < (3 if form == "melee" else 2):  # three are enough for a melee
            pool = self.pool(chance)
            if len(seats) <= 1:
                pool.sort(key=seats.count)  # a deck nobody plays yet before one that somebody does
            seats += [pool[n % len(pool)] for n in range(wanted - len(seats))]
        form = form or ("joust" if len(seats) == 2 else "melee")
        if form == "joust" and len(seats) != 2:
            raise UserError(f"A joust is for exactly two players, not {len(seats)} [{self.joust_rule}].")
        if form == "melee" and not 3 <= len(seats) <= self.most:
            raise UserError(f"A melee is for three to {self.many} players, not {len(seats)} [{self.melee_rule}].")
        return form, seats

    def pool(self, chance: Chance) -> list[str]:
        """The ids of the decks that are dealt to those who have none, in a random order.

        They are of the basic cards, which are there at once; further packs are loaded for whoever asks for them.
        """
        shelf = self.files.builtin()
        found = [id for id in shelf if not shelf.part(id) and not shelf.written(id).get("learning")]
        chance.shuffle(found)
        return found

    def default_names(self, seats: list[Any]) -> list[str]:
        """Each player by the name of the deck; players of the same one are numbered."""
        given = [Path(seat).stem if isinstance(seat, str) else f"player {n + 1}" for n, seat in enumerate(seats)]
        return [
            f"{name} {given[:n].count(name) + 1}" if given.count(name) > 1 else name for n, name in enumerate(given)
        ]

    def dealt(self, seats: list[dict[str, Any]], chance: Chance) -> list[Any]:
        """The seats' decks; whoever has none is dealt one that nobody else was."""
        pool = self.pool(chance) if not all(seat.get("deck") for seat in seats) else []
        return [seat.get("deck") or pool[n % len(pool)] for n, seat in enumerate(seats)]

    @abstractmethod
    def verdict(self, deck: Any, form: Mapping[str, Any]) -> Verdict:
        """Whether a deck is legal at a table whose form is filled in like this, and by which rules."""

    @abstractmethod
    def judged_by(self, learning: bool, form: Mapping[str, Any]) -> str:
        """The rules by which a deck is judged at such a table, in a few words, if it is a learning deck or isn't."""

    def find(self, name: str) -> Any:
        """A deck by the id of a built-in one, or by its file, which may be OCTGN's."""
        found = self.files.builtin().get(name)
        if found is not None:
            return found
        path = Path(name)
        if path.suffix == ".o8d" and path.is_file():
            try:
                return self._octgn(file_text(path), path.stem)
            except UserError as error:
                raise UserError(f"{name}: {error}") from None
        if not Path(name).is_file():
            known = ", ".join(self.files.builtin())
            raise UserError(f"There is no file and no deck {name!r}; the decks are {known}.")
        return self.files.read(Path(name), self.catalogue)

    def headlines(self) -> list[str]:
        return [f"{id}: {deck.line}" for id, deck in self.files.ready.items()]

    def lines(self, name: str) -> list[str]:
        return self.files.lines(self.find(name))

    def check_named(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.find(name), form)

    def choices(self) -> dict[str, str]:
        return {id: deck.line for id, deck in self.files.ready.items()}

    def ready(self, form: Mapping[str, Any] = NO_FORM) -> dict[str, Ready]:
        return {
            id: Ready(deck.name, deck.line, deck.group, deck.about, self.judged_by(deck.learning, form))
            for id, deck in self.files.ready.items()
        }

    def builtin(self, id: str) -> dict[str, Any]:
        if id not in self.files.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(self.files.builtin())}.")
        found: Deck = self.files.builtin()[id]
        return found.data()

    def read(self, text: str) -> dict[str, Any]:
        deck = self._octgn(text) if octgn.is_octgn(text) else self.files.parse(text, "The deck", self.catalogue)
        return {key: value for key, value in deck.data().items() if key != "learning"}

    def _octgn(self, text: str, name: str = "") -> Any:
        return self.files.from_data({**octgn.read(text, self.files.factions), "name": name}, name, self.catalogue)

    def check(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self.verdict(self.files.from_data(deck, book=self.catalogue), form)

    def show(self, deck: dict[str, Any]) -> list[str]:
        return self.files.lines(self.files.from_data(deck, book=self.catalogue))
