"""What a table with people asks a game: what they see, are told, may do, and fill in before it begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from .decision import Option, Refusal
from .form import Field
from .introduction import Introduction
from .state import Entry, State


class ForPeople(ABC):
    """What the terminal and the table in the browser ask; ``view`` is all that a game must say."""

    introduction: Introduction = Introduction()

    # What is to be seen

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), built from the state as plain JSON data."""

    def open_view(self, state: State) -> dict[str, Any]:
        """The position with nothing hidden, for the replay of a finished game, in the form of a view.

        Where the view has a list ``players``, each of them is as they see themselves.
        """
        view = self.view(state, None)
        players = view.get("players")
        if isinstance(players, list) and len(players) == state.seats:
            view["players"] = [self.view(state, seat)["players"][seat] for seat in range(state.seats)]
        return view

    def table(self, view: dict[str, Any]) -> list[str]:
        """A seat's view in words, line by line, for a terminal or a screen reader."""
        return [f"{key}: {value}" for key, value in view.items()]

    # What happened

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        """A log entry as a sentence for a seat ('' if there is nothing to tell)."""
        secret = entry.secret if seat is not None and entry.audience >> seat & 1 else ()
        return " ".join(map(str, (entry.kind, *entry.args, *secret))) + "."

    def mentions(self, state: State, entry: Entry, seat: int | None) -> list[str]:
        """The cards (or whatever else one can look at) whose names are in an entry's sentence for a seat."""
        return []

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        """Whether an entry of the log is something that happens to a seat, whose name is given."""
        return name in entry.args

    # What may be done

    def hint(self, state: State, seat: int, option: Option) -> str:
        """A few words beside an option for a person: its cost, a strength; '' if its label says it all."""
        return ""

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        """The things an option of a seat concerns, named as the view names them, the main one first."""
        verb, _, rest = option.label.partition(" ")
        return [{"name": rest}] if rest and verb == option.verb.partition(" ")[0] else []

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        """The labels of what one might think of doing with a thing now, allowed or not."""
        return []

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        """The clauses that forbid what a label says; empty if it is allowed, or if nothing is to be said of it."""
        return []

    # Before the game

    def setup_form(self) -> list[Field]:
        """What is filled in before a game: once for the table, or once for each seat."""
        return []

    def plays(self, seat: dict[str, Any]) -> str:
        """A few words on what a seat plays, from its part of the form: what the others may know of it."""
        return ""
