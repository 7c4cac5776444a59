"""What a table with people asks a game: what they see, are told, may do, and fill in before it begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from ..decision import Decision, Option, Refusal
from ..state import Entry, State
from .form import Field
from .introduction import Introduction
from .telling import Roll, Standing


class Moment(NamedTuple):
    """When something is asked: the phase as the view calls it, and whose turn it is (None: nobody's in particular)."""

    phase: str = ""
    turn: int | None = None


class Together(NamedTuple):
    """Choices that are offered as one answer: made one after the other, unless somebody else does something in between."""

    options: tuple[Option, ...]
    """Each as it would be asked for; the last is what the others are made for."""
    hint: str
    """A few words on what all of it costs."""


class ForPeople(ABC):
    """What the terminal and the table in the browser ask; ``view`` is all that a game must say."""

    introduction: Introduction = Introduction()

    # What is to be seen

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), built from the state as plain JSON data."""

    def views(self, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats at one moment; a game may look once at what they have in common."""
        return [self.view(state, seat) for seat in seats]

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

    def shows(self, state: State, entry: Entry) -> list[str]:
        """The cards that everybody is shown as an entry happens: a plot that is revealed, an event that is played."""
        return []

    def rolls(self, state: State, entry: Entry) -> list[Roll]:
        """The dice that an entry tells of."""
        return []

    def standing(self, state: State) -> Standing:
        """Which round it is, and each seat's count of what the game is won by (its word: ``words["score"]``)."""
        return Standing()

    # What may be done

    def say(self, state: State, seat: int, option: Option) -> str:
        """An option as a sentence of its own, for people; its label is the language of files."""
        return option.label[:1].upper() + option.label[1:]

    def yours(self, state: State, seat: int, option: Option) -> bool:
        """Whether an option names something of the seat's own as what is lost or harmed."""
        return False

    def tally(self, state: State, seat: int) -> str:
        """Where a seat picks several things one by one: what they come to so far, such as '7 against 4'."""
        return ""

    def would(self, state: State, seat: int, option: Option) -> dict[str, int] | None:
        """What figures of the view's contest would be with this option, by their keys; None if they'd stay the same."""
        return None

    def hint(self, state: State, seat: int, option: Option) -> str:
        """A few words beside an option for a person: its cost, a strength; '' if its label says it all."""
        return ""

    def waits(self, state: State, decision: Decision, option: Option) -> bool:
        """Whether an option is nothing without what is chosen next, so that both may be put together before any is made."""
        return False

    def together(self, state: State, decision: Decision) -> list[Together]:
        """Answers of several choices: a card with what makes it cheaper. The rules know nothing of them."""
        return []

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        """The things an option of a seat concerns, named as the view names them, the main one first."""
        verb, _, rest = option.label.partition(" ")
        return [{"name": rest}] if rest and verb == option.verb.partition(" ")[0] else []

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        """The labels of what one might think of doing with a thing now, allowed or not."""
        return []

    def when(self, state: State, seat: int, label: str) -> str:
        """When what a label says would be possible, in half a sentence; '' if nothing is known of it."""
        return ""

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        """The clauses that forbid what a label says; empty if it is allowed, or if nothing is to be said of it."""
        return []

    # What is worth asking. The rules ask everything; who answers for a person (a server) may spare them what can't
    # matter to them. None of it may depend on what the seat can't see.

    def moment(self, state: State) -> Moment:
        """Which phase it is, and whose turn: what a person's wishes to be asked go by."""
        return Moment()

    def occasion(self, state: State, decision: Decision, option: Option) -> Hashable:
        """What makes offering it again the same as before, for whoever has declined; None: it is always something new."""
        return None

    def matters(self, state: State, decision: Decision, option: Option) -> bool:
        """Whether an option could still do something for the seat that is asked; declining aside."""
        return True

    def harmless(self, state: State, decision: Decision) -> Option | None:
        """The answer by which the seat can't lose anything, so that it need not be asked; None if there is none."""
        return None

    def sensible(self, state: State, decision: Decision) -> Option | None:
        """What whoever doesn't think long wants to answer: never what destroys something of one's own for nothing."""
        return decision.declining

    def costs(self, state: State, decision: Decision) -> dict[str, str]:
        """What answers would destroy of the seat's own, or give up for good, in a sentence, by their labels."""
        return {}

    def plain(self, state: State, decision: Decision) -> bool:
        """Whether everybody can see that the seat is asked this: it doesn't follow from what only the seat knows."""
        return True

    # Before the game

    def setup_form(self) -> list[Field]:
        """What is filled in before a game: once for the table, or once for each seat."""
        return []

    def plays(self, seat: dict[str, Any]) -> str:
        """A few words on what a seat plays, from its part of the form: what the others may know of it."""
        return ""
