"""Terminal conditions: what drives a card out of play whenever it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...grammar.kinds import OneOf
from ...grammar.phrase import Kind, Phrase
from ...grammar.speech import Speech
from ...table.event import Event
from ..bases import CONDITION
from ..describing.who import SAME, THAT, THIS
from ..effects.base import EFFECTS, Effect, Step
from ..walking import mentions, substitute
from .rules import Static

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from ...timing.initiating import Initiating


class AboutIt(Kind):
    """A condition that calls the card whose text it is 'it'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return CONDITION.say(substitute(value, THIS, SAME), speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, end in reader.read(CONDITION, at):
            if not mentions(value, THAT):
                yield substitute(value, SAME, THIS), end


ABOUT_IT = AboutIt()


HOW = OneOf({"sacrifice": "sacrifice", "kill": "kill", "discard": "discard"})


class LeavesIf(Static):
    """A terminal condition: the card is driven out of play whenever it holds; ``then``: what follows on that."""

    how: str = "sacrifice"
    then: tuple[Effect, ...] = ()
    phrases = (
        Phrase("{how} ~ if {condition}", how=HOW, condition=ABOUT_IT),
        Phrase("{how} ~ if {condition}; once that is done, {then}", how=HOW, condition=ABOUT_IT, then=EFFECTS),
    )


class DrivenOut(Step):
    """A terminal condition has come true, and something follows."""

    how: str

    def do(self, s: Table, frame: Initiating) -> None:
        card = frame.ctx.card
        s.happen([Event(self.how, card, s.ctrl[card], source=card, how="terminal")])
