"""What a person has done so far at a question that is asked again: whom they declared, what they kept or placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from weirwood.cli.table.view import side

if TYPE_CHECKING:
    from weirwood.kernel import Decision

GATHERED = {
    "draft": ("drafted", "Kept so far"),
    "plot deck": ("plot_deck", "Chosen so far"),
    "setup": ("placed", "Placed so far"),
}
"""By kind of question: where a seat's side of a view holds what it gathers, and how that is said."""


def gathered(view: dict[str, Any], seat: int, kind: str) -> str:
    """What the view says a seat has gathered at this kind of question; '' if nothing."""
    key, title = GATHERED.get(kind, ("", ""))
    cards = side(view, seat).get(key)
    return f"{title}: {', '.join(map(str, cards))}." if cards else ""


class SoFar:
    """The choices at one question that is asked again and again, with nothing happening in between."""

    def __init__(self) -> None:
        self.question = ("", "")
        self.log = 0
        self.given: list[str] = []

    def note(self, decision: Decision, label: str, log: int) -> None:
        """A choice was made; the log is so long now."""
        if not self._again(decision, log):
            self.given = []
        self.given.append(label)
        self.question, self.log = (decision.kind, decision.prompt), log

    def _again(self, decision: Decision, log: int) -> bool:
        return (decision.kind, decision.prompt) == self.question and log == self.log

    def say(self, decision: Decision, log: int) -> str:
        """What was chosen; '' if this is another question."""
        if not self.given or not self._again(decision, log):
            return ""
        return f"So far: {', '.join(self.given)}."


def nothing_placed(choices: Sequence[tuple[int, str]], seat: int, decision: Decision) -> bool:
    """Whether a seat could still place cards in setup and has placed none."""
    if decision.kind != "setup" or not any(option.verb == "place" for option in decision.options):
        return False
    return not any(by == seat and label.startswith("place ") for by, label in choices)
